import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const howTo = kindFrames(`
  hook
  . {first}.
  . {subject}: start with [the first step].
  . {line}, in [how many] steps.
  . This is {clause}.
  . {line}. All you need: [what you need].
  . {line}. The first step: [the first step].
  . {line}. {outcome}.
  . For {audience}. {line}.
  . {phrase}, from the first step to the last.
  . {clause}, from the first step to the last.
  ? [The problem, as a question]? {first}.
  ? [The problem, as a question]? {line}.
  ? Still [the way most people do it]? {line}.
  ? Do you know the step that comes before [the obvious one]? {line}.
  ? {line}: where do you get stuck?
  ~ [What it looks like when it goes wrong, in five words]. {line}.
  ~ In front of you: [what you need]. {line}.
  ~ {turn}. {line}.
  ~ [What it looks like before]. [What it looks like after]. {line}.
  - {first}. {second}.
  - [First step], [second step], [third step]: {clause}.
  - {line}. One: [first step]. Two: [second step]. Three: [third step].
  - {line}. You need [one thing], [another] and [a third].
  - {first}. {second}. {third}.
  screen
  . {line}
  . {line}, in [how many] steps
  . {phrase}, step by step
  . {clause}, step by step
  . {outcome}
  . [How many] minutes, start to finish
  ? [The problem, in four words]?
  ? Stuck at [which step]?
  ? {subject}: [what goes wrong]?
  ~ [What it looks like before]
  ~ Before: [three words]
  ~ After [how many] minutes
  - Step 1: [three words]
  - You need: [three things]
  - 1 [word], 2 [word], 3 [word]
  title
  . {first}
  . {subject}: [what you do with it, step by step]
  . {line}
  . {line} ([how many] steps)
  . {line} (step by step)
  . {line}: [what comes out, in four words]
  . {line} ({outcome})
  . {line}, for {audience}
  ? [The problem, as a question]? {line}
  ? {line}: [this way] or [that way]?
  ? {line}: where does it go wrong?
  ~ {line}: [what goes wrong], and what to do then
  ~ {line} (start to finish)
  ~ {line} ({turn})
  - {first}: [first step], [second step]
  - {line}: [first step], [second step], [third step]
  - {line} with only [what you need]
  - {line}, from [the first step] to [the last step]
  caption
  . {first}.
  . {subject}: start with [the first step].
  . {line}.
  . {line}, in [how many] steps.
  . {line}. Save this for the next time.
  . {line}. {outcome}.
  . For {audience}. {line}.
  . This is {clause}.
  ? [The problem, as a question]? {line}.
  ? {line}: at which step do you get stuck?
  ~ {line}. Before: [how it looks]. After: [how it looks].
  ~ {turn}. {line}.
  ~ [What you hold in your hand at the start]. {line}.
  - {first}. You need [one thing] and [another].
  - {line}. You need [one thing], [another] and [a third].
  - {phrase}: [first step], [second step], [third step].
  - {clause}: [first step], [second step], [third step].
  - {first}. {second}.
  body
  . {outcome}.
  . The step not to skip: [which one, and why].
  . It takes [how long], and most of that is [what].
  . {turn}. [What you do about that].
  . For {audience}. The first step: [the first step].
  ? How do you know it is done? [What it looks like].
  ? Got stuck? Go back to [which step].
  ? [The question people ask]? [Your answer, in one sentence].
  ~ Stop when [what it should look like].
  ~ Halfway through it looks like this: [one sentence].
  ~ {turn}. What to look for: [one sentence].
  - 1. [First step]. 2. [Second step]. 3. [Third step].
  - You need [one thing], [another] and [a third].
  - First [step]. Then [step]. Last [step].
  - {second}. {third}.
  post
  . {first}.¶¶{second}.
  . {line}, in one sentence:¶¶[the sentence].
  . {line}.¶¶The step not to skip: [which one, and why].
  . {line}.¶¶The first step: [the first step]. What comes out: {outcome}.
  . {line}.¶¶{outcome}.
  . {line}.¶¶{turn}.
  ? {line}.¶¶Which step do you get stuck at?
  ? {line}.¶¶How long does it take you?
  ? [The problem, as a question]?¶¶{line}:¶¶[the answer, in two sentences].
  ? {line}.¶¶How do you know it is done? [What it looks like].
  ~ {line}.¶¶Before: [how it looks].¶After: [how it looks].
  ~ {line}.¶¶Stop when [what it should look like].
  - {line}:¶¶1. [first step]¶2. [second step]¶3. [third step]
  - {line}.¶¶You need:¶• [one thing]¶• [another]¶• [a third]
  - {line}.¶¶First [step].¶Then [step].¶Last [step].
  - {first}.¶¶{second}.¶¶{third}.
  reply
  . {audience}, at which step do you get stuck?
  . {line}: which step do you do differently?
  ? Which step do you get stuck at?
  ? Which step would you leave out?
  ? How long does it take you?
  ? Who taught you to do it your way?
  ? What do you use instead of [what you use]?
  ~ What did it look like the first time you tried?
  ~ What went wrong the last time?
  - Your way: [first way], [second way] or another?
  cta
  . {action}.
  . Save this for the next time.
  . Send it to somebody who does it [the other way].
  . Do the first step today.
  . Tell me the step where you get stuck.
  ? Tried it? Show me how it turned out.
  ? Stuck? Write the number of the step.
  ~ Keep it open while you do it.
  ~ Pause after each step and do it along with me.
  - Write the steps down: [first], [second], [third].
  - Save it, get [what you need], start.
`)
