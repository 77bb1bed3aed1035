import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const comparison = kindFrames(`
  hook
  . One of these is {a}. One is {b}. Pick before I tell you.
  . {a} and {b}, side by side.
  . {line}. You choose.
  . {line}. The winner: [which one, and at what].
  . For {audience}: {a} or {b}.
  . {line}. {outcome}.
  ? {a} or {b}?
  ? You can keep only one. {a} or {b}?
  ? You have five seconds. {a} or {b}?
  ? [What you need it for]: {a} or {b}?
  ? {line}. Which side are you on?
  ~ On the left, {a}. On the right, {b}.
  ~ {line}. {turn}.
  ~ First {a}. Then {b}.
  ~ [Where you are], [what is in front of you]. {line}.
  - {first}.
  - {a}: [three words]. {b}: [three words].
  - Round one: [what]. Round two: [what]. Round three: [what]. {line}.
  - {line}. [Price], [time], [result].
  - {first}. {second}.
  screen
  . {a} vs {b}
  . {line}
  . {outcome}
  . Winner: [which one]
  . {a} / {b}
  ? {a} or {b}?
  ? Left or right?
  ? Which is which?
  ~ {a}, close up
  ~ {turn}
  ~ {b}, after [how long]
  ~ Round 1: [what]
  - A: {a}  B: {b}
  - {a}: [one word], {b}: [one word]
  title
  . {line}, in [how many] rounds
  . {line}
  . {a} vs {b}
  . {a} vs {b}, side by side
  . {a} vs {b}: {outcome}
  . {line}: [which one wins, and at what]
  ? {line}: what decides it?
  ? {a} or {b}?
  ? {a} vs {b}: which one for [what]?
  ? {a} or {b} for {audience}?
  ? {a} vs {b}: which would you keep?
  ~ {line} ({turn})
  ~ {a} vs {b}: the [which] test
  ~ {a} vs {b} after [how long]
  - {first}
  - {line} | [name of your channel or series]
  - {a} vs {b}: [price], [time], [result]
  - {a} vs {b}: [one round], [another], [the last]
  - {line}: [first difference], [second], [third]
  caption
  . {line}.
  . {a} on the left, {b} on the right.
  . {line}. I know which one I would keep: [which].
  . {a} and {b}, side by side.
  . {line}. {outcome}.
  . For {audience}: {a} or {b}.
  ? {a} or {b}?
  ? {line}. Left or right?
  ? Only one can stay. {a} or {b}?
  ? {line}. Which one, and why?
  ~ First {a}, then {b}.
  ~ {line}. {turn}.
  ~ {line}. [Where you tried both, and when].
  - {first}.
  - {a}: [three words]. {b}: [three words].
  - A: {a}. B: {b}. One letter is enough.
  - {line}. [Price], [time], [result].
  body
  . My pick: [which one, and why].
  . The difference shows in [what].
  . {outcome}.
  . {turn}.
  . Same [what is the same], different [what is not].
  . For {audience}. [Which one, in one sentence].
  ? Which one would you take home?
  ? Where is the difference? [In one sentence].
  ? What decides it for you, [one thing] or [another]?
  ~ Tried both in [where], for [how long].
  ~ Look at [what] in both.
  - A: {a}. B: {b}.
  - Price: [both]. Time: [both]. Result: [which wins].
  - Take {a} if [when]. Take {b} if [when].
  - {second}. {third}.
  post
  . {line}.¶¶The difference shows in [what].
  . {line}.¶¶My pick: [which one, and why].
  . {line}.¶¶{outcome}.
  . One of these is {a}. One is {b}.¶¶Pick one before you read on.
  ? {line}.¶¶Which one, and since when?
  ? {a} or {b}?
  ? You can keep only one.¶¶{a} or {b}?
  ? {line}.¶¶What decides it for you?
  ~ First {a}.¶Then {b}.¶¶[What you noticed, in one sentence].
  ~ {line}.¶¶{turn}.
  - A: {a}¶B: {b}¶¶One letter is enough.
  - {a}: [three words].¶{b}: [three words].
  - {line}.¶¶Price: [both].¶Time: [both].¶Result: [which wins].
  - {a}, if [when].¶{b}, if [when].
  reply
  . Write A for {a}, B for {b}.
  . Tell me which one, and since when.
  ? {a} or {b}?
  ? Which one did you start with?
  ? What would make you switch?
  ? Which one would you give to a friend?
  ? Which of the two could you do without?
  ? For {audience}: which of the two?
  ~ You have both in front of you. Which one first?
  - {a}, {b}, or neither?
  - {a}, {b}, or both?
  cta
  . {action}.
  . Pick one and write it below.
  . Send it to the person who would pick the other one.
  . Vote with one letter.
  . Pick first, then read the comments.
  ? A or B? One letter is enough.
  ? Undecided? Tell me what you need it for.
  ~ Show it to somebody and let them choose first.
  ~ Try both and tell me which one stayed.
  - A: {a}. B: {b}. Vote below.
  - Vote until [day].
`)
