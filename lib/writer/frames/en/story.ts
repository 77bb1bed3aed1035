import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const story = parseKindFrames(`
  hook
  . {line}.
  . True story: {sentence}.
  . {line}. {turn}.
  ? Where do I even start? {line}.
  ? {line}. And how was your day?
  ? {audience}, has this happened to you? {line}.
  ~ Sit down for this one. {line}.
  ~ {line}. Word for word: “[what somebody said]”.
  - {line}. Then: [what happened next].
  screen
  . {line}
  . {subject}
  . Storytime
  . {turn}
  ? Where do I even start?
  ~ “[What somebody said]”
  - How it started → How it ended
  title
  . {line}
  . True story: {sentence}
  . Storytime: {line}
  . {line}. {outcome}
  ? Where do I even start? {line}
  ~ “[What somebody said]” | {line}
  caption
  . {line}.
  . True story: {sentence}.
  . {line}. {turn}.
  . {line}. {outcome}.
  ? Where do I even start? {line}.
  ? {line}. Who has a story like this?
  ~ Sent to the group chat at [hour]: “{sentence}.”
  ~ {line}. “[What somebody said next.]”
  - How it started: [one ordinary thing]. How it ended: {sentence}.
  body
  . {turn}.
  . How it ended: {outcome}.
  . It began with [the first small thing that happened].
  . {action}.
  ? Has something like this happened to you? Tell it in the comments.
  ~ What was said, word for word: “[one line]”.
  - What I thought: [one thought]. What I said: [one line].
  post
  . {line}.
  . True story:¶¶{sentence}.
  . {line}.¶¶{turn}.
  . {line}.¶¶How it ended: {outcome}.
  ? {line}.¶¶Who has a story like this?
  ? {line}.¶¶And how was your day?
  ? Where do I even start?¶¶{line}.
  ~ {line}.¶¶“[What was said next, word for word.]”
  ~ Sent to the group chat at [hour]:¶¶“{sentence}.”
  - {first}.¶¶{second}.¶¶{third}.
  - {line}.¶¶What I said: “[one line]”.
  reply
  ? How would you have reacted?
  ? Has something like this happened to you?
  ? Who would you have told first?
  ? {audience}, how did yours go?
  cta
  . {action}.
  . Tell yours in the comments.
  . Send this to whoever was there.
  ? Who has a story like this? Tell it below.
  glad hook
  . Good news: {line}.
  ? Guess what? {line}.
  ~ Dear diary: {line}.
  glad caption
  . Good news: {line}.
  . {line}. One for the scrapbook.
  ? {line}. What’s your good news this week?
  ~ Dear diary: {line}.
  glad body
  . Thank you, [name], for [what they did].
  glad post
  . {line}.¶¶Thank you, [name].
  ? {line}.¶¶What’s your good news this week?
  ~ Dear diary:¶¶{line}.
  glad reply
  ? What’s your good news this week?
  mishap hook
  . {line}. This is fine.
  . Not on my bingo card: {line}.
  ? Just me? {line}.
  - The plan: [what was supposed to happen]. What happened: {sentence}.
  mishap screen
  . This is fine
  . That was not the plan
  ? Just me?
  mishap title
  . {sentence} (that was not the plan)
  ? Just me? {line}
  mishap caption
  . {line}. This is fine.
  . Not on my bingo card: {line}.
  ? Anyway, how’s your week? {line}.
  - The plan: [what was supposed to happen]. What happened: {sentence}.
  mishap body
  ? Please tell me that I’m not the only one. What’s yours?
  mishap post
  . {line}.¶¶This is fine.
  . Not on my bingo card:¶¶{line}.
  ? {line}.¶¶Anyway, how’s your week?
  - The plan: [what was supposed to happen].¶¶What happened: {sentence}.
  mishap reply
  ? What’s yours?
  mishap cta
  . Tell me yours, so that I feel better.
`)
