import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const pasted = kindFrames(`
  hook
  . {first}.
  . {last}.
  . {first}. {outcome}.
  . For {audience}. {first}.
  ? [The question this answers]? {first}.
  ? {first}. [Your question to whoever is watching]?
  ? [What people ask you about it]? {last}.
  ~ {first}. {turn}.
  ~ [The day and the hour]. {first}.
  ~ “[What somebody said, word for word].” {first}.
  ~ The last line first. {last}.
  - {first}. {second}.
  - {first}. {second}. {third}.
  - {first}. {last}.
  - It starts like this: {first}.
  screen
  . {first}
  . {last}
  . {subject}
  . {outcome}
  ? [The question this answers]?
  ? {subject}: [what people ask]?
  ~ {turn}
  ~ {place}. {time}.
  ~ [Place and date]
  - {first} / {last}
  - 1 [word], 2 [word], 3 [word]
  - {first} …
  title
  . {first}
  . {first} ({outcome})
  . {first}, for {audience}
  ? [The question this answers]? {first}
  ? {first}. [The question that leaves]?
  ~ {first} ({turn})
  ~ {first} ([place and date])
  ~ “[What somebody said, word for word]”: {first}
  - {first}. {second}
  - {first}. {last}
  - {subject}: [first part], [second part], [third part]
  - {first} (in [how many] parts)
  caption
  . {first}.
  . {last}.
  . {first}. {outcome}.
  . For {audience}. {first}.
  ? [The question this answers]? {first}.
  ? {first}. [What you would like to ask people about it]?
  ~ {first}. {turn}.
  ~ [Date]. {first}.
  ~ “[What somebody said, word for word].” {first}.
  ~ The last line first. {last}.
  - {first}. {second}.
  - {first}. {last}.
  - {subject}, in [how many] pictures.
  body
  . {second}.
  . {last}.
  . {outcome}.
  . {turn}.
  . {second}. {outcome}.
  ? [The question you are asked most]? [Your answer, in one sentence].
  ? {second}. [What you would like to ask people about it]?
  ~ {second}. {turn}.
  ~ “[What somebody said about it, word for word].” {last}.
  ~ [Where and when]. {second}.
  - {second}. {third}.
  - {second}. {last}.
  - {second}. {third}. {last}.
  - {second}. {action}.
  post
  . {first}. {second}.
  . {first}.¶¶{outcome}.
  . {first}.¶¶{action}.
  . {first}. {second}. {third}.
  ? {first}.¶¶{second}.¶¶[What you would like to ask people about it]?
  ? “[What you were asked]?”¶¶{first}. {second}.
  ~ {first}.¶¶{turn}.
  ~ [Place and hour].¶¶{first}.¶¶{second}.
  ~ {first}. {second}.¶¶“[What somebody said, word for word].”
  - {first}.¶¶{second}.
  - {first}.¶¶{second}.¶¶{third}.
  - {first}.¶¶{last}.
  - {first}.¶¶{second}.¶¶{third}.¶¶{last}.
  - {first}.¶¶[What is left out here, in one sentence].¶¶{last}.
  reply
  . Copy the line that stays with you.
  ? Which line stays with you?
  ? Which sentence could be yours?
  ? What would the next line be?
  ? Who comes to mind when you read this?
  ? What would you ask about it?
  ? For {audience}: what would you add?
  ~ Where were you when you read this?
  - [First answer] or [second answer]?
  cta
  . {action}.
  . Send it to somebody who should read it.
  . The whole text: [where to read it].
  . Save it and read it again on [day].
  ? Something to add? Write the next line.
  ? Know somebody it is about? Send it on.
  ~ [What a reader can do], by [when].
  ~ Read the last line again, then write yours.
  - Read it, then [what to do], by [when].
`)
