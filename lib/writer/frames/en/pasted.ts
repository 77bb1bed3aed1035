import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const pasted = parseKindFrames(`
  hook
  . {first}.
  . {first}. {outcome}.
  . For {audience}. {first}.
  . {first}. [What you want people to know, in one sentence].
  ~ {first}. {turn}.
  - {first}. {second}.
  - {first}. {second}. {third}.
  screen
  . {first}
  . {outcome}
  . [What it is about, in four words]
  ~ {turn}
  ~ {place}. {time}.
  title
  . {first}
  . {first} ({outcome})
  . {first}, for {audience}
  . {first}: [what it is about, in five words]
  ~ {first} ({turn})
  - {first}. {second}
  caption
  . {first}.
  . For {audience}. {first}.
  ~ {first}. {turn}.
  - {first}. {second}.
  - {first}. {second}. {third}.
  body
  . {outcome}.
  . {turn}.
  . [What you want people to know, in one sentence].
  . [What happens next, in one sentence].
  - {second}. {third}.
  post
  . {line}.
  . {line}.¶¶{outcome}.
  . {line}.¶¶{action}.
  ~ {line}.¶¶{turn}.
  ~ {line}.¶¶[What happens next, in one sentence].
  reply
  . Tell me which part stays with you.
  ? Which part stays with you?
  ? What would you like to know?
  cta
  . {action}.
  . Send it to somebody who should read it.
`)
