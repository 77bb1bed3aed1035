import type { KindFrames } from '@/lib/writer/frames/frame'

/** A product, a haul, a film: the verdict is the visitor's, so it is a blank. */
export const review: KindFrames = {
  hook: {
    statement: [
      '{line}.',
      '{sentence}. [Your reason, in one sentence].',
      '{line}. The verdict: [three words].',
      '{subject}: [the best thing], but [the worst thing].',
      '{phrase}. Used for [how long], paid [how much].',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
      '{subject}, before you spend the money: [one sentence].',
    ],
    question: [
      '{clause}? [Your answer, in four words].',
      '{subject}: keep or return?',
      '{subject}: worth [the price]?',
      '{subject}: would you? [Your answer, in four words].',
      '{line}. What would you have paid?',
    ],
    scene: [
      '“[What somebody said when they saw it].” {line}.',
      '{line}. {turn}.',
      'Out of the box: [first impression]. After [how long]: [second impression]. {subject}.',
      '[What it sounds, smells or feels like, in four words]. {phrase}.',
      '{subject}, day [which].',
    ],
    list: [
      '{first}.',
      '{line}. The good: [what]. The bad: [what].',
      '{subject}: [one plus], [one minus], [the price].',
      '{phrase}. Price: [price]. Points out of ten: [points].',
      'Who it is for: [who]. Who it is not for: [who]. {subject}.',
      '{first}. {second}.',
    ],
  },
  screen: {
    statement: ['{subject}', '{line}', '{subject}: [points] out of 10', '{outcome}', '[Price], [where from]'],
    question: ['Keep or return?', '{subject}: worth it?', 'The price: [price]', 'Buy it again?'],
    scene: ['First try', 'After [how long]', '{subject}, close up', '{turn}', 'Day 1 / day [which]'],
    list: ['+ [plus]  − [minus]', '[price], [points] out of 10', '+ [one]  + [two]  − [one]'],
  },
  title: {
    statement: [
      '{line}: my verdict',
      '{line} (after [how long])',
      '{line}',
      '{subject}: my verdict after [how long]',
      '{line} ({outcome})',
      '{subject}: [points] out of 10',
      '{subject} for {audience}',
    ],
    question: [
      '{subject}: worth [the price]?',
      '{subject}: keep or return?',
      '{subject} or [what else costs the same]?',
    ],
    scene: ['{subject}: first try and [how long] later', '{line} ({turn})', '{subject} up close'],
    list: [
      '{first}',
      '{subject}: [one plus], [one minus], one verdict',
      '{subject}: price, pros, cons',
      '{line}: [first finding], [second], [third]',
    ],
  },
  caption: {
    statement: [
      '{sentence}. [Your reason, in one sentence].',
      '{line}.',
      '{line}. The verdict: [three words].',
      '{subject}: [points] out of 10.',
      '{line}. {outcome}.',
      'For {audience}. {line}.',
    ],
    question: [
      '{subject}: keep or return?',
      '{subject}: worth [the price]?',
      '{line}. What would you have paid?',
    ],
    scene: [
      '“[What somebody said when they saw it].” {line}.',
      '{line}. {turn}.',
      'First picture: new. Last picture: after [how long]. {subject}.',
      '{subject}, day [which].',
    ],
    list: [
      '{first}.',
      '{line}. The good: [what]. The bad: [what].',
      '{subject}: [one plus], [one minus], [the price].',
      '{phrase}. Keep: [what]. Return: [what].',
      '{first}. {second}.',
    ],
  },
  body: {
    statement: [
      '{outcome}.',
      'Good for [whom]. Not for [whom].',
      '{turn}.',
      'Price: [price]. From [where].',
      'Buy again: [yes or no, and why].',
      'For {audience}. {outcome}.',
    ],
    question: [
      'What would I change? [One thing].',
      'Does it last? After [how long]: [how it looks now].',
      '{turn}. Would that bother you?',
    ],
    scene: [
      'Used [how often], for [how long], at [where].',
      'Up close: [what you see].',
      'The first time: [one sentence]. By now: [one sentence].',
    ],
    list: [
      'Plus: [one]. Minus: [one]. Price: [price].',
      'Looks: [points]. Use: [points]. Price: [points].',
      'Keep: [what]. Return: [what].',
      '{second}. {third}.',
    ],
  },
  post: {
    statement: [
      '{line}.',
      '{line}.\n\nThe verdict: [one sentence].',
      '{line}.\n\n{outcome}.',
      '{subject}.\n\nGood for [whom]. Not for [whom].',
      '{subject}: [points] out of 10.\n\n[The reason, in one sentence].',
    ],
    question: [
      '{subject}: keep or return?',
      '{subject}: worth [the price]?\n\n[Your answer, in one sentence].',
      '{line}.\n\nWhat would you have paid?',
    ],
    scene: [
      '{line}.\n\n“[What somebody said when they saw it].”',
      '{line}.\n\n{turn}.',
      '{subject}.\n\nThe first day: [one sentence].\nToday: [one sentence].',
    ],
    list: [
      '{line}.\n\nThe good: [what].\nThe bad: [what].',
      '{subject}\n\n+ [one plus]\n+ [another]\n− [one minus]',
      '{subject}\n\nPrice: [price]\nUsed: [how often]\nBuy again: [yes or no]',
      '{first}.\n\n{second}.',
    ],
  },
  reply: {
    statement: ['{subject}: give it points out of 10.', 'Tried it? Tell me how it held up.'],
    question: [
      '{subject}: keep or return?',
      'What would you have paid for it?',
      'What do you use instead?',
      'Have you tried it, and for how long?',
      'What was the last thing you sent back?',
      'Which one should I try next?',
      '{subject}: what would you want to know before you pay?',
    ],
    scene: ['Where would you use it first?'],
    list: ['Keep, return or give away?', '{subject} or [the other one]?'],
  },
  cta: {
    statement: [
      '{action}.',
      'Save this for before you buy.',
      'Send it to somebody who has it in the basket.',
      'Tell me what to test next.',
      'Name, price and shop: [where to find them].',
    ],
    question: ['Got it already? Write your verdict.', 'Keep or return? Vote below.'],
    scene: ['Look at [picture or minute] before you pay.', 'Check the price at [shop] first.'],
    list: ['Next test: [this] or [that]. You choose.', 'Points from 1 to 10: write yours.'],
  },
}
