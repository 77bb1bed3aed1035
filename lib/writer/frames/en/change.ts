import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const change = kindFrames(`
  hook
  . {line}.
  . {line}. What made the difference: [one thing].
  . {line}. The hardest part: [one sentence].
  . {line}. {turn}.
  . This is {clause}.
  . For {audience}: {line}.
  . {line}. {outcome}.
  . Before and after: {phrase}.
  ? {line}. Was it worth it? [Your answer.]
  ? What does it take? {line}.
  ? {line}. Where did it start? [The first step.]
  ? Do you want to know {clause}?
  ? {audience}, where are you right now? {line}.
  ~ {line}. Look at [the detail to look at].
  ~ Before: {a}. After: {b}.
  ~ Day one: [how it looked or felt]. {line}.
  ~ {line}. The moment I knew it worked: [one moment].
  ~ Back in [month and year]: [how it was]. {line}.
  ~ {first}. {last}.
  - Day one: {a}. Today: {b}.
  - {first}. {second}. {third}.
  - {line}. What worked: [one thing]. What didn’t: [one thing].
  - {line}. First step: [one thing]. Biggest mistake: [one thing].
  - {line}. What changed: [one thing]. What didn’t: [one thing].
  screen
  . {line}
  . {subject}
  . {outcome}
  . Before
  . What made the difference
  . {turn}
  ? Was it worth it?
  ? What does it take?
  ? How did it start?
  ~ Day 1
  ~ [Month and year]
  ~ Before: {a}
  ~ After: {b}
  ~ [The before in three words]
  - Before | After
  - {a} → {b}
  - Day 1 → today
  - Start: {a}. Now: {b}
  - {first}
  title
  . {line}
  . Before and after: {phrase}
  . {line}: what made the difference
  . {line}. {outcome}
  . {line}: what it took
  ? {line}: was it worth it?
  ? Do you want to know {clause}?
  ~ {line}: day one to today
  ~ {line} | [month and year]
  ~ {first}
  - {line}: what worked and what didn’t
  - {line}: [number] things I’d do again
  - {first}. {last}
  - {a} → {b}
  caption
  . {line}.
  . Before and after: {phrase}.
  . {line}. {turn}.
  . This is {clause}.
  . For {audience}: {line}.
  . {line}. What made the difference: [one thing].
  . {line}. {outcome}.
  ? Was it worth it? {line}.
  ? {line}. What would you ask me first?
  ? {line}. Are you at the before, the middle or the after?
  ~ {line}. Look at [the detail to look at].
  ~ Before: {a}. After: {b}.
  ~ Day one: [how it looked or felt]. {line}.
  ~ {line}. The moment I knew it worked: [one moment].
  ~ [Month and year]: [how it was]. {line}.
  - Day one: {a}. Today: {b}.
  - {first}. {second}.
  - {line}. What worked: [one thing]. What didn’t: [one thing].
  - {line}. In three words: [three words].
  body
  . What made the difference: [one thing].
  . The hardest part: [one sentence].
  . What I’d skip next time: [one thing].
  . {turn}.
  . {outcome}.
  . What I tried that didn’t work: [one thing].
  . {action}.
  ? Want to know how one part was done? Ask in the comments.
  ? Are you in the middle of something like this? Tell me where you are.
  ~ Look at [the detail to look at].
  ~ It started with [the first step].
  ~ What you can’t see in the after: [one detail].
  ~ The day I nearly stopped: [what happened].
  ~ {place}. {time}.
  - {second}. {third}.
  - {turn}. {outcome}.
  - What it took: [hours, money or help].
  - What changed: [one thing]. What stayed the same: [one thing].
  post
  . {line}.
  . {line}.¶¶What made the difference: [one thing].
  . {line}.¶¶The hardest part: [one sentence].
  . {line}.¶¶{turn}.
  . This is {clause}:¶¶[The first thing that you changed.]
  . {line}.¶¶What stayed the same: [one thing].
  . For {audience}:¶¶{line}.
  ? {line}.¶¶What would you ask me first?
  ? {line}.¶¶Was it worth it? [Your answer, one sentence.]
  ? {line}.¶¶{audience}, where are you right now?
  ? {line}.¶¶Are you at the before, the middle or the after?
  ~ Before: {a}.¶¶After: {b}.
  ~ {line}.¶¶Day one: [how it looked or felt].
  ~ [Month and year]: [how it was].¶¶{line}.
  ~ {line}.¶¶The day I nearly stopped: [what happened].
  - Day one: {a}¶Today: {b}
  - {first}.¶¶{second}.¶¶{third}.
  - {line}.¶¶What worked: [one thing].¶What didn’t: [one thing].
  - {line}.¶¶What it took: [hours, money or help].
  reply
  ? Where would you have started?
  ? Are you at the before, the middle or the after?
  ? What would you have done differently?
  ? Have you done something like this?
  ? What would you ask me first?
  ? What’s your day one?
  ? {audience}, where are you right now?
  ? At which point would you have stopped?
  ? What would you like to change next?
  cta
  . {action}.
  . Save this for your own day one.
  . Send this to somebody who is at day one.
  . Tell me where you are: before, middle or after.
  . Put your own before and after in the comments.
  . Ask about any step in the comments.
  . Tell me which part you want to hear more about.
  ? Starting your own? Say when, and say it below.
  ? In the middle of yours? Tell me how it goes.
`)
