import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const list = kindFrames(`
  hook
  . {first}.
  . {line}, in no particular order.
  . {line}. Number one: [the first one].
  . {line}. Guess what comes first.
  . {line}. {outcome}.
  . For {audience}. {line}.
  ? {line}. Which one is yours?
  ? {line}. How many do you know already?
  ? [The question this list answers]? {line}.
  ~ {subject}: [the one you would not expect].
  ~ {line}. {turn}.
  ~ [Where you were when you thought of the first one]. {line}.
  ~ “[What somebody said that started the list].” {line}.
  - {first}. Number one: [the first one].
  - {line}. [First one]. [Second one]. [Third one].
  - {line}, from [the smallest] to [the biggest].
  - First [one], last [one]. {line}.
  - {first}. {second}.
  screen
  . {line}
  . {first}
  . {outcome}
  . The last one: [two words]
  ? Which one is yours?
  ? How many of these?
  ? What comes first?
  ? Which one would you cut?
  ~ 1. [what it shows]
  ~ {turn}
  ~ Number [which]: [three words]
  - [one], [two], [three]
  - 1 [word], 2 [word], 3 [word]
  title
  . {line}
  . {line} (in no particular order)
  . {line}, for {audience}
  . {line} ({outcome})
  . {first}
  ? {line}: which one is yours?
  ? [The question this list answers]? {line}
  ? {line}: what comes first?
  ~ {subject}: [first], [second], [third]
  ~ {line} ({turn})
  ~ {line}, all in one place: [place]
  ~ {line} (start with number [which])
  - {line}: [first], [second], [third]
  - {line}, from [the smallest] to [the biggest]
  - {line} ([first], [second] and more)
  caption
  . {first}.
  . {line}.
  . {line}, in no particular order.
  . {line}. Save this one.
  . {line}. My favourite: [which, and why].
  . For {audience}. {line}.
  . {line}. {outcome}.
  ? {line}. Which one is yours?
  ? {line}. How many do you know already?
  ? {line}. What is missing?
  ~ {line}. {turn}.
  ~ [Where the list began, in five words]. {line}.
  - {line}: [first], [second], [third].
  - {line}. Start with number [which].
  - {first}. {second}.
  body
  . In no particular order.
  . In no particular order, but number [which] matters most: [why].
  . The one people forget: [which].
  . {outcome}.
  . {turn}.
  . If you only remember one: [which, and why].
  . For {audience}. [Which one to start with].
  ? Which one would you add?
  ? How many of these did you know?
  ? Not on the list, and why? [One that you left out].
  ? Which one came last? [Which, and when].
  ~ It started with [which one], [where and when].
  ~ [What happened with number three, in one sentence].
  - 1. [First]. 2. [Second]. 3. [Third].
  - The first: [which]. The last: [which].
  - Best known: [which]. Least known: [which].
  - {second}. {third}.
  post
  . {line}.¶¶If you only remember one: [which, and why].
  . {line}.¶¶The one people forget: [which].
  . {line}.¶¶{outcome}.
  ? {line}.¶¶Which one is yours?
  ? {line}.¶¶Which one is missing?
  ? {line}.¶¶[First one]. [Second one].¶¶What is the third?
  ? {line}.¶¶Number one for me: [which]. And for you?
  ~ {line}.¶¶{turn}.
  ~ {line}.¶¶It started with [which one], [where and when].
  - {line}:¶¶1. [first]¶2. [second]¶3. [third]
  - {line}:¶¶• [first]¶• [second]¶• [third]
  - {line}.¶¶Best known: [which].¶Least known: [which].¶First on my list: [which].
  - {first}.¶¶{second}.¶¶{third}.
  reply
  . Name the one that is missing.
  . For {audience}: which one comes first?
  ? Which one is yours?
  ? Which one would you cross out?
  ? What would you put first?
  ? How many of these do you know?
  ? Which one surprised you?
  ? Who told you about number [which]?
  ~ Which one have you seen for yourself, and where?
  - [First one] or [second one]: which goes first?
  cta
  . {action}.
  . Save the list.
  . Save the list for [when it is needed].
  . Send it to somebody who needs number [which].
  . Write the number that is yours.
  ? Which one is missing? Add it below.
  ? Know one more? Add it to the list.
  ~ Take a screenshot for [when it is needed].
  ~ Take the list along when you [do what].
  - Pick one and say which.
  - One to keep, one to cut: write both.
`)
