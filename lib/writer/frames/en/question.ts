import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const question = parseKindFrames(`
  hook
  ? {line}?
  ? Be honest. {line}?
  ? For {audience}. {line}?
  . One question, honest answers only. {line}?
  . {line}? {outcome}.
  . {line}? My answer: [your answer, in one sentence].
  ~ {turn}. {line}?
  ~ First thought only. {line}?
  - {line}? [One answer], or [the other]?
  screen
  ? {line}?
  ? Your answer?
  . The short answer: [two words]
  . {outcome}
  ~ {turn}
  - [One answer] or [the other]?
  title
  ? {line}?
  ? “{line}?”
  . {line}? [Your answer, in five words]
  . {line}? {outcome}
  . {line}? Honest answers only
  ~ {line}? {turn}
  ~ {line}? I asked [how many] people
  caption
  ? {line}?
  ? Be honest. {line}?
  ? For {audience}. {line}?
  . {line}? My answer: [your answer, in one sentence].
  . {line}? One word is enough.
  . {line}? {outcome}.
  ~ {turn}. {line}?
  - {line}? A: [one answer]. B: [the other].
  body
  . My answer: [your answer, in one sentence].
  . It came up because [what happened].
  . {outcome}.
  . {turn}.
  ? Who would answer this differently?
  - A: [one answer]. B: [the other].
  - {second}. {third}.
  post
  ? {line}?
  ? Be honest.¶¶{line}?
  ? For {audience}.¶¶{line}?
  . {line}?¶¶My answer: [your answer, in one sentence].
  . {line}?¶¶{outcome}.
  ~ {turn}.¶¶{line}?
  ~ {line}?¶¶It came up because [what happened].
  - {line}?¶¶A: [one answer]¶B: [the other]
  reply
  . One sentence: what do you say?
  ? {line}?
  ? Who would answer this differently?
  cta
  . {action}.
  . Answer in one sentence.
  . Send it to somebody who would answer differently.
  - A for [one answer], B for [the other].
`)
