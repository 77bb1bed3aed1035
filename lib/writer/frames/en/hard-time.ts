import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const hardTime = parseKindFrames(`
  hook
  . {line}.
  . {line}. {turn}.
  . {line}. {outcome}.
  . For {audience}: {line}.
  ~ {line}. [What today is like, in one sentence.]
  screen
  . {line}
  . {first}
  . For {audience}
  ~ [Today, in three words]
  title
  . {line}
  . {first}
  . For {audience}: {line}
  caption
  . {line}.
  . {line}. {turn}.
  . {line}. {outcome}.
  . For {audience}: {line}.
  ~ {line}. [What today is like, in one sentence.]
  body
  . [What you would like people to know, in one sentence.]
  . {turn}.
  . {outcome}.
  . {action}.
  ~ [What today is like, in one sentence.]
  post
  . {line}.
  . {line}.¶¶{turn}.
  . {line}.¶¶{outcome}.
  . For {audience}:¶¶{line}.
  . {line}.¶¶[What you would like people to know, in one sentence.]
  ~ {line}.¶¶[What today is like, in one sentence.]
`)
