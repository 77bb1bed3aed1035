import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const subject = parseKindFrames(`
  hook
  . {line}. What people get wrong first: [one sentence].
  . {line}. Start here: [the first thing to know, one sentence].
  . {line}. {outcome}.
  . {line}, for {audience}.
  ? {line}: what do you wish you had known sooner?
  ? {line}: [the question you get asked most]?
  ~ {line}. {turn}.
  screen
  . {line}
  . {line}: start here
  . {outcome}
  . {line}, for {audience}
  ? {line}: [your question, in three words]?
  ~ {turn}
  - {line}: [one], [two], [three]
  title
  . {line}: what people get wrong first
  . {line}: [the first thing to know, in five words]
  . {line}: {outcome}
  . {line} for {audience}
  ? {line}: where do you start?
  ? {line}: [the question you get asked most]?
  ~ {line}: {turn}
  caption
  . {line}. What people get wrong first: [one sentence].
  . {line}. Start here: [the first thing to know, one sentence].
  . {line}. {outcome}.
  . {line}, for {audience}.
  ? {line}: what do you wish you had known sooner?
  ~ {line}. {turn}.
  body
  . What people get wrong first: [one sentence].
  . The part that takes longest: [which part].
  . If you are new to it, start with [one thing].
  . {outcome}.
  . {turn}.
  ~ [What it looks like up close, in one sentence].
  - Then: [one sentence]. Now: [one sentence].
  post
  . {line}.¶¶What people get wrong first: [one sentence].
  . {line}.¶¶Start here: [the first thing to know, one sentence].
  . {line}.¶¶{outcome}.
  ? {line}: what do you wish you had known sooner?
  ~ {line}.¶¶{turn}.
  - {line} in three lines:¶¶1. [first]¶2. [second]¶3. [third]
  reply
  ? {line}: what would you ask first?
  ? What do you wish you had known sooner?
  cta
  . {action}.
  . Save this if you are starting out.
  ? New to it? Start with [one thing].
`)
