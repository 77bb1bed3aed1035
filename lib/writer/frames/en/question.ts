import type { KindFrames } from '@/lib/writer/frames/frame'

/** The question itself, and ways to answer it. */
export const question: KindFrames = {
  hook: {
    statement: [
      'You get one sentence to answer. {line}?',
      '[How many] people, one question. {line}?',
      '{line}? My answer: [your answer, in one sentence].',
      '{line}? {outcome}.',
      'Think of your answer before you hear mine. {line}?',
    ],
    question: [
      '{line}?',
      'For {audience}. {line}?',
      '{line}? And since when?',
      'What was your first thought? {line}?',
    ],
    scene: [
      '“{line}?” [Who asked you, and where].',
      '[Where you were, in four words]. {line}?',
      '{turn}. {line}?',
    ],
    list: [
      '{line}? [One answer], [another answer], or [a third]?',
      '{line}? The short answer: [three words].',
      '{line}? One: [first answer]. Two: [second answer].',
      '{first}? {second}.',
    ],
  },
  screen: {
    statement: [
      '[Your answer, in three words]',
      'The short answer: [two words]',
      '[How many] people, one question',
      '{outcome}',
    ],
    question: ['{line}?', '“{line}?”', '{subject}?', 'Your answer?'],
    scene: ['[Who asked, and where]', '{turn}', 'Asked in [place]'],
    list: [
      'A: [one answer]  B: [the other]',
      '[one answer] / [another] / [a third]',
      '[First answer] or [second]?',
    ],
  },
  title: {
    statement: [
      '{line}? My answer after [how long]',
      '{line}? [Your answer, in five words]',
      '{line}? I asked [how many] people',
      '{line}? {outcome}',
    ],
    question: ['{line}?', '{line}? (for {audience})', '“{line}?”', '{line}? Or [the other way to see it]?'],
    scene: ['{line}? {turn}', '{line}? Asked on the street in [place]', '{line}? Asked by [who]'],
    list: [
      '{line}? [One answer], [another] or [a third]',
      '{line}? [How many] answers',
      '{line}? The case for, the case against',
    ],
  },
  caption: {
    statement: [
      '{line}? My answer: [three words].',
      '{line}? One sentence is enough.',
      'Asked by [who]. {line}?',
      '{line}? {outcome}.',
      '[How many] people, one question. {line}?',
    ],
    question: [
      '{line}?',
      'For {audience}. {line}?',
      '{line}? What would you have said [how many] years ago?',
      '“{line}?”',
    ],
    scene: ['{turn}. {line}?', '[Where you were when it came up]. {line}?'],
    list: [
      '{line}? A: [one answer]. B: [the other].',
      '{line}? [One answer], [another], or [a third]?',
      '{line}? Yes, no, or it depends on [what]?',
    ],
  },
  body: {
    statement: [
      'My answer: [your answer, in one sentence].',
      'The answer I get most: [that answer].',
      '{outcome}.',
      'It came up because [what happened].',
      'For {audience}. [Your answer, in one sentence].',
      'The answer that changed my mind: [which one].',
    ],
    question: [
      'What did you answer first, before you thought about it?',
      'Has your answer changed, and when?',
      '{turn}. What would you have done?',
    ],
    scene: ['[Who] asked me, [where]. I said [what].', 'So far: [what people have said].', '{turn}.'],
    list: [
      'A: [one answer]. B: [the other]. Write the letter.',
      'For: [one reason]. Against: [one reason].',
      '{second}. {third}.',
    ],
  },
  post: {
    statement: [
      '{line}?\n\nMy answer: [your answer, in one sentence].',
      '{line}?\n\nOne sentence is enough.',
      '{line}?\n\n{outcome}.',
    ],
    question: [
      '{line}?',
      'For {audience}.\n\n{line}?',
      '{line}?\n\nAnd what did you think [how many] years ago?',
    ],
    scene: [
      '[Who] asked me today:\n\n“{line}?”',
      '{turn}.\n\n{line}?',
      '{line}?\n\nIt came up because [what happened].',
    ],
    list: [
      '{line}?\n\nA: [one answer]\nB: [the other]',
      '{line}?\n\nFor: [one reason].\nAgainst: [one reason].',
      '{line}?\n\n1. [one answer]\n2. [another answer]\n3. [a third]',
    ],
  },
  reply: {
    statement: ['Tell me the first answer you thought of.', 'One sentence: what do you say?'],
    question: [
      '{line}?',
      'How sure are you, from 1 to 10?',
      'Has your answer changed over the years?',
      'Who would answer this differently?',
      'What would your mother say?',
      'Which answer did you expect?',
      'For {audience}: what do you say?',
    ],
    scene: ['When was the last time you asked yourself this?'],
    list: ['[One answer] or [the other]?', 'Team [one answer] or team [the other]?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Answer in one sentence.',
      'Send it to somebody who would answer differently.',
      'Write your answer before you read the others.',
      'Read the first answer below, then write yours.',
    ],
    question: ['Yes or no? Write it below.', 'Got an answer? Write it below, with a reason.'],
    scene: [
      'Ask somebody next to you and write down what they say.',
      'Ask it at dinner and tell me the best answer.',
    ],
    list: ['A for [one answer], B for [the other].', 'Vote until [day].'],
  },
}
