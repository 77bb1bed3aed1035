import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const question = kindFrames(`
  hook
  . You get one sentence to answer. {line}?
  . [How many] people, one question. {line}?
  . {line}? My answer: [your answer, in one sentence].
  . {line}? {outcome}.
  . Think of your answer before you hear mine. {line}?
  ? {line}?
  ? For {audience}. {line}?
  ? Honest answers only. {line}?
  ? First thought only. {line}?
  ~ “{line}?” [Who asked you, and where].
  ~ [Where you were, in four words]. {line}?
  ~ {turn}. {line}?
  - {subject}: [your question, in six words]?
  - {line}? [One answer], [another answer], or [a third]?
  - {line}? The short answer: [three words].
  - {line}? One: [first answer]. Two: [second answer].
  - {first}? {second}.
  screen
  . [Your answer, in three words]
  . The short answer: [two words]
  . [How many] people, one question
  . {outcome}
  ? {line}?
  ? “{line}?”
  ? Your answer?
  ~ [Who asked, and where]
  ~ {turn}
  ~ Asked in [place]
  - A: [one answer]  B: [the other]
  - [one answer] / [another] / [a third]
  - [First answer] or [second]?
  title
  . {line}? My answer after [how long]
  . {line}? [Your answer, in five words]
  . {line}? I asked [how many] people
  . {line}? {outcome}
  ? {line}?
  ? {line}? (for {audience})
  ? “{line}?”
  ? {line}? Or [the other way to see it]?
  ~ {line}? {turn}
  ~ {line}? The question I get from [whom]
  ~ {line}? Asked by [who]
  - {subject}: [your question, in six words]?
  - {line}? [One answer], [another] or [a third]
  - {line}? [How many] answers
  - {line}? [How many] people, [how many] answers
  caption
  . {line}? My answer: [three words].
  . {line}? One sentence is enough.
  . Asked by [who]. {line}?
  . {line}? {outcome}.
  . [How many] people, one question. {line}?
  ? {line}?
  ? For {audience}. {line}?
  ? {line}? Wrong answers only.
  ? “{line}?”
  ~ {subject}: [your question, in eight words]?
  ~ {turn}. {line}?
  ~ [Where you were when it came up]. {line}?
  - {line}? A: [one answer]. B: [the other].
  - {line}? [One answer], [another], or [a third]?
  body
  . My answer: [your answer, in one sentence].
  . The answer I get most: [that answer].
  . {outcome}.
  . It came up because [what happened].
  . For {audience}. [Your answer, in one sentence].
  . The answer I did not expect: [which one].
  ? What did you answer first, before you thought about it?
  ? Who would answer this differently?
  ? {turn}. And you?
  ~ [Who] asked me, [where]. I said [what].
  ~ So far: [what people have said].
  ~ {turn}.
  - A: [one answer]. B: [the other]. Write the letter.
  - One answer: [which]. The opposite: [which].
  - {second}. {third}.
  post
  . {line}?¶¶My answer: [your answer, in one sentence].
  . {line}?¶¶One sentence is enough.
  . {line}?¶¶{outcome}.
  ? {line}?
  ? For {audience}.¶¶{line}?
  ? {line}?¶¶Wrong answers only.
  ? {line}?¶¶Honest answers only.
  ~ [Who] asked me today:¶¶“{line}?”
  ~ {turn}.¶¶{line}?
  ~ {line}?¶¶It came up because [what happened].
  - {line}?¶¶A: [one answer]¶B: [the other]
  - {line}?¶¶One answer: [which].¶The opposite: [which].
  - {line}?¶¶1. [one answer]¶2. [another answer]¶3. [a third]
  reply
  . Tell me the first answer you thought of.
  . One sentence: what do you say?
  ? {line}?
  ? How sure are you, from 1 to 10?
  ? What is the best answer you have heard?
  ? Who would answer this differently?
  ? What would your mother say?
  ? Which answer did you expect?
  ? For {audience}: what do you say?
  - [One answer] or [the other]?
  - Team [one answer] or team [the other]?
  cta
  . {action}.
  . Answer in one sentence.
  . Send it to somebody who would answer differently.
  . Write your answer before you read the others.
  . Read the first answer below, then write yours.
  ? Not sure? Write your first thought.
  ? Got an answer? Write it below, with a reason.
  ~ Ask somebody next to you and write down what they say.
  ~ Ask it at dinner and tell me the best answer.
  - A for [one answer], B for [the other].
  - Vote until [day].
`)
