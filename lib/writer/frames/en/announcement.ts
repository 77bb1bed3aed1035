import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const announcement = parseKindFrames(`
  hook
  . {line}. Pass it on.
  . It’s official: {sentence}.
  . {line}. {turn}.
  . {line}. {action}.
  . For {audience}: {line}.
  ? {line}. Who needs to hear this?
  ~ {place}. {time}. {subject}.
  - {line}. Before you ask: [the first question you’ll get, and its answer].
  screen
  . {line}
  . {subject}
  . It’s official
  . {action}
  ? Have you heard?
  ~ {place}. {time}
  - {subject} | {place} | {time}
  title
  . {line}
  . {line}. {outcome}
  - {line}: the story behind it
  - {subject} | {place} | {time}
  caption
  . {line}.
  . {line}. Please pass it on.
  . {line}. {action}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? {line}. Who needs to see this?
  - {line}. Before you ask: [the first question you’ll get, and its answer].
  - What: {subject}. When: {time}. Where: {place}.
  body
  . {action}.
  . {outcome}.
  . The story behind it: [one sentence].
  . Thank you, [name], for [what they did].
  ? Questions? Ask away.
  ~ {turn}.
  - Before you ask: [the first question you’ll get, and its answer].
  post
  . {line}.
  . {line}.¶¶Please pass it on.
  . {line}.¶¶The story behind it: [one sentence].
  . {line}.¶¶{action}.
  . {line}.¶¶{turn}.
  . For {audience}:¶¶{line}.
  ? {line}.¶¶Who needs to see this?
  . It’s official:¶¶{sentence}.
  - What: {subject}¶Where: {place}¶When: {time}
  - {first}.¶¶{second}.¶¶{third}.
  - {line}.¶¶Before you ask: [the first question you’ll get, and its answer].
  reply
  ? Who should know about this?
  ? {audience}, any questions?
  cta
  . {action}.
  . Send this to somebody who should know.
  . Questions go in the comments.
  ? Know somebody who should hear this? Send it on.
  glad hook
  . {line}. This is not a drill.
  ? Guess what? {line}.
  ~ Me, to anybody who’ll listen: {line}.
  glad title
  ? Guess what? {line}
  glad caption
  . {line}. You heard it here first.
  ? Guess what? {line}.
  ~ Me, to anybody who’ll listen: {line}.
  glad post
  . {line}.¶¶This is not a drill.
  ? Guess what?¶¶{line}.
  ~ Me, to anybody who’ll listen:¶¶{line}.
`)
