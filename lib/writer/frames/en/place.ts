import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const place = kindFrames(`
  hook
  . {line}.
  . {sentence}. [The first thing you noticed there].
  . {clause}: [one name, one street].
  . {phrase}, stop by stop.
  . {phrase}. First stop: [the first stop].
  . {phrase}. Save this for the day you go.
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {phrase}. It cost [how much], all in.
  ? {sentence}. [What people ask you about it]?
  ? {clause}? Save this for the day you go.
  ? {phrase}. Where would you start?
  ? {phrase}. Who would you take along?
  ? {place}. Have you been?
  ? [The question you had before you went]? {phrase}.
  ~ {first}. [The first thing you noticed there].
  ~ “[What somebody there said, word for word].” {line}.
  ~ {line}. {turn}.
  ~ [Hour], [street], [what you hear]. {line}.
  ~ {place}, [what time of day].
  - {first}.
  - {clause}: [first stop], [second stop], [third stop].
  - {sentence}. [One fact]. [Another fact].
  - {phrase}: [first stop], [second stop], [third stop].
  - {place}: [one to see], [one to eat], [one to skip].
  - {place}. {time}. [How many] of us.
  - {first}. {second}.
  screen
  . {place}
  . {line}
  . {place}: [what it cost]
  . {outcome}
  . {place}. {time}.
  . Stop 1: [name]
  ? {place}. Have you been?
  ? Where is this?
  ? Go or skip?
  ? Guess the price
  ~ {place}, [time of day]
  ~ {turn}
  ~ [Street], [hour]
  ~ The way there: [how long]
  - See: [one]  Eat: [one]
  - Stop 1, 2, 3: [names]
  - [name], [street], [hours]
  title
  . {first} ([month and year])
  . {sentence}: [the first thing you noticed there]
  . {line}
  . {phrase}, stop by stop
  . {phrase} for [how much]
  . {line} ({outcome})
  . {line}, for {audience}
  ? {phrase}: where to start?
  ? {phrase}: go or skip [which sight]?
  ~ {line} ([month and year])
  ~ {sentence} ([place and date])
  ~ {phrase}, from [hour] to [hour]
  ~ {line} ({turn})
  - {first}
  - {line} | [name of your channel or series]
  - {clause}: [first], [second], [third]
  - {phrase}: [first stop], [second stop], [third stop]
  - {phrase} in [how many] stops
  caption
  . {clause}: [one name, one street].
  . {sentence}. [The first thing you noticed there].
  . {line}.
  . {phrase}. Save this for the day you go.
  . {phrase}, stop by stop.
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {place}, [what time of day].
  ? {phrase}. Who would you take along?
  ? {phrase}. Which stop first?
  ? {place}. Have you been?
  ~ [Place and date]. {first}.
  ~ “[What somebody there said, word for word].” {line}.
  ~ {line}. {turn}.
  ~ {place}. {time}.
  ~ [Hour], [street]. {line}.
  ~ {phrase}. On the plate: [what].
  - {first}.
  - {line}. [One sight], [one sound], [one smell].
  - {clause}: [first stop], [second stop], [third stop].
  - {phrase}: [first stop], [second stop], [third stop].
  - {phrase}. See: [one]. Eat: [one]. Skip: [one].
  - {first}. {second}.
  body
  . {outcome}.
  . Get there by [how], from [where], in [how long].
  . Go before [hour], when [what happens].
  . It costs [how much], and [what that includes].
  . {turn}.
  . For {audience}. Start at [where].
  ? Worth the way? [Yes or no, and for what].
  ? What would I leave out? [One stop].
  ? Rainy day? Go to [where] instead.
  ~ Sit at [which table or bench], look at [what].
  ~ [What you hear there, at what hour].
  ~ Turn [left or right] at [what], then look for [the sign].
  - 1. [Name, street]. 2. [Name, street]. 3. [Name, street].
  - See: [one]. Eat: [one]. Skip: [one].
  - Morning: [where]. Noon: [where]. Night: [where].
  - {second}. {third}.
  post
  . {line}.
  . {sentence}.¶¶[The first thing you noticed there].
  . {phrase}.¶¶First stop: [name and street].
  . {line}.¶¶{outcome}.
  . {phrase}.¶¶Get there by [how], go before [hour].
  ? {phrase}.¶¶Where would you start?
  ? {phrase}.¶¶Worth the way? [Yes or no, and for what].
  ? {place}: what did I miss? So far: [what you have seen].
  ~ {line}.¶¶“[What somebody there said, word for word].”
  ~ {line}.¶¶{turn}.
  ~ [Hour], [street].¶¶{line}.
  ~ {place}, [time of day].¶¶[What you see, in one sentence].
  - {line}.¶¶[One sight].¶[One sound].¶[One smell].
  - {clause}:¶¶1. [first stop]¶2. [second stop]¶3. [third stop]
  - {phrase}:¶¶1. [first stop]¶2. [second stop]¶3. [third stop]
  - {phrase}.¶¶See: [one]¶Eat: [one]¶Skip: [one]
  - {phrase}.¶¶Morning: [where]¶Noon: [where]¶Night: [where]
  - {first}.¶¶{second}.
  reply
  . Name one place that is missing here.
  . {place}: tell me your favourite corner.
  ? {place}. Have you been?
  ? Where would you start?
  ? Who would you take along?
  ? What would you eat first?
  ? Which season would you pick?
  ? What would you skip?
  ? For {audience}: what do you look for first?
  ~ Where are you looking at this from?
  ~ Train, car or on foot?
  - Morning or night?
  - [First stop] or [second stop]?
  cta
  . {action}.
  . Save this for the day you go.
  . Send it to the one you would go with.
  . Put it on your map: [name and street].
  . Go before [hour or season].
  ? Been there? Name the place that is missing.
  ? Going soon? Ask me about [what].
  ~ Stand at [where], look [which way].
  ~ Get off at [stop] and walk [direction].
  - Pin all of them: [first], [second], [third].
  - Book [what] first, then [what].
`)
