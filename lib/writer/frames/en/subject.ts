import type { KindFrames } from '@/lib/writer/frames/frame'

/** A bare noun phrase: labels, exact blanks, and questions that people who care about it answer. */
export const subject: KindFrames = {
  hook: {
    statement: [
      'One rule for {subject}: [the rule].',
      '[How long] of {subject}: [what it changed].',
      'A word you only know from {subject}: [the word].',
      '{subject}, in one sentence: [the sentence].',
      'One number about {subject}: [the number].',
      '{subject}. What people get wrong first: [one sentence].',
      '{subject}: [the part that takes longest, in five words].',
      '{subject}, for {audience}.',
      '{subject}. {outcome}.',
    ],
    question: [
      '{subject}: how did it start for you?',
      'What do you notice first? {subject}.',
      '{subject}: [a question with two possible answers]?',
      '{subject}: more, or less? [Your answer].',
    ],
    scene: [
      '{subject}, [what time of day], [where].',
      '[What you can hear or smell, in four words]. {subject}.',
      '{subject}. {turn}.',
      'Day [which day] of {subject}.',
    ],
    list: [
      '{subject}. You either [one thing] or [another].',
      '{subject}: [one to keep], [one to skip], [one to try].',
      '{subject} in three words: [one], [two], [three].',
      '{subject}, from [the first thing] to [the last thing].',
    ],
  },
  screen: {
    statement: [
      '{subject}',
      '{subject}, part [which]',
      '{subject}: [one number]',
      '{outcome}',
      '{subject}, for {audience}',
    ],
    question: ['{subject}: yes or no?', '{subject}: [three words]?', '{subject}: where to start?'],
    scene: [
      '{subject}, [time of day]',
      '{subject}, [place]',
      '{subject}, day [which]',
      '{subject}, close up',
    ],
    list: ['{subject}: [one], [two], [three]', '{subject}: [how many] ways', '{subject}: keep, skip, try'],
  },
  title: {
    statement: [
      '[How long] of {subject}: [what it changed]',
      'One rule for {subject}',
      '{subject}: [what comes out, in five words]',
      '{subject}, explained with [one object]',
      '{subject}: {outcome}',
      '{subject} for {audience}',
      '{subject} after [how many weeks or tries]',
    ],
    question: [
      '{subject}: [the question people type into search]?',
      '{subject}: where do you start?',
      '{subject}: [this] or [that]?',
    ],
    scene: ['{subject} in [season]', '{subject}: one day, hour by hour', '{subject}: {turn}'],
    list: [
      '{subject}: [how many] ways',
      '{subject}: one to keep, one to skip, one to try',
      '{subject}, from [the first thing] to [the last thing]',
      '{subject} in [how many] minutes',
    ],
  },
  caption: {
    statement: [
      'One rule for {subject}: [the rule].',
      '[How long] of {subject}: [what it changed].',
      '{subject}. {outcome}.',
      '{subject}, in one word: [the word].',
      '{subject}: [the part nobody sees, in six words].',
      'For {audience}: {subject}.',
      'Somewhere between [one thing] and [another]: {subject}.',
    ],
    question: [
      '{subject}: how did it start for you?',
      '{subject}: [a question with two possible answers]?',
      '{subject}: what do you see first?',
    ],
    scene: [
      '{subject}, [time of day], [place].',
      '{subject}. {turn}.',
      '[What you hear, in three words]. {subject}.',
    ],
    list: [
      '{subject} in three words: [one], [two], [three].',
      '{subject}: [one], [two], and always [three].',
      '{subject} in [how many] pictures.',
    ],
  },
  body: {
    statement: [
      'The only rule: [the rule].',
      '{outcome}.',
      '{turn}.',
      'It began with [what, and when].',
      'The part that takes longest: [which part].',
      'If you are new to it, start with [one thing].',
    ],
    question: [
      '[The question you are asked most]? [Your answer, in one sentence].',
      'How long does it take? [How long, from what to what].',
      'What does it cost? [The sum, and for what].',
    ],
    scene: [
      '[What it looks like up close, in one sentence].',
      'First picture: [what it shows]. Last picture: [what it shows].',
      '[Where you were, and what was in your hands].',
    ],
    list: [
      'One to keep: [which]. One to skip: [which]. One to try: [which].',
      '[One thing to see]. [One to hear]. [One to touch].',
      'Then: [one sentence]. Now: [one sentence].',
    ],
  },
  post: {
    statement: [
      'One rule for {subject}: [the rule].',
      'The first thing to know about {subject}: [one sentence].',
      '{subject}, in one sentence:\n\n[the sentence].',
      '{subject}.\n\n{outcome}.',
      '{subject}.\n\nWhat people get wrong first: [one sentence].',
      'One number about {subject}: [the number].\n\n[What it means, in one sentence].',
    ],
    question: [
      '{subject}: how did it start for you?',
      '{subject}.\n\nKeep one thing, drop one thing. Which?',
      '{subject}: [this] or [that]?',
    ],
    scene: [
      '{subject}, [time of day], [place].\n\n[What you saw, in one sentence].',
      '{subject}.\n\n{turn}.',
    ],
    list: [
      'A word you only know from {subject}: [the word].\n\nIt means [what].',
      '{subject}:\n\nKeep: [one thing].\nSkip: [one thing].\nTry: [one thing].',
      '{subject}.\n\nThen: [one sentence].\nNow: [one sentence].',
      '{subject} in three lines:\n\n1. [first]\n2. [second]\n3. [third]',
    ],
  },
  reply: {
    statement: [
      '{subject}: tell me where you started.',
      'For {audience}: what would you ask about {subject}?',
    ],
    question: [
      'What is your one rule for {subject}?',
      'Which word do only people into {subject} know?',
      '{subject}: how did it start for you?',
      '{subject}: what do you get asked most?',
      '{subject}: what would you tell a beginner?',
      'What is the first thing you look at?',
      'What would you do differently if you started again?',
      'Who would you show this to?',
    ],
    scene: ['{subject}: where did you see the best?', 'Where were you when it started for you?'],
    list: ['{subject}: [this] or [that]?', '{subject}: keep, skip or try?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Save this if you are starting out.',
      'Send it to the one you share this with.',
      'Show me yours.',
      'Tell me which one you would pick.',
    ],
    question: ['New to it? Start with [one thing].', '{subject}: somebody comes to mind? Send it to them.'],
    scene: ['Take a picture of yours and tag [your handle].', 'Come and see: [where, when].'],
    list: ['Next: [this] or [that]. You choose.'],
  },
}
