import type { KindFrames } from '@/lib/writer/frames/frame'

/** No tips, for we know none: order, time, what is needed, and blanks for the steps. */
export const howTo: KindFrames = {
  hook: {
    statement: [
      '{first}.',
      '{subject}: start with [the first step].',
      '{line}, in [how many] steps.',
      'This is {clause}.',
      '{line}. All you need: [what you need].',
      '{line}. The first step: [the first step].',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
      '{phrase}, from the first step to the last.',
      '{clause}, from the first step to the last.',
    ],
    question: [
      '[The problem, as a question]? {first}.',
      '[The problem, as a question]? {line}.',
      'Still [the way most people do it]? {line}.',
      'Do you know the step that comes before [the obvious one]? {line}.',
      '{line}: where do you get stuck?',
    ],
    scene: [
      '[What it looks like when it goes wrong, in five words]. {line}.',
      'In front of you: [what you need]. {line}.',
      '{turn}. {line}.',
      '[What it looks like before]. [What it looks like after]. {line}.',
    ],
    list: [
      '{first}. {second}.',
      '[First step], [second step], [third step]: {clause}.',
      '{line}. One: [first step]. Two: [second step]. Three: [third step].',
      '{line}. You need [one thing], [another] and [a third].',
      '{first}. {second}. {third}.',
    ],
  },
  screen: {
    statement: [
      '{line}',
      '{line}, in [how many] steps',
      '{phrase}, step by step',
      '{clause}, step by step',
      '{outcome}',
      '[How many] minutes, start to finish',
    ],
    question: ['[The problem, in four words]?', 'Stuck at [which step]?', '{subject}: [what goes wrong]?'],
    scene: ['[What it looks like before]', 'Before: [three words]', 'After [how many] minutes'],
    list: ['Step 1: [three words]', 'You need: [three things]', '1 [word], 2 [word], 3 [word]'],
  },
  title: {
    statement: [
      '{first}',
      '{subject}: [what you do with it, step by step]',
      '{line}',
      '{line} ([how many] steps)',
      '{line} (step by step)',
      '{line}: [what comes out, in four words]',
      '{line} ({outcome})',
      '{line}, for {audience}',
    ],
    question: [
      '[The problem, as a question]? {line}',
      '{line}: [this way] or [that way]?',
      '{line}: where does it go wrong?',
    ],
    scene: ['{line}: [what goes wrong], and what to do then', '{line} (start to finish)', '{line} ({turn})'],
    list: [
      '{first}: [first step], [second step]',
      '{line}: [first step], [second step], [third step]',
      '{line} with only [what you need]',
      '{line}, from [the first step] to [the last step]',
    ],
  },
  caption: {
    statement: [
      '{first}.',
      '{subject}: start with [the first step].',
      '{line}.',
      '{line}, in [how many] steps.',
      '{line}. Save this for the next time.',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
      'This is {clause}.',
    ],
    question: ['[The problem, as a question]? {line}.', '{line}: at which step do you get stuck?'],
    scene: [
      '{line}. Before: [how it looks]. After: [how it looks].',
      '{turn}. {line}.',
      '[What you hold in your hand at the start]. {line}.',
    ],
    list: [
      '{first}. You need [one thing] and [another].',
      '{line}. You need [one thing], [another] and [a third].',
      '{phrase}: [first step], [second step], [third step].',
      '{clause}: [first step], [second step], [third step].',
      '{first}. {second}.',
    ],
  },
  body: {
    statement: [
      '{outcome}.',
      'The step not to skip: [which one, and why].',
      'It takes [how long], and most of that is [what].',
      '{turn}. [What you do about that].',
      'For {audience}. The first step: [the first step].',
    ],
    question: [
      'How do you know it is done? [What it looks like].',
      'Got stuck? Go back to [which step].',
      '[The question people ask]? [Your answer, in one sentence].',
    ],
    scene: [
      'Stop when [what it should look like].',
      'Halfway through it looks like this: [one sentence].',
      '{turn}. What to look for: [one sentence].',
    ],
    list: [
      '1. [First step]. 2. [Second step]. 3. [Third step].',
      'You need [one thing], [another] and [a third].',
      'First [step]. Then [step]. Last [step].',
      '{second}. {third}.',
    ],
  },
  post: {
    statement: [
      '{first}.\n\n{second}.',
      '{line}, in one sentence:\n\n[the sentence].',
      '{line}.\n\nThe step not to skip: [which one, and why].',
      '{line}.\n\nThe first step: [the first step]. What comes out: {outcome}.',
      '{line}.\n\n{outcome}.',
      '{line}.\n\n{turn}.',
    ],
    question: [
      '[The problem, as a question]?\n\n{line}:\n\n[the answer, in two sentences].',
      '{line}.\n\nHow do you know it is done? [What it looks like].',
    ],
    scene: [
      '{line}.\n\nBefore: [how it looks].\nAfter: [how it looks].',
      '{line}.\n\nStop when [what it should look like].',
    ],
    list: [
      '{line}:\n\n1. [first step]\n2. [second step]\n3. [third step]',
      '{line}.\n\nYou need:\n• [one thing]\n• [another]\n• [a third]',
      '{line}.\n\nFirst [step].\nThen [step].\nLast [step].',
      '{first}.\n\n{second}.\n\n{third}.',
    ],
  },
  reply: {
    statement: ['{audience}, at which step do you get stuck?', '{line}: which step do you do differently?'],
    question: [
      'Which step do you get stuck at?',
      'Which step would you leave out?',
      'How long does it take you?',
      'Who taught you to do it your way?',
      'What do you use instead of [what you use]?',
    ],
    scene: ['What did it look like the first time you tried?', 'What went wrong the last time?'],
    list: ['Your way: [first way], [second way] or another?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Save this for the next time.',
      'Send it to somebody who does it [the other way].',
      'Do the first step today.',
      'Tell me the step where you get stuck.',
    ],
    question: ['Tried it? Show me how it turned out.', 'Stuck? Write the number of the step.'],
    scene: ['Keep it open while you do it.', 'Pause after each step and do it along with me.'],
    list: ['Write the steps down: [first], [second], [third].', 'Save it, get [what you need], start.'],
  },
}
