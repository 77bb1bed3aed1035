import type { KindFrames } from '@/lib/writer/frames/frame'

/** A number of things: where it starts, what stands first, which one is the viewer's. */
export const list: KindFrames = {
  hook: {
    statement: [
      '{first}.',
      '{line}, in no particular order.',
      '{line}. Number one: [the first one].',
      '{line}. Guess what comes first.',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
    ],
    question: [
      '{line}. Which one is yours?',
      '{line}. How many do you know already?',
      '[The question this list answers]? {line}.',
    ],
    scene: [
      '{subject}: [the one you would not expect].',
      '{line}. {turn}.',
      '[Where you were when you thought of the first one]. {line}.',
      '“[What somebody said that started the list].” {line}.',
    ],
    list: [
      '{first}. Number one: [the first one].',
      '{line}. [First one]. [Second one]. [Third one].',
      '{line}, from [the smallest] to [the biggest].',
      'First [one], last [one]. {line}.',
      '{first}. {second}.',
    ],
  },
  screen: {
    statement: ['{line}', '{first}', '{outcome}', 'The last one: [two words]'],
    question: ['Which one is yours?', 'How many of these?', 'What comes first?', 'Which one would you cut?'],
    scene: ['1. [what it shows]', '{turn}', 'Number [which]: [three words]'],
    list: ['[one], [two], [three]', '1 [word], 2 [word], 3 [word]'],
  },
  title: {
    statement: [
      '{line}',
      '{line} (in no particular order)',
      '{line}, for {audience}',
      '{line} ({outcome})',
      '{first}',
    ],
    question: [
      '{line}: which one is yours?',
      '[The question this list answers]? {line}',
      '{line}: what comes first?',
    ],
    scene: [
      '{subject}: [first], [second], [third]',
      '{line} ({turn})',
      '{line}, all in one place: [place]',
      '{line} (start with number [which])',
    ],
    list: [
      '{line}: [first], [second], [third]',
      '{line}, from [the smallest] to [the biggest]',
      '{line} ([first], [second] and more)',
    ],
  },
  caption: {
    statement: [
      '{first}.',
      '{line}.',
      '{line}, in no particular order.',
      '{line}. Save this one.',
      '{line}. My favourite: [which, and why].',
      'For {audience}. {line}.',
      '{line}. {outcome}.',
    ],
    question: [
      '{line}. Which one is yours?',
      '{line}. How many do you know already?',
      '{line}. What is missing?',
    ],
    scene: ['{line}. {turn}.', '[Where the list began, in five words]. {line}.'],
    list: ['{line}: [first], [second], [third].', '{line}. Start with number [which].', '{first}. {second}.'],
  },
  body: {
    statement: [
      'In no particular order.',
      'In no particular order, but number [which] matters most: [why].',
      'The one people forget: [which].',
      '{outcome}.',
      '{turn}.',
      'If you only remember one: [which, and why].',
      'For {audience}. [Which one to start with].',
    ],
    question: [
      'Which one would you add?',
      'How many of these did you know?',
      'Not on the list, and why? [One that you left out].',
      'Which one came last? [Which, and when].',
    ],
    scene: [
      'It started with [which one], [where and when].',
      '[What happened with number three, in one sentence].',
    ],
    list: [
      '1. [First]. 2. [Second]. 3. [Third].',
      'The first: [which]. The last: [which].',
      'Best known: [which]. Least known: [which].',
      '{second}. {third}.',
    ],
  },
  post: {
    statement: [
      '{line}.\n\nIf you only remember one: [which, and why].',
      '{line}.\n\nThe one people forget: [which].',
      '{line}.\n\n{outcome}.',
    ],
    question: [
      '{line}.\n\nWhich one is yours?',
      '{line}.\n\nWhich one is missing?',
      '{line}.\n\n[First one]. [Second one].\n\nWhat is the third?',
      '{line}.\n\nNumber one for me: [which]. And for you?',
    ],
    scene: ['{line}.\n\n{turn}.', '{line}.\n\nIt started with [which one], [where and when].'],
    list: [
      '{line}:\n\n1. [first]\n2. [second]\n3. [third]',
      '{line}:\n\n• [first]\n• [second]\n• [third]',
      '{line}.\n\nBest known: [which].\nLeast known: [which].\nFirst on my list: [which].',
      '{first}.\n\n{second}.\n\n{third}.',
    ],
  },
  reply: {
    statement: ['Name the one that is missing.', 'For {audience}: which one comes first?'],
    question: [
      'Which one is yours?',
      'Which one would you cross out?',
      'What would you put first?',
      'How many of these do you know?',
      'Which one surprised you?',
      'Who told you about number [which]?',
    ],
    scene: ['Which one have you seen for yourself, and where?'],
    list: ['[First one] or [second one]: which goes first?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Save the list.',
      'Save the list for [when it is needed].',
      'Send it to somebody who needs number [which].',
      'Write the number that is yours.',
    ],
    question: ['Which one is missing? Add it below.', 'Know one more? Add it to the list.'],
    scene: ['Take a screenshot for [when it is needed].', 'Take the list along when you [do what].'],
    list: ['Pick one and say which.', 'One to keep, one to cut: write both.'],
  },
}
