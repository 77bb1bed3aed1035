import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const comparison = parseKindFrames(`
  hook
  ? {a} or {b}?
  ? Pick before I tell you. {a} or {b}?
  ? {phrase}?
  . {sentence}.
  . {line}. My pick: [which one, and why].
  . {line}. {outcome}.
  ~ You can keep only one. {a} or {b}?
  ~ {line}. {turn}.
  - {a}: [three words]. {b}: [three words].
  - {a} or {b}: [what decides it, in five words].
  screen
  . {a} vs {b}
  . {line}
  . {outcome}
  ? {a} or {b}?
  ~ {turn}
  - {a}: [one word], {b}: [one word]
  title
  . {a} vs {b}
  . {line}
  . {a} vs {b}: {outcome}
  . {line}: [which one wins, and at what]
  ? {a} or {b}?
  ? {a} or {b} for {audience}?
  ? {a} vs {b}: which would you keep?
  ~ {line} ({turn})
  ~ {a} vs {b} after [how long]
  caption
  ? {a} or {b}?
  ? {phrase}?
  ? Team {a} or team {b}?
  . {sentence}.
  . {line}. My pick: [which one, and why].
  . {line}. {outcome}.
  ~ You can keep only one. {a} or {b}?
  ~ {line}. {turn}.
  - A: {a}. B: {b}. One letter is enough.
  body
  . My pick: [which one, and why].
  . The difference shows in [what].
  . {outcome}.
  . {turn}.
  ? Undecided? Think of [what you need it for].
  - {a}: [three words]. {b}: [three words].
  - Take {a} if [when]. Take {b} if [when].
  post
  . {line}.¶¶My pick: [which one, and why].
  . {line}.¶¶{outcome}.
  . {line}.¶¶The difference shows in [what].
  ? {a} or {b}?
  ? You can keep only one.¶¶{a} or {b}?
  ? Team {a} or team {b}?
  ~ {line}.¶¶{turn}.
  - A: {a}¶B: {b}¶¶One letter is enough.
  - {a}: [three words].¶{b}: [three words].
  reply
  . Write A for {a}, B for {b}.
  ? {a} or {b}?
  ? Which one would you keep?
  cta
  . {action}.
  . Pick one and write it below.
  . Send it to the person who would pick the other one.
`)
