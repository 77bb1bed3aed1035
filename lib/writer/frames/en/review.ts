import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const review = parseKindFrames(`
  hook
  . {line}.
  . {line}. The verdict: [three words].
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {subject}, before you spend the money: [one sentence].
  ? {line}. What would you have paid?
  ? {line}. Would I buy again? [Yes or no, and why].
  ~ {line}. {turn}.
  - {line}. The good: [one thing]. The bad: [one thing].
  - {first}. {second}.
  screen
  . {line}
  . {subject}: [points] out of 10
  . {outcome}
  ? Would I buy again?
  ? {subject}: worth it?
  ~ {turn}
  - + [plus]  − [minus]
  title
  . {line}
  . {line}: my verdict
  . {line} ({outcome})
  . {subject}: [points] out of 10
  . {subject} for {audience}
  ? {line}: worth it?
  ~ {line} ({turn})
  - {line}: [one plus], [one minus]
  caption
  . {line}.
  . {line}. The verdict: [three words].
  . {line}. {outcome}.
  . For {audience}. {line}.
  ? {line}. What would you have paid?
  ? {line}. Would I buy again? [Yes or no, and why].
  ~ {line}. {turn}.
  - {line}. The good: [one thing]. The bad: [one thing].
  - {first}. {second}.
  body
  . Would I buy again? [Yes or no, and why].
  . Good for [whom]. Not for [whom].
  . The verdict: [one sentence].
  . {outcome}.
  . {turn}.
  ~ Up close: [what you see].
  - Plus: [one]. Minus: [one].
  - {second}. {third}.
  post
  . {line}.
  . {line}.¶¶The verdict: [one sentence].
  . {line}.¶¶{outcome}.
  ? {line}.¶¶What would you have paid?
  ? {line}.¶¶Would I buy again? [Yes or no, and why].
  ~ {line}.¶¶{turn}.
  - {line}.¶¶The good: [what].¶The bad: [what].
  - {first}.¶¶{second}.
  reply
  . Tried it? Tell me how it held up.
  ? What do you use instead?
  ? What would you have paid?
  cta
  . {action}.
  . Save this for before you buy.
  ? Got it already? Write your verdict.
`)
