import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const day = parseKindFrames(`
  hook
  . {line}. Wish me luck.
  . Grab a coffee. {line}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? Ready? {line}.
  ? {line}. Would you swap with me?
  ~ Alarm at [hour]. {line}.
  ~ {line}. First thing: [what you do].
  - {phrase}, hour by hour.
  - {line}. Coffees so far: [number].
  screen
  . {line}
  . {subject}
  . Grab a coffee
  ? Would you swap with me?
  ~ Alarm: [hour]
  - Hour by hour
  title
  . {line}
  . {line} | Vlog
  . {line}. {outcome}
  ? {line}: would you swap?
  ~ {line} | Alarm at [hour]
  - {phrase}, hour by hour
  - {line} | Episode [number]
  caption
  . {line}.
  . Grab a coffee. {line}.
  . {line}. {turn}.
  . {line}. {outcome}.
  . For {audience}: {line}.
  ? {line}. Would you swap with me?
  ? {line}. What are you up to today?
  ~ Alarm at [hour]. {line}.
  - {phrase}, hour by hour.
  - {line}. Coffees so far: [number].
  body
  . The long part: [what takes up most of the time].
  . {turn}.
  . {outcome}.
  . {action}.
  ? What does yours look like? Tell me the first hour.
  ~ First thing: [what you do]. Last thing: [what you do].
  - Best part: [two words]. Worst part: [two words].
  post
  . {line}.
  . {line}.¶¶Wish me luck.
  . {line}.¶¶{turn}.
  . {line}.¶¶{outcome}.
  . For {audience}:¶¶{line}.
  ? {line}.¶¶Would you swap with me?
  ? {line}.¶¶What are you up to today?
  ~ Alarm at [hour].¶¶{line}.
  - {phrase}, hour by hour.
  - {line}.¶¶Coffees so far: [number]
  ~ {line}.¶¶First thing: [what you do].
  - {first}.¶¶{second}.¶¶{third}.
  reply
  ? How’s your day going?
  ? Which hour of your day is the best?
  ? What does your morning look like?
  ? {audience}, what does yours look like?
  cta
  . {action}.
  . Tell me the first hour of your day.
  . Tag somebody who’d want to come along.
  ? Would you swap? Yes or no below.
`)
