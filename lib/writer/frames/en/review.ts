import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const review = kindFrames(`
  hook
  . {line}.
  . {sentence}. [Your reason, in one sentence].
  . {line}. The verdict: [three words].
  . {subject}: [the best thing], but [the worst thing].
  . {phrase}. Used for [how long], paid [how much].
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {subject}, before you spend the money: [one sentence].
  ? {clause}? [Your answer, in four words].
  ? {subject}: keep or return?
  ? {subject}: worth [the price]?
  ? {subject}: would you? [Your answer, in four words].
  ? {line}. What would you have paid?
  ~ “[What somebody said when they saw it].” {line}.
  ~ {line}. {turn}.
  ~ Out of the box: [first impression]. After [how long]: [second impression]. {subject}.
  ~ [What it sounds, smells or feels like, in four words]. {phrase}.
  ~ {subject}, day [which].
  - {first}.
  - {line}. The good: [what]. The bad: [what].
  - {subject}: [one plus], [one minus], [the price].
  - {phrase}. Price: [price]. Points out of ten: [points].
  - Who it is for: [who]. Who it is not for: [who]. {subject}.
  - {first}. {second}.
  screen
  . {subject}
  . {line}
  . {subject}: [points] out of 10
  . {outcome}
  . [Price], [where from]
  ? Keep or return?
  ? {subject}: worth it?
  ? The price: [price]
  ? Buy it again?
  ~ First try
  ~ After [how long]
  ~ {subject}, close up
  ~ {turn}
  ~ Day 1 / day [which]
  - + [plus]  − [minus]
  - [price], [points] out of 10
  - + [one]  + [two]  − [one]
  title
  . {line}: my verdict
  . {line} (after [how long])
  . {line}
  . {subject}: my verdict after [how long]
  . {line} ({outcome})
  . {subject}: [points] out of 10
  . {subject} for {audience}
  ? {subject}: worth [the price]?
  ? {subject}: keep or return?
  ? {subject} or [what else costs the same]?
  ~ {subject}: first try and [how long] later
  ~ {line} ({turn})
  ~ {subject} up close
  - {first}
  - {subject}: [one plus], [one minus], one verdict
  - {subject}: price, pros, cons
  - {line}: [first finding], [second], [third]
  caption
  . {sentence}. [Your reason, in one sentence].
  . {line}.
  . {line}. The verdict: [three words].
  . {subject}: [points] out of 10.
  . {line}. {outcome}.
  . For {audience}. {line}.
  ? {subject}: keep or return?
  ? {subject}: worth [the price]?
  ? {line}. What would you have paid?
  ~ “[What somebody said when they saw it].” {line}.
  ~ {line}. {turn}.
  ~ First picture: new. Last picture: after [how long]. {subject}.
  ~ {subject}, day [which].
  - {first}.
  - {line}. The good: [what]. The bad: [what].
  - {subject}: [one plus], [one minus], [the price].
  - {phrase}. Keep: [what]. Return: [what].
  - {first}. {second}.
  body
  . {outcome}.
  . Good for [whom]. Not for [whom].
  . {turn}.
  . Price: [price]. From [where].
  . Buy again: [yes or no, and why].
  . For {audience}. {outcome}.
  ? What would I change? [One thing].
  ? Does it last? After [how long]: [how it looks now].
  ? {turn}. Would that bother you?
  ~ Used [how often], for [how long], at [where].
  ~ Up close: [what you see].
  ~ The first time: [one sentence]. By now: [one sentence].
  - Plus: [one]. Minus: [one]. Price: [price].
  - Looks: [points]. Use: [points]. Price: [points].
  - Keep: [what]. Return: [what].
  - {second}. {third}.
  post
  . {line}.
  . {line}.¶¶The verdict: [one sentence].
  . {line}.¶¶{outcome}.
  . {subject}.¶¶Good for [whom]. Not for [whom].
  . {subject}: [points] out of 10.¶¶[The reason, in one sentence].
  ? {subject}: keep or return?
  ? {subject}: worth [the price]?¶¶[Your answer, in one sentence].
  ? {line}.¶¶What would you have paid?
  ~ {line}.¶¶“[What somebody said when they saw it].”
  ~ {line}.¶¶{turn}.
  ~ {subject}.¶¶The first day: [one sentence].¶Today: [one sentence].
  - {line}.¶¶The good: [what].¶The bad: [what].
  - {subject}¶¶+ [one plus]¶+ [another]¶− [one minus]
  - {subject}¶¶Price: [price]¶Used: [how often]¶Buy again: [yes or no]
  - {first}.¶¶{second}.
  reply
  . {subject}: give it points out of 10.
  . Tried it? Tell me how it held up.
  ? {subject}: keep or return?
  ? What would you have paid for it?
  ? What do you use instead?
  ? Have you tried it, and for how long?
  ? What was the last thing you sent back?
  ? Which one should I try next?
  ? {subject}: what would you want to know before you pay?
  ~ Where would you use it first?
  - Keep, return or give away?
  - {subject} or [the other one]?
  cta
  . {action}.
  . Save this for before you buy.
  . Send it to somebody who has it in the basket.
  . Tell me what to test next.
  . Name, price and shop: [where to find them].
  ? Got it already? Write your verdict.
  ? Keep or return? Vote below.
  ~ Look at [picture or minute] before you pay.
  ~ Check the price at [shop] first.
  - Next test: [this] or [that]. You choose.
  - Points from 1 to 10: write yours.
`)
