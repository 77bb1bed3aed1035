import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const announcement = kindFrames(`
  hook
  . {line}. You heard it here first.
  . It’s official: {sentence}.
  . {line}. {turn}.
  . {line}. {action}.
  . For {audience}: {line}.
  ? {line}. Who needs to hear this?
  ? Guess what? {line}.
  ~ Me, to anybody who’ll listen: {line}.
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
  . {line} (it’s official)
  . {line}. {outcome}
  ? Guess what? {line}
  ~ {line} | [month and year]
  - {line}: the story behind it
  - {subject} | {place} | {time}
  caption
  . {line}.
  . {line}. Tell everybody.
  . {line}. {action}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? Guess what? {line}.
  ? {line}. Who needs to see this?
  ~ Me, to anybody who’ll listen: {line}.
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
  . {line}.¶¶That’s the post.
  . {line}.¶¶The story behind it: [one sentence].
  . {line}.¶¶{action}.
  . {line}.¶¶{turn}.
  . For {audience}:¶¶{line}.
  ? {line}.¶¶Who needs to see this?
  ? Guess what?¶¶{line}.
  ~ Me, to anybody who’ll listen:¶¶{line}.
  ~ {line}.¶¶You heard it here first.
  - What: {subject}¶Where: {place}¶When: {time}
  - {first}.¶¶{second}.¶¶{third}.
  - {line}.¶¶Before you ask: [the first question you’ll get, and its answer].
  reply
  ? Any questions?
  ? Who needs to see this?
  ? Who are you telling first?
  ? {audience}, any questions?
  cta
  . {action}.
  . Send this to somebody who should know.
  . Questions go in the comments.
  ? Know somebody who should hear this? Send it on.
  glad hook
  . {line}. This is not a drill.
  glad caption
  . {line}. This is not a drill.
  glad post
  . {line}.¶¶This is not a drill.
`)
