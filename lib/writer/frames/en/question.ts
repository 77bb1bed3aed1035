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
      'Honest answers only. {line}?',
      'First thought only. {line}?',
    ],
    scene: [
      '“{line}?” [Who asked you, and where].',
      '[Where you were, in four words]. {line}?',
      '{turn}. {line}?',
    ],
    list: [
      '{subject}: [your question, in six words]?',
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
    question: ['{line}?', '“{line}?”', 'Your answer?'],
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
    scene: ['{line}? {turn}', '{line}? The question I get from [whom]', '{line}? Asked by [who]'],
    list: [
      '{subject}: [your question, in six words]?',
      '{line}? [One answer], [another] or [a third]',
      '{line}? [How many] answers',
      '{line}? [How many] people, [how many] answers',
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
    question: ['{line}?', 'For {audience}. {line}?', '{line}? Wrong answers only.', '“{line}?”'],
    scene: [
      '{subject}: [your question, in eight words]?',
      '{turn}. {line}?',
      '[Where you were when it came up]. {line}?',
    ],
    list: ['{line}? A: [one answer]. B: [the other].', '{line}? [One answer], [another], or [a third]?'],
  },
  body: {
    statement: [
      'My answer: [your answer, in one sentence].',
      'The answer I get most: [that answer].',
      '{outcome}.',
      'It came up because [what happened].',
      'For {audience}. [Your answer, in one sentence].',
      'The answer I did not expect: [which one].',
    ],
    question: [
      'What did you answer first, before you thought about it?',
      'Who would answer this differently?',
      '{turn}. And you?',
    ],
    scene: ['[Who] asked me, [where]. I said [what].', 'So far: [what people have said].', '{turn}.'],
    list: [
      'A: [one answer]. B: [the other]. Write the letter.',
      'One answer: [which]. The opposite: [which].',
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
      '{line}?\n\nWrong answers only.',
      '{line}?\n\nHonest answers only.',
    ],
    scene: [
      '[Who] asked me today:\n\n“{line}?”',
      '{turn}.\n\n{line}?',
      '{line}?\n\nIt came up because [what happened].',
    ],
    list: [
      '{line}?\n\nA: [one answer]\nB: [the other]',
      '{line}?\n\nOne answer: [which].\nThe opposite: [which].',
      '{line}?\n\n1. [one answer]\n2. [another answer]\n3. [a third]',
    ],
  },
  reply: {
    statement: ['Tell me the first answer you thought of.', 'One sentence: what do you say?'],
    question: [
      '{line}?',
      'How sure are you, from 1 to 10?',
      'What is the best answer you have heard?',
      'Who would answer this differently?',
      'What would your mother say?',
      'Which answer did you expect?',
      'For {audience}: what do you say?',
    ],
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
    question: ['Not sure? Write your first thought.', 'Got an answer? Write it below, with a reason.'],
    scene: [
      'Ask somebody next to you and write down what they say.',
      'Ask it at dinner and tell me the best answer.',
    ],
    list: ['A for [one answer], B for [the other].', 'Vote until [day].'],
  },
}
