import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const neutral = parseKindFrames(`
  hook
  . {line}.
  . This is {clause}.
  . {line}. {outcome}.
  . {line}. [What you want people to know about it, in one sentence].
  . For {audience}. {line}.
  ~ {line}. {turn}.
  ~ {line}. [One true detail, as you would tell a friend].
  - {first}. {second}.
  - {first}. {second}. {third}.
  screen
  . {line}
  . {first}
  . {outcome}
  ~ {place}. {time}.
  ~ {turn}
  ~ [One true detail, in four words]
  title
  . {line}
  . {line} ({outcome})
  . {line}: [what you want people to know, in five words]
  ~ {line} ({turn})
  ~ {line} ([one true detail, in four words])
  - {first}. {second}
  caption
  . {line}.
  . This is {clause}.
  . {line}. {outcome}.
  . {line}. [What you want people to know about it, in one sentence].
  . For {audience}. {line}.
  ~ {line}. {turn}.
  ~ {line}. [One true detail, as you would tell a friend].
  - {first}. {second}.
  body
  . {outcome}.
  . {turn}.
  . [What you want people to know about it, in one sentence].
  . [What happens next, in one sentence].
  ~ [One true detail, as you would tell a friend].
  - {second}. {third}.
  post
  . {line}.
  . {line}.¶¶{outcome}.
  . {line}.¶¶{action}.
  . {line}.¶¶[What you want people to know about it, in one sentence].
  ~ {line}.¶¶{turn}.
  ~ {line}.¶¶[One true detail, as you would tell a friend].
  - {first}.¶¶{second}.
  - {first}.¶¶{second}.¶¶{third}.
  reply
  . Tell me what you think of first.
  ? What would you say to that?
  ? What would you like to know?
  cta
  . {action}.
  . Send it to somebody who should know.
  ~ More about it: [where to read it].
`)
