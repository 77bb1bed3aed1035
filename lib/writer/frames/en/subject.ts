import type { KindFrames } from '@/lib/writer/frames/frame'

/** A bare noun phrase: labels, exact blanks, and questions that people who care about it answer. */
export const subject: KindFrames = {
  hook: {
    statement: [
      '{line}.',
      'One rule for {subject}: [the rule].',
      '[How long] of {subject}: [what it changed].',
      'A word you only know from {subject}: [the word].',
      '{phrase}, in one sentence: [the sentence].',
      'One number about {subject}: [the number].',
      '{phrase}. What people get wrong first: [one sentence].',
      '{phrase}: [the part that takes longest, in five words].',
      '{phrase}, for {audience}.',
      '{phrase}. {outcome}.',
    ],
    question: [
      '{phrase}: how did it start for you?',
      'What do you notice first? {subject}.',
      '{phrase}: [a question with two possible answers]?',
      '{phrase}: more, or less? [Your answer].',
    ],
    scene: [
      '{phrase}, [what time of day], [where].',
      '[What you can hear or smell, in four words]. {phrase}.',
      '{phrase}. {turn}.',
      '{phrase}, day [which].',
    ],
    list: [
      '{phrase}. You either [one thing] or [another].',
      '{phrase}: [one to keep], [one to skip], [one to try].',
      '{phrase} in three words: [one], [two], [three].',
      '{phrase}, from [the first thing] to [the last thing].',
    ],
  },
  screen: {
    statement: [
      '{line}',
      '{phrase}',
      '{phrase}, part [which]',
      '{phrase}: [one number]',
      '{outcome}',
      '{phrase}, for {audience}',
    ],
    question: ['{phrase}: yes or no?', '{phrase}: [three words]?', '{phrase}: where to start?'],
    scene: ['{phrase}, [time of day]', '{phrase}, [place]', '{phrase}, day [which]', '{phrase}, close up'],
    list: ['{phrase}: [one], [two], [three]', '{phrase}: [how many] ways', '{phrase}: keep, skip, try'],
  },
  title: {
    statement: [
      '{line}',
      '[How long] of {subject}: [what it changed]',
      'One rule for {subject}',
      '{phrase}: [what comes out, in five words]',
      '{phrase}, explained with [one object]',
      '{phrase}: {outcome}',
      '{phrase} for {audience}',
      '{phrase} after [how many weeks or tries]',
    ],
    question: [
      '{phrase}: [the question people type into search]?',
      '{phrase}: where do you start?',
      '{phrase}: [this] or [that]?',
    ],
    scene: ['{phrase} in [season]', '{phrase}: one day, hour by hour', '{phrase}: {turn}'],
    list: [
      '{phrase}: [how many] ways',
      '{phrase}: one to keep, one to skip, one to try',
      '{phrase}, from [the first thing] to [the last thing]',
      '{phrase} in [how many] minutes',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      'One rule for {subject}: [the rule].',
      '[How long] of {subject}: [what it changed].',
      '{phrase}. {outcome}.',
      '{phrase}, in one word: [the word].',
      '{phrase}: [the part nobody sees, in six words].',
      'For {audience}: {phrase}.',
      'Somewhere between [one thing] and [another]: {phrase}.',
    ],
    question: [
      '{phrase}: how did it start for you?',
      '{phrase}: [a question with two possible answers]?',
      '{phrase}: what do you see first?',
    ],
    scene: [
      '{phrase}, [time of day], [place].',
      '{phrase}. {turn}.',
      '[What you hear, in three words]. {phrase}.',
    ],
    list: [
      '{phrase} in three words: [one], [two], [three].',
      '{phrase}: [one], [two], and always [three].',
      '{phrase} in [how many] pictures.',
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
      '{line}.',
      'One rule for {subject}: [the rule].',
      'The first thing to know about {subject}: [one sentence].',
      '{phrase}, in one sentence:\n\n[the sentence].',
      '{phrase}.\n\n{outcome}.',
      '{phrase}.\n\nWhat people get wrong first: [one sentence].',
      'One number about {subject}: [the number].\n\n[What it means, in one sentence].',
    ],
    question: [
      '{phrase}: how did it start for you?',
      '{phrase}.\n\nKeep one thing, drop one thing. Which?',
      '{phrase}: [this] or [that]?',
    ],
    scene: ['{phrase}, [time of day], [place].\n\n[What you saw, in one sentence].', '{phrase}.\n\n{turn}.'],
    list: [
      'A word you only know from {subject}: [the word].\n\nIt means [what].',
      '{phrase}:\n\nKeep: [one thing].\nSkip: [one thing].\nTry: [one thing].',
      '{phrase}.\n\nThen: [one sentence].\nNow: [one sentence].',
      '{phrase} in three lines:\n\n1. [first]\n2. [second]\n3. [third]',
    ],
  },
  reply: {
    statement: [
      '{phrase}: tell me where you started.',
      'For {audience}: what would you ask about {subject}?',
    ],
    question: [
      'What is your one rule for {subject}?',
      'Which word do only people into {subject} know?',
      '{phrase}: how did it start for you?',
      '{phrase}: what do you get asked most?',
      '{phrase}: what would you tell a beginner?',
      'What is the first thing you look at?',
      'What would you do differently if you started again?',
      'Who would you show this to?',
    ],
    scene: ['{phrase}: where did you see the best?', 'Where were you when it started for you?'],
    list: ['{phrase}: [this] or [that]?', '{phrase}: keep, skip or try?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Save this if you are starting out.',
      'Send it to the one you share this with.',
      'Show me yours.',
      'Tell me which one you would pick.',
    ],
    question: ['New to it? Start with [one thing].', '{phrase}: somebody comes to mind? Send it to them.'],
    scene: ['Take a picture of yours and tag [your handle].', 'Come and see: [where, when].'],
    list: ['Next: [this] or [that]. You choose.'],
  },
}
