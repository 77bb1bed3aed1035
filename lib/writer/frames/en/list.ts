import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const list = parseKindFrames(`
  hook
  . {line}.
  . {line}, in no particular order.
  . {line}. Number one: [the first one].
  . {line}. The one people forget: [which].
  . For {audience}. {line}.
  ? {line}. How many do you know already?
  ~ {line}. {turn}.
  ~ {line}. Guess what comes first.
  - {line}. {outcome}.
  - {first}. {second}.
  screen
  . {line}
  . {outcome}
  ? How many do you know?
  ? What comes first?
  ~ {turn}
  - Number one: [three words]
  title
  . {line}
  . {line} (in no particular order)
  . {line}, for {audience}
  . {line} ({outcome})
  ? {line}: how many do you know?
  ~ {line} ({turn})
  ~ {line} (start with number [which])
  - {line}: [first], [second], [third]
  caption
  . {line}.
  . {line}, in no particular order.
  . {line}. Number one: [the first one].
  . For {audience}. {line}.
  ? {line}. How many do you know already?
  ~ {line}. {turn}.
  ~ {line}. Guess what comes first.
  - {line}. {outcome}.
  - {first}. {second}.
  body
  . Number one: [the first one].
  . The one people forget: [which].
  . If you only remember one: [which, and why].
  . {outcome}.
  . {turn}.
  ? How many of these did you know?
  - 1. [First]. 2. [Second]. 3. [Third].
  - {second}. {third}.
  post
  . {line}.¶¶If you only remember one: [which, and why].
  . {line}.¶¶The one people forget: [which].
  . {line}.¶¶{outcome}.
  ? {line}.¶¶What would you put first?
  ~ {line}.¶¶{turn}.
  - {line}:¶¶1. [first]¶2. [second]¶3. [third]
  - {first}.¶¶{second}.¶¶{third}.
  reply
  . Name the one that is missing.
  ? How many of these did you know?
  ? What would you put first?
  cta
  . {action}.
  . Save the list.
  . Send it to somebody who needs number [which].
  ? Know one more? Add it below.
`)
