import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const story = kindFrames(`
  hook
  . So this happened: {sentence}.
  . True story: {sentence}.
  . Sit down for this one. {line}.
  . {line}.
  . Storytime: {line}.
  . {line}. {turn}.
  . {line}. What I didn’t see coming: {turn}.
  . {line}. How it ended: {outcome}.
  . This is the story of {clause}.
  . The short version: {line}. The long version starts with [the first small thing that happened].
  . {phrase}. Let me start with [the first small thing that happened].
  ? Did I ever tell you about {clause}?
  ? Did I ever tell you about {phrase}?
  ? Short version or long version? Short: {line}.
  ? Where do I even start? {line}.
  ? How does something like this happen? {sentence}.
  ? {audience}, has this happened to you? {line}.
  ~ Picture [the room, the street or the car]. {line}.
  ~ [Day and hour.] {line}.
  ~ Picture this. {sentence}.
  ~ Scene one: {first}. Scene two: {second}.
  ~ {line}. The first thing I heard: “[what somebody said]”.
  - {first}. {second}. {third}.
  - How it started: {first}. How it ended: {last}.
  - Part one: {first}. Part two: {second}.
  - The story in three words: [three words]. In one sentence: {line}.
  - First: {sentence}. Then: [what happened in the next minute].
  - What I expected: [one sentence]. What happened: {sentence}.
  screen
  . {line}
  . {subject}
  . Storytime: {subject}
  . {turn}
  . {outcome}
  . The story of {clause}
  . Storytime
  ? How did this happen?
  ? Did I ever tell you about {clause}?
  ? Where do I even start?
  ~ “[What somebody said]”
  ~ [The moment in four words]
  ~ [Day and hour]
  - {first} → {last}
  - Part 1: {first}
  - How it started → How it ended
  title
  . So this happened: {sentence}
  . True story: {sentence}
  . {line}
  . Storytime: {line}
  . {line} (full story)
  . {line}, from the start
  . The story of {clause}
  . {line}. {turn}
  . {line}. {outcome}
  ? Did I ever tell you about {clause}?
  ? Did I ever tell you about {phrase}?
  ? How does this happen? {sentence}
  ? Where do I even start? {line}
  ~ “[What somebody said]” | {line}
  ~ {first}
  ~ {line} | [place and year]
  - {first}. {last}
  - {line} (part [number])
  caption
  . So this happened: {sentence}.
  . True story: {sentence}.
  . Sit down for this one. {line}.
  . {line}.
  . Storytime: {line}.
  . {line}. {turn}.
  . Today’s episode: {line}.
  . The story of {clause}.
  . For {audience}: {line}.
  . {line}. And it all began with [one small thing].
  ? Did I ever tell you about {clause}?
  ? Did I ever tell you about {phrase}?
  ? Where do I even start? {line}.
  ? {line}. Who has a story like this?
  ~ Diary, [date]: {line}.
  ~ Sent to the group chat at [hour]: “{sentence}.”
  ~ {line}. “[What somebody said next.]”
  ~ Picture [the room, the street or the car]. {line}.
  - {first}. {second}.
  - How it started: {first}. How it ended: {last}.
  - {line}. In three words: [three words].
  - {line}. {turn}. {outcome}.
  - Part one: {first}. Part two: {second}.
  body
  . It began with [the first small thing that happened].
  . How it ended: {outcome}.
  . And then: {turn}.
  . The last thing that was said: “[one line]”.
  . For {audience}.
  . {action}.
  ? Has something like this happened to you? Tell it in the comments.
  ? My first thought was [one sentence]. What would yours have been?
  ~ What was said, word for word: “[one line]”.
  ~ What you can’t see here: [one detail that only you know].
  ~ With me at that moment: [who].
  ~ Where it happened: [the place, as you’d describe it to a friend].
  - {second}. {third}.
  - {turn}. {outcome}.
  - What I thought: [one thought]. What I said: [one line].
  post
  . So this happened:¶¶{sentence}.
  . True story:¶¶{sentence}.
  . {line}.
  . {line}.¶¶{turn}.
  . {line}.¶¶How it ended: {outcome}.
  . {line}.¶¶[What happened next, in one sentence.]
  . The story of {clause}:¶¶[The first sentence of it.]
  . {line}.¶¶The last thing that was said: “[one line]”.
  ? {line}.¶¶Who has a story like this?
  ? Did I ever tell you about {clause}?¶¶[The first sentence of it.]
  ? Did I ever tell you about {phrase}?¶¶[The first sentence of it.]
  ? {line}.¶¶{audience}, how did yours go?
  ? Where do I even start?¶¶{line}.
  ~ {line}.¶¶“[What was said next, word for word.]”
  ~ [Day and hour.]¶¶{line}.
  ~ Scene one: {first}.¶¶Scene two: {second}.
  - {first}.¶¶{second}.¶¶{third}.
  - How it started: {first}.¶¶How it ended: {last}.
  - {line}.¶¶The story in three words: [three words].
  - What happened: {sentence}.¶¶What surprised me: {turn}.
  - What happened: {sentence}.¶¶What I learned: [one sentence].
  reply
  ? How would you have reacted?
  ? Has something like this happened to you?
  ? What is your version of this story?
  ? Who would you have told first?
  ? {audience}, how did yours go?
  ? Which part do you want to hear more about?
  ? What would your first thought have been?
  ? Which part would you like to have seen?
  ? When did something like this last happen to you?
  cta
  . {action}.
  . Tell yours in one sentence below.
  . Send this to whoever was there.
  . Send this to the person it reminds you of.
  . Write the first question that comes to mind.
  . Tag somebody with a story like this.
  . Tell me which part you’d like to hear more about.
  . Give this story a title in the comments.
  ? Who has a story like this? Tell it below.
  ? Want to know one detail? Ask for it below.
  glad hook
  . Good news first: {line}.
  . A good one today: {line}.
  . {line}. It took [how long, or how many tries].
  ? Want to hear something good? {line}.
  ? Who needs good news today? {line}.
  ~ I told [the first person] first. Now you: {line}.
  - First: {line}. Then: [how you celebrated].
  glad caption
  . Good news: {line}.
  . {line}. One for the scrapbook.
  ? What’s your good news this week? Mine: {line}.
  ~ First person I told: [name]. {line}.
  glad body
  . Thank you, [name], for [what they did].
  . It took [how long, or how many tries].
  ? What went right for you this week?
  glad post
  . {line}.¶¶Thank you, [name], for [what they did].
  . Good news:¶¶{line}.
  ? {line}.¶¶What’s your good news this week?
  ~ First person I told: [name].¶¶{line}.
  glad reply
  ? What went right for you this week?
  ? What’s your good news?
  ? How would you celebrate?
  glad cta
  . Put your own good news in the comments.
  . Tag who you’d celebrate with.
  mishap hook
  . {sentence}. That was not the plan.
  . So. {line}.
  . The plan: [what was supposed to happen]. What happened: {sentence}.
  ? What are the odds? {sentence}.
  ? {line}. What would you have done?
  ? Has this happened to anybody else? {line}.
  ~ [The last normal moment.] And then: {sentence}.
  - Plan A: [what was supposed to happen]. Plan B: {sentence}.
  mishap screen
  . That was not the plan
  ? What would you have done?
  ? Has this happened to anybody else?
  ~ [Minutes] before this
  - The plan → What happened
  mishap title
  . {sentence} (that was not the plan)
  ? {line}: what now?
  ? What are the odds? {sentence}
  mishap caption
  . That was not the plan: {sentence}.
  . {line}. Lesson learned: [the lesson, in five words].
  ? {line}. What would you have done?
  - Expected: [three words]. Received: {sentence}.
  mishap body
  . The plan was [what was supposed to happen].
  . What saved the day: [who or what].
  . What it cost: [money, time or nerves].
  . What I’d do differently: [one thing].
  ? Please tell me that I’m not the only one. What’s yours?
  mishap post
  . {sentence}.¶¶That was not the plan.
  . {line}.¶¶What saved the day: [who or what].
  ? What are the odds?¶¶{sentence}.
  - The plan: [what was supposed to happen].¶¶What happened: {sentence}.
  mishap reply
  ? What would your plan B have been?
  ? What’s the worst of this kind that happened to you?
  mishap cta
  . Tell me yours, so that I feel better.
  . Tag somebody to whom this would happen.
`)
