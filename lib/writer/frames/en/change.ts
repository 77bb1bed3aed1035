import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const change = parseKindFrames(`
  hook
  . {line}.
  . {line}. The hardest part: [one sentence].
  . {line}. {turn}.
  . This is {clause}.
  . For {audience}: {line}.
  ? {line}. Who’s next?
  ? {line}. Was it worth it? [Your answer.]
  ~ Before: {a}. After: {b}.
  ~ Dear me on day one: {sentence}.
  ~ {line}. What the after doesn’t show: [one detail].
  - {line}. First step: [one thing]. Hardest step: [one thing].
  screen
  . {line}
  . {subject}
  . {outcome}
  ? Was it worth it?
  ~ Day 1
  ~ Before: {a}
  - Before | After
  - {a} → {b}
  title
  . {line}
  . {line}: what made the difference
  . {line}. {outcome}
  ? {line}: was it worth it?
  ~ {line} | [month and year]
  - {line}: what worked and what didn’t
  - {a} → {b}
  caption
  . {line}.
  . Progress report: {line}.
  . {line}. {turn}.
  . {line}. {outcome}.
  . For {audience}: {line}.
  ? {line}. Who’s next?
  ~ Before: {a}. After: {b}.
  ~ Dear me on day one: {sentence}.
  ~ {line}. What the after doesn’t show: [one detail].
  - {line}. What worked: [one thing]. What didn’t: [one thing].
  body
  . The hardest part: [one sentence].
  . What made the difference: [one thing].
  . {turn}.
  . {outcome}.
  . {action}.
  ? Are you in the middle of something like this? Tell me where you are.
  ~ What you can’t see in the after: [one detail].
  - What changed: [one thing]. What stayed the same: [one thing].
  post
  . {line}.
  . {line}.¶¶The hardest part: [one sentence].
  . {line}.¶¶{turn}.
  . {line}.¶¶{outcome}.
  . Progress report:¶¶{line}.
  ? {line}.¶¶Who’s next?
  ? {line}.¶¶Worth it? [Your answer, in three words.]
  ~ Before: {a}.¶¶After: {b}.
  ~ Dear me on day one:¶¶{sentence}.
  ~ {line}.¶¶What the after doesn’t show: [one detail].
  - {first}.¶¶{second}.¶¶{third}.
  reply
  ? What are you working on right now?
  ? What are you proud of this year?
  ? Are you at the before or at the after?
  ? {audience}, where are you right now?
  cta
  . {action}.
  . Save this for your own day one.
  . Send this to somebody on day one.
  ? In the middle of yours? Tell me how it goes.
`)
