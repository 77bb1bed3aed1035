import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const howTo = parseKindFrames(`
  hook
  . {line}.
  . This is {clause}.
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {line}. What people get wrong first: [one sentence].
  ? Ever wondered {clause}?
  ~ {line}. {turn}.
  ~ {line}. Start to finish.
  - {line}. Step one: [the first step].
  - {first}. {second}.
  screen
  . {line}
  . {outcome}
  . [How many] minutes, start to finish
  ? [The problem, in four words]?
  ~ Before: [three words]
  - Step 1: [three words]
  - You need: [three things]
  title
  . {line}
  . {line} (step by step)
  . {line} ({outcome})
  . {line}, for {audience}
  ? [The problem, as a question]? {line}
  ~ {line} ({turn})
  ~ {line} (start to finish)
  - {line} in [how many] steps
  - {first}. {second}
  caption
  . {line}.
  . This is {clause}.
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {line}. What people get wrong first: [one sentence].
  ? Ever wondered {clause}?
  ~ {line}. {turn}.
  ~ {line}. Start to finish.
  - {line}. You need [one thing], [another] and [a third].
  - {first}. {second}.
  body
  . What people get wrong first: [one sentence].
  . The step not to skip: [which one, and why].
  . It takes [how long, from start to finish].
  . {outcome}.
  ? How do you know it is done? [What it looks like].
  ~ {turn}. [What you do about that].
  - You need [one thing], [another] and [a third].
  - {second}. {third}.
  post
  . {line}.¶¶What people get wrong first: [one sentence].
  . {line}.¶¶The step not to skip: [which one, and why].
  . {line}.¶¶{outcome}.
  ? Ever wondered {clause}?¶¶Start with [the first step].
  ~ {line}.¶¶{turn}.
  - {line}:¶¶1. [first step]¶2. [second step]¶3. [third step]
  - {first}.¶¶{second}.¶¶{third}.
  reply
  . Tell me how you do it.
  ? How do you do it?
  ? What would you do differently?
  cta
  . {action}.
  . Save this for the next time.
  . Send it to somebody who needs it.
  ~ Try it and show me.
`)
