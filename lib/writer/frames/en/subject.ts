import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const subject = kindFrames(`
  hook
  . {phrase}. What people get wrong first: [one sentence].
  . {phrase}. Start here: [the first thing to know, one sentence].
  . {phrase}. {outcome}.
  . {phrase}, for {audience}.
  ? {phrase}: what do you wish you had known sooner?
  ? {phrase}: [the question you get asked most]?
  ~ {phrase}. {turn}.
  screen
  . {line}
  . {phrase}: start here
  . {outcome}
  . {phrase}, for {audience}
  ? {phrase}: [your question, in three words]?
  ~ {turn}
  - {phrase}: [one], [two], [three]
  title
  . {phrase}: what people get wrong first
  . {phrase}: [the first thing to know, in five words]
  . {phrase}: {outcome}
  . {phrase} for {audience}
  ? {phrase}: where do you start?
  ? {phrase}: [the question you get asked most]?
  ~ {phrase}: {turn}
  caption
  . {phrase}. What people get wrong first: [one sentence].
  . {phrase}. Start here: [the first thing to know, one sentence].
  . {phrase}. {outcome}.
  . {phrase}, for {audience}.
  ? {phrase}: what do you wish you had known sooner?
  ~ {phrase}. {turn}.
  body
  . What people get wrong first: [one sentence].
  . The part that takes longest: [which part].
  . If you are new to it, start with [one thing].
  . {outcome}.
  . {turn}.
  ~ [What it looks like up close, in one sentence].
  - Then: [one sentence]. Now: [one sentence].
  post
  . {phrase}.¶¶What people get wrong first: [one sentence].
  . {phrase}.¶¶Start here: [the first thing to know, one sentence].
  . {phrase}.¶¶{outcome}.
  ? {phrase}: what do you wish you had known sooner?
  ~ {phrase}.¶¶{turn}.
  - {phrase} in three lines:¶¶1. [first]¶2. [second]¶3. [third]
  reply
  . {phrase}: tell me where you started.
  ? {phrase}: how did it start for you?
  ? What do you wish you had known sooner?
  cta
  . {action}.
  . Save this if you are starting out.
  ? New to it? Start with [one thing].
`)
