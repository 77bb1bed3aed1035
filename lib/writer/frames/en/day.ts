import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const day = kindFrames(`
  hook
  . {line}.
  . {line}. Let’s go.
  . Come along: {line}.
  . {line}. {turn}.
  . For {audience}: {line}.
  . Start to finish: {line}.
  . {line}. The part I’m looking forward to: [one thing].
  . {line}. {outcome}.
  ? Ready? {line}.
  ? What could go wrong? {line}.
  ? Which part would you skip? {line}.
  ? Guess which part I like least? {line}.
  ? Are you coming? {line}.
  ? {audience}, does this look familiar? {line}.
  ~ Live from [where you are]: {line}.
  ~ Day [number]. {line}.
  ~ It’s [hour]. {line}.
  ~ Hello from [where you are]. {line}.
  ~ First stop: [where]. {line}.
  ~ Alarm at [hour]. {line}.
  ~ {line}. First thing I do: [one thing].
  - {phrase}, hour by hour.
  - {first}. {second}. {third}.
  - On the list today: [three things]. {line}.
  - {line}. It starts with [one thing] and ends with [another].
  - {line}. Coffees so far: [number].
  screen
  . {line}
  . {subject}
  . Come along
  . {turn}
  . {outcome}
  . Start to finish
  ? Ready?
  ? What could go wrong?
  ? Which part would you skip?
  ~ [Hour]: [what you’re doing]
  ~ First stop: [where]
  ~ {place}
  ~ Alarm: [hour]
  ~ {place}. {time}
  - Hour by hour
  - [Hour] → [hour]
  - On the list: [three things]
  - {first}
  title
  . {line}
  . {line} | Vlog
  . {line} (start to finish)
  . Come along: {line}
  . {line}. {outcome}
  . {line} (for {audience})
  . {line}. {turn}
  ? {line}: which part would you skip?
  ? {line} (what could go wrong?)
  ? Are you coming? {line}
  ~ {line} | [city or place]
  ~ Alarm at [hour]: {line}
  ~ {line} | [month and year]
  ~ {first}
  - {phrase}, hour by hour
  - {line}: from [hour] to [hour]
  - {line}, part by part
  - {first}. {last}
  - {line} | Episode [number]
  caption
  . {line}.
  . Come along: {line}.
  . Start to finish: {line}.
  . {line}. {turn}.
  . For {audience}: {line}.
  . {line}. {outcome}.
  . Vlog: {line}.
  ? {line}. Which part would you skip?
  ? What could go wrong? {line}.
  ? {line}. Are you coming?
  ? {line}. What would you add?
  ~ Live from [where you are]: {line}.
  ~ Day [number]. {line}.
  ~ Hello from [where you are]. {line}.
  ~ It’s [hour]. {line}.
  ~ {line}. First stop: [where].
  ~ Alarm at [hour]. {line}.
  - {phrase}, hour by hour.
  - {first}. {second}.
  - {line}. Best part: [two words]. Worst part: [two words].
  - On the list: [three things]. {line}.
  body
  . The best part: [one moment].
  . It starts at [hour] and ends at [hour].
  . {turn}.
  . {outcome}.
  . The part that never goes to plan: [one thing].
  . For {audience}.
  . {action}.
  ? Which part would you skip?
  ? What does yours look like? Tell me the first hour.
  ? Want to see more of one part? Name it in the comments.
  ~ First thing: [what you do]. Last thing: [what you do].
  ~ What the camera missed: [one moment].
  ~ The part I’m looking forward to: [one thing].
  ~ {place}. {time}.
  - {second}. {third}.
  - {turn}. {outcome}.
  - On the list: [three things]. Done: [number].
  - Coffees: [number].
  post
  . {line}.
  . {line}.¶¶The best part: [one moment].
  . {line}.¶¶{turn}.
  . {line}.¶¶{outcome}.
  . {line}.¶¶The part that never goes to plan: [one thing].
  . For {audience}:¶¶{line}.
  ? {line}.¶¶Which part would you skip?
  ? {line}.¶¶What would you add?
  ? What could go wrong?¶¶{line}.
  ? {audience}, does this look familiar?¶¶{line}.
  ~ Live from [where you are]:¶¶{line}.
  ~ It’s [hour].¶¶{line}.
  ~ Hello from [where you are].¶¶{line}.
  ~ {line}.¶¶First thing: [what you do].
  ~ {line}.¶¶What the camera missed: [one moment].
  - {first}.¶¶{second}.¶¶{third}.
  - {line}:¶¶[Hour]: [first thing]¶[Hour]: [the long part]¶[Hour]: [last thing]
  - {line}.¶¶Best part: [one thing]¶Worst part: [one thing]
  - The plan: [what was on the list].¶¶The result: [what got done].¶¶{line}.
  reply
  ? Which part would you skip?
  ? What does your morning look like?
  ? Would you swap with me?
  ? What’s the first thing you do?
  ? {audience}, what does yours look like?
  ? Which hour of your day is the best?
  ? Which part do you want to see more of?
  ? What would you add?
  ? What’s the part you’d need coffee for?
  cta
  . {action}.
  . Tell me the first hour of your day.
  . Tag somebody who’d want to come along.
  . Name the part you’d like to see in full.
  . Tell me whose day you’d like to see next.
  . Tell me which part you’d skip.
  . Describe yours in three words below.
  ? Would you swap? Yes or no below.
  ? What does yours look like? Three words are enough.
`)
