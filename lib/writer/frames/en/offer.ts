import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const offer = parseKindFrames(`
  hook
  . {line}. This is your sign.
  . {line}. {action}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? {line}. Any takers?
  ? {subject}. {place}. {time}. Who’s coming?
  ? Know somebody who’d want this? {line}.
  ~ One for the group chat: {line}.
  - {line}. The best thing about it: [one thing].
  screen
  . {line}
  . {subject}
  . This is your sign
  . {action}
  ? Know somebody who’d want this?
  ~ {place}. {time}
  - {subject} | {place} | {time}
  title
  . {line}
  . {line} (this is your sign)
  . {line}. {outcome}
  ? Know somebody who’d want this? {line}
  ~ {line} | [your name or shop]
  - {subject} | {place} | {time}
  caption
  . {line}.
  . {line}. This is your sign.
  . {line}. {action}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? Know somebody who’d want this? {line}.
  ? {subject}. {place}. {time}. Who’s coming?
  ~ One for the group chat: {line}.
  - {line}. The best thing about it: [one thing].
  body
  . {action}.
  . {outcome}.
  . Why I’m doing this: [one sentence].
  ? Questions? Ask in the comments or send a message.
  ? Know somebody who’d want this? Send it on.
  ~ {turn}.
  - The best thing about it: [one thing].
  post
  . {line}.
  . {line}.¶¶This is your sign.
  . {line}.¶¶{action}.
  . {line}.¶¶{turn}.
  . For {audience}:¶¶{line}.
  ? {line}.¶¶Know somebody who’d want this?
  ? {line}.¶¶Any takers?
  ? {subject}.¶{place}.¶{time}.¶¶Who’s coming?
  ~ One for the group chat:¶¶{line}.
  - What: {subject}¶Where: {place}¶When: {time}
  - {first}.¶¶{second}.¶¶{third}.
  - {line}.¶¶The best thing about it: [one thing].
  reply
  ? Who should see this?
  ? {audience}, any questions?
  cta
  . {action}.
  . Send this to somebody who’d want it.
  . Send me a message with any question.
  ? Know somebody for this? Send it on.
`)
