import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const skit = kindFrames(`
  hook
  . {line}. Every. Single. Time.
  . {line}. Send help.
  . {line}.
  . POV: {sentence}.
  . POV: {clause}.
  . {line}. A short film.
  . {line}. {turn}.
  . Today’s episode: {line}.
  . For {audience}: {line}.
  . In today’s nature documentary: {line}.
  ? You, or somebody you know? {line}.
  ? Has anybody survived this? {line}.
  ? Why is it always like this? {line}.
  ? Who came to mind first? {line}.
  ? What would you do? {line}.
  ~ Scene: {line}.
  ~ Take one. {line}.
  ~ {line}. First words: “[what somebody says]”.
  ~ Enter [the first character]. {line}.
  ~ Lights, camera, {phrase}.
  ~ Previously, on my life: {phrase}.
  - {first}. {second}. {third}.
  - Act one: {first}. Act two: {second}.
  - {line}. What they say: “[one line]”. What they mean: “[another]”.
  - The cast: [who plays whom]. The scene: {line}.
  - {line}. On the outside: calm. On the inside: [what you’d really say].
  screen
  . {line}
  . POV: {sentence}
  . POV: {clause}
  . {turn}
  . A short film
  . And the award goes to: {phrase}
  ? Who came to mind first?
  ? You, or somebody you know?
  ? Has anybody survived this?
  ~ Take 1
  ~ Enter [the first character]
  ~ [Who says it]: “[the line]”
  ~ Meanwhile, [the other person]
  ~ {place}
  - What they say | What they mean
  - Me vs [the other person]
  - Act 1: {first}
  - Starring: [who plays whom]
  title
  . {line}
  . POV: {sentence}
  . POV: {clause}
  . {line} (skit)
  . {line}: a short film
  . {line} | Comedy sketch
  . {line}. {turn}
  ? Has anybody survived this? {line}
  ? Why is it always like this? {line}
  ? Who came to mind first? {line}
  ~ “[The best line of the skit]” | {line}
  ~ {line}: a documentary
  ~ {line} (director’s cut)
  ~ {first}
  - {first}. {last}
  - {line} | Episode [number]
  - {line}, starring [who plays whom]
  - {line}: a tragedy in [number] acts
  - {line}: the trilogy (part [number])
  caption
  . {line}. Every. Single. Time.
  . {line}. Send help.
  . {line}.
  . POV: {sentence}.
  . POV: {clause}.
  . {line}. A short film.
  . Today’s episode: {line}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? Who came to mind first? {line}.
  ? {line}. You, or somebody you know?
  ? Why is it always like this? {line}.
  ? Has anybody survived this? {line}.
  ~ {line}. “[The best line of the skit.]”
  ~ Scene: {line}.
  ~ In today’s nature documentary: {line}.
  ~ Previously, on my life: {phrase}.
  - {first}. {second}.
  - {line}. Starring: [who plays whom].
  - Act one: {first}. Act two: {second}.
  - {line}. Rated PG for [one reason].
  body
  . Based on [who or what].
  . {turn}.
  . {outcome}.
  . For {audience}.
  . Dedicated to [who].
  . {action}.
  . The line I left out: “[one line]”.
  ? Who came to mind first? Tag them.
  ? What would you have said?
  ? What’s your favourite line?
  ~ Takes needed: [number].
  ~ Next scene: [what happens then].
  ~ What you can’t hear: [what was said off camera].
  - {second}. {third}.
  - {turn}. {outcome}.
  - Starring: [who plays whom].
  - The cast: [names]. The crew: [who held the phone].
  post
  . {line}.¶¶Every. Single. Time.
  . {line}.¶¶Send help.
  . {line}.
  . POV: {sentence}.
  . POV: {clause}.
  . {line}.¶¶A short film.
  . {line}.¶¶{turn}.
  . Today’s episode:¶¶{line}.
  . And the award goes to:¶¶{phrase}.
  ? {line}.¶¶You, or somebody you know?
  ? {line}.¶¶Who came to mind first?
  ? Why is it always like this?¶¶{line}.
  ? {audience}, did I get it right?¶¶{line}.
  ~ {line}:¶¶“[The line that somebody always says.]”
  ~ In today’s nature documentary:¶¶{line}.
  ~ Previously, on my life:¶¶{phrase}.
  ~ {line}.¶¶[What the face looks like.]
  - {first}.¶¶{second}.¶¶{third}.
  - {line}:¶¶1. [What happens first]¶2. [What happens next]¶3. [What always follows]
  - {line}.¶¶What they say: “[one line]”¶What they mean: “[another]”
  - The cast: [who plays whom]¶The scene: {line}.
  reply
  ? Who came to mind first?
  ? You, or somebody you know?
  ? What would you have said?
  ? What line did I leave out?
  ? What should the next scene be?
  ? {audience}, did I get it right?
  ? Who should play you?
  ? What would you call this film?
  ? What’s your favourite line?
  cta
  . {action}.
  . Tag the person this is about.
  . Send this to the one who’ll recognise it.
  . Tell me the line I left out.
  . Write the next scene in the comments.
  . Send this to your group chat without a word.
  . Cast your friends in the comments.
  ? Who came to mind first? Tag them.
  ? You, or somebody you know? Say it below.
`)
