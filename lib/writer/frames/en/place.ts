import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const place = parseKindFrames(`
  hook
  . {line}.
  . {phrase}, stop by stop.
  . {phrase}. First stop: [name and street].
  . {line}. {outcome}.
  . For {audience}. {line}.
  ? {place}. Have you been?
  ? {phrase}. Where would you start?
  ~ {line}. {turn}.
  ~ {sentence}. [The first thing you noticed there].
  - {clause}: [one name, one street].
  - {first}. {second}.
  screen
  . {place}
  . {line}
  . {outcome}
  . Stop 1: [name]
  ? {place}. Have you been?
  ~ {turn}
  - See: [one]  Eat: [one]
  title
  . {line}
  . {phrase}, stop by stop
  . {line} ({outcome})
  . {line}, for {audience}
  ? {phrase}: where to start?
  ~ {line} ([month and year])
  ~ {line} ({turn})
  - {phrase} in [how many] stops
  - {first}. {second}
  caption
  . {line}.
  . {phrase}, stop by stop.
  . {phrase}. Save this for the day you go.
  . {line}. {outcome}.
  . For {audience}. {line}.
  ? {place}. Have you been?
  ? {phrase}. Which stop first?
  ~ {line}. {turn}.
  ~ {sentence}. [The first thing you noticed there].
  - {clause}: [one name, one street].
  - {phrase}. See: [one]. Eat: [one]. Skip: [one].
  - {first}. {second}.
  body
  . First stop: [name and street].
  . Get there by [how, from where].
  . The one thing not to miss: [what].
  . {outcome}.
  . {turn}.
  ? Worth the way? [Yes or no, and for what].
  - See: [one]. Eat: [one]. Skip: [one].
  - {second}. {third}.
  post
  . {line}.
  . {phrase}.¶¶First stop: [name and street].
  . {line}.¶¶{outcome}.
  ? {phrase}.¶¶Where would you start?
  ? {line}.¶¶Have you been?
  ~ {line}.¶¶{turn}.
  ~ {line}.¶¶The one thing not to miss: [what].
  - {phrase}.¶¶See: [one]¶Eat: [one]¶Skip: [one]
  - {first}.¶¶{second}.
  reply
  . Name one place that is missing here.
  ? {place}. Have you been?
  ? Where would you start?
  cta
  . {action}.
  . Save this for the day you go.
  . Send it to the one you would go with.
  ~ Put it on your map: [name and street].
`)
