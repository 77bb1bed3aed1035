import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const neutral = kindFrames(`
  hook
  . {line}.
  . {first}.
  . {line}. {outcome}.
  . {line}. [The one detail that only you know].
  . {line}. What you can’t see: [one detail].
  . What I came to say: {sentence}.
  . This is {clause}.
  . This one is about {clause}.
  . For {audience}. {line}.
  ? [The question that this answers]? {line}.
  ? {phrase}: [the question people ask about it]?
  ? {clause}? [The answer, in one sentence].
  ~ {a}, [where]. {b}, [where].
  ~ [Where and when]. {line}.
  ~ “[What somebody said, word for word].” {line}.
  ~ {line}. {turn}.
  ~ {place}. {time}. {subject}.
  ~ {last}.
  - {a}: [three words]. {b}: [three words].
  - {first}. {second}.
  - {first}. {second}. {third}.
  - {line}. Three things about it: [one], [two], [three].
  screen
  . {line}
  . {phrase}
  . {outcome}
  . {number}. {time}.
  . {first}
  . {subject}
  ? [The question that this answers]?
  ? {phrase}: [what people ask]?
  ~ {place}. {time}.
  ~ {turn}
  ~ [Place and date]
  ~ “[What somebody said, word for word]”
  ~ {last}
  - {phrase}: [one word], [one word], [one word]
  - [Who], [where], [when]
  title
  . {line}
  . {first}
  . {line} ({outcome})
  . {phrase}: [what comes out of it, in five words]
  . {line}: [what it comes down to, in five words]
  . {clause}: [the answer, in five words]
  ? [The question that this answers]? {line}
  ? {phrase}: [the question people ask about it]?
  ? {clause}: [the question people ask about it]?
  ~ {line} ([place or year])
  ~ {line} ({turn})
  ~ “[What somebody said, word for word]”: {line}
  ~ {last}
  - {a}, {b}: [the difference, in five words]
  - {first}. {last}
  - {phrase}: [first part], [second part], [third part]
  - {line} | [name of your channel or series]
  caption
  . {a} and {b}, side by side.
  . {line}.
  . {first}.
  . {line}. {outcome}.
  . {line}. [The one detail that only you know].
  . {line}. What you can’t see here: [one detail].
  . What I came to say: {sentence}.
  . A few words on {clause}.
  . {clause}: [the answer, in one sentence].
  . For {audience}. {line}.
  ? [The question that this answers]? {line}.
  ? {phrase}: [the question people ask about it]?
  ~ [Where and when]. {line}.
  ~ {last}.
  ~ {line}. {turn}.
  ~ {subject}. {place}. {time}.
  ~ “[What somebody said, word for word].” {line}.
  - {a}: [three words]. {b}: [three words].
  - {first}. {second}.
  - {first}. {last}.
  - {line}. Three things about it: [one], [two], [three].
  body
  . {outcome}.
  . {turn}.
  . {outcome}. {turn}.
  . {second}.
  . It started with [what, and when].
  . Today: [how it stands, in one sentence].
  . [What you would tell a friend first, in one sentence].
  . For {audience}. {action}.
  ? [The question you are asked most]? [Your answer, in one sentence].
  ? {turn}. [What you would like to ask people about that]?
  ~ {place}. {time}.
  ~ {last}.
  ~ [What there was to see or to hear, in one sentence].
  ~ “[What somebody said about it, word for word].”
  - {second}. {third}.
  - First: [one sentence]. Then: [one sentence].
  - [When]. [Where]. [With whom].
  - Known: [one sentence]. Still open: [one sentence].
  post
  . {line}.
  . {line}.¶¶{outcome}.
  . {line}.¶¶{action}.
  . {line}.¶¶[The one detail that only you know].
  . {line}.¶¶What nobody could see: [one detail].
  . What I came to say:¶¶{sentence}.
  . This is {clause}.
  . {clause}:¶¶[the answer, in two sentences].
  ? “[What somebody asked you]?”¶¶{line}.
  ? {line}.¶¶[What you would like to ask people about it]?
  ~ {line}.¶¶{turn}.
  ~ {subject}.¶¶{place}. {time}.
  ~ {line}.¶¶“[What somebody said about it, word for word].”
  ~ [Where and when].¶¶{line}.
  - {a}: [three words].¶{b}: [three words].
  - {first}.¶¶{second}.
  - {first}.¶¶{second}.¶¶{third}.
  - {phrase}:¶¶1. [first thing to know]¶2. [second]¶3. [third]
  - {clause}:¶¶1. [first thing]¶2. [second]¶3. [third]
  - {sentence}.¶¶What came before: [one sentence].¶What comes next: [one sentence].
  reply
  . Tell me the first word you thought of.
  . For {audience}: what would you add?
  ? Who comes to mind when you read this?
  ? Which part stays with you?
  ? What would you ask about it?
  ? What would you add in one sentence?
  ? Who should read this as well?
  ~ Where are you reading this?
  ~ {place}. Do you know somebody there?
  - [First answer] or [second answer]?
  cta
  . {action}.
  . The details are [where to find them].
  . Send it to somebody who should know.
  . More about it: [where to read it].
  ? Do you know somebody who should hear this? Send it on.
  ? Something to add? Write it below.
  ~ [What a reader can do], [where].
  ~ [What a reader can do], by [when].
  - [Date], [place], [who to write to].
`)
