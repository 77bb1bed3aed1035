import type { KindFrames } from '@/lib/writer/frames/frame'

/** Two sides, side by side; the viewer picks. */
export const comparison: KindFrames = {
  hook: {
    statement: [
      'One of these is {a}. One is {b}. Pick before I tell you.',
      '{a} and {b}, side by side.',
      '{line}. You choose.',
      '{line}. The winner: [which one, and at what].',
      'For {audience}: {a} or {b}.',
      '{line}. {outcome}.',
    ],
    question: [
      '{a} or {b}?',
      'You can keep only one. {a} or {b}?',
      'You have five seconds. {a} or {b}?',
      '[What you need it for]: {a} or {b}?',
      '{line}. Which side are you on?',
    ],
    scene: [
      'On the left, {a}. On the right, {b}.',
      '{line}. {turn}.',
      'First {a}. Then {b}.',
      '[Where you are], [what is in front of you]. {line}.',
    ],
    list: [
      '{first}.',
      '{a}: [three words]. {b}: [three words].',
      'Round one: [what]. Round two: [what]. Round three: [what]. {line}.',
      '{line}. [Price], [time], [result].',
      '{first}. {second}.',
    ],
  },
  screen: {
    statement: ['{a} vs {b}', '{line}', '{outcome}', 'Winner: [which one]', '{a} / {b}'],
    question: ['{a} or {b}?', 'Left or right?', 'Which is which?'],
    scene: ['{a}, close up', '{turn}', '{b}, after [how long]', 'Round 1: [what]'],
    list: ['A: {a}  B: {b}', '{a}: [one word], {b}: [one word]'],
  },
  title: {
    statement: [
      '{line}, in [how many] rounds',
      '{line}',
      '{a} vs {b}',
      '{a} vs {b}, side by side',
      '{a} vs {b}: {outcome}',
      '{line}: [which one wins, and at what]',
    ],
    question: [
      '{line}: what decides it?',
      '{a} or {b}?',
      '{a} vs {b}: which one for [what]?',
      '{a} or {b} for {audience}?',
      '{a} vs {b}: which would you keep?',
    ],
    scene: ['{line} ({turn})', '{a} vs {b}: the [which] test', '{a} vs {b} after [how long]'],
    list: [
      '{first}',
      '{line} | [name of your channel or series]',
      '{a} vs {b}: [price], [time], [result]',
      '{a} vs {b}: [one round], [another], [the last]',
      '{line}: [first difference], [second], [third]',
    ],
  },
  caption: {
    statement: [
      '{line}.',
      '{a} on the left, {b} on the right.',
      '{line}. I know which one I would keep: [which].',
      '{a} and {b}, side by side.',
      '{line}. {outcome}.',
      'For {audience}: {a} or {b}.',
    ],
    question: [
      '{a} or {b}?',
      '{line}. Left or right?',
      'Only one can stay. {a} or {b}?',
      '{line}. Which one, and why?',
    ],
    scene: ['First {a}, then {b}.', '{line}. {turn}.', '{line}. [Where you tried both, and when].'],
    list: [
      '{first}.',
      '{a}: [three words]. {b}: [three words].',
      'A: {a}. B: {b}. One letter is enough.',
      '{line}. [Price], [time], [result].',
    ],
  },
  body: {
    statement: [
      'My pick: [which one, and why].',
      'The difference shows in [what].',
      '{outcome}.',
      '{turn}.',
      'Same [what is the same], different [what is not].',
      'For {audience}. [Which one, in one sentence].',
    ],
    question: [
      'Which one would you take home?',
      'Where is the difference? [In one sentence].',
      'What decides it for you, [one thing] or [another]?',
    ],
    scene: ['Tried both in [where], for [how long].', 'Look at [what] in both.'],
    list: [
      'A: {a}. B: {b}.',
      'Price: [both]. Time: [both]. Result: [which wins].',
      'Take {a} if [when]. Take {b} if [when].',
      '{second}. {third}.',
    ],
  },
  post: {
    statement: [
      '{line}.\n\nThe difference shows in [what].',
      '{line}.\n\nMy pick: [which one, and why].',
      '{line}.\n\n{outcome}.',
      'One of these is {a}. One is {b}.\n\nPick one before you read on.',
    ],
    question: [
      '{line}.\n\nWhich one, and since when?',
      '{a} or {b}?',
      'You can keep only one.\n\n{a} or {b}?',
      '{line}.\n\nWhat decides it for you?',
    ],
    scene: ['First {a}.\nThen {b}.\n\n[What you noticed, in one sentence].', '{line}.\n\n{turn}.'],
    list: [
      'A: {a}\nB: {b}\n\nOne letter is enough.',
      '{a}: [three words].\n{b}: [three words].',
      '{line}.\n\nPrice: [both].\nTime: [both].\nResult: [which wins].',
      '{a}, if [when].\n{b}, if [when].',
    ],
  },
  reply: {
    statement: ['Write A for {a}, B for {b}.', 'Tell me which one, and since when.'],
    question: [
      '{a} or {b}?',
      'Which one did you start with?',
      'What would make you switch?',
      'Which one would you give to a friend?',
      'Which of the two could you do without?',
      'For {audience}: which of the two?',
    ],
    scene: ['You have both in front of you. Which one first?'],
    list: ['{a}, {b}, or neither?', '{a}, {b}, or both?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Pick one and write it below.',
      'Send it to the person who would pick the other one.',
      'Vote with one letter.',
      'Pick first, then read the comments.',
    ],
    question: ['A or B? One letter is enough.', 'Undecided? Tell me what you need it for.'],
    scene: ['Show it to somebody and let them choose first.', 'Try both and tell me which one stayed.'],
    list: ['A: {a}. B: {b}. Vote below.', 'Vote until [day].'],
  },
}
