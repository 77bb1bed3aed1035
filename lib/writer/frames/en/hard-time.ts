import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const hardTime = kindFrames(`
  hook
  . {line}.
  . {line}. {turn}.
  . {line}. [What you want to say about it today, in your own words.]
  . For {audience}: {line}.
  . {line}. {outcome}.
  ~ {line}. [One thing that you want to remember.]
  screen
  . {line}
  . {subject}
  . {first}
  . For {audience}
  ~ [A name, or a date]
  title
  . {line}
  . {first}
  . For {audience}: {line}
  . {line}: [what you want to talk about today]
  ~ {line} | [month and year]
  caption
  . {line}.
  . {line}. {turn}.
  . For {audience}: {line}.
  . {line}. {outcome}.
  ~ {line}. [One true detail.]
  ~ [Date.] {line}.
  body
  . [What you would like people to know, one sentence.]
  . {turn}.
  . {outcome}.
  . {turn}. {outcome}.
  . For {audience}.
  . {action}.
  ~ [One thing that you want to remember.]
  post
  . {line}.
  . {line}.¶¶[One true detail, as you would tell a friend.]
  . {line}.¶¶{turn}.
  . For {audience}:¶¶{line}.
  . {line}.¶¶{outcome}.
  ~ {line}.¶¶[What today is like, in one sentence.]
  - {first}.¶¶{second}.¶¶{third}.
`)
