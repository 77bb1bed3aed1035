import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const offer = kindFrames(`
  hook
  . Friendly reminder: {line}.
  . PSA: {line}.
  . {line}.
  . Before you scroll on: {line}.
  . You’re not too late: {line}.
  . {line}. {action}.
  . For {audience}: {line}.
  . {line}. {turn}.
  . {line}. How to get it: [link, code or address].
  . {line}. {outcome}.
  ? Know somebody who’d want this? {line}.
  ? Interested? {line}.
  ? {line}. The catch? [The one rule or limit.]
  ? Did somebody say {phrase}?
  ? What, when, where? {subject}. {time}. {place}.
  ? {audience}, is this for you? {line}.
  ? {subject}. {time}. {place}. Who’s coming?
  ~ We interrupt your scrolling for this: {line}.
  ~ {time}. {place}. {subject}.
  ~ {subject}. {place}. {time}. Write it down.
  ~ POV: you saw this just in time. {line}.
  ~ {first}. {last}.
  ~ Psst. {line}.
  ~ Attention, [town or community]: {line}.
  - What: {subject}. When: {time}. Where: {place}.
  - {first}. {second}. {third}.
  - What you get: {phrase}. What you do: {action}.
  - What you get: {phrase}. What you do: [one step].
  - Two things to know. One: {line}. Two: [the rule, the limit or the link].
  - The offer: {line}. Good for: [who it suits, in a few words].
  screen
  . {line}
  . {subject}
  . You’re not too late
  . {action}
  . For {audience}
  . Write it down: {time}
  ? Interested?
  ? Know somebody who’d want this?
  ? What’s the catch?
  ~ {time}. {place}
  ~ {place}
  ~ {time}
  ~ Just in time for this
  - {subject} | {place} | {time}
  - [What] | [price] | [until when]
  - {first}
  - [The offer in four words]
  title
  . {line}
  . You’re not too late: {line}
  . {line} | [your name or shop]
  . {line} (how to get it)
  . {line} (for {audience})
  . {line}. {outcome}
  ? Interested? {line}
  ? Know somebody who’d want this? {line}
  ? Did somebody say {phrase}?
  ? {audience}, is this for you? {line}
  ~ {place} | {time} | {subject}
  ~ {first}
  ~ Before you scroll on: {line}
  ~ Spread the word: {line}
  - {subject} | {place} | {time}
  - {first}. {last}
  - {line} (details below)
  caption
  . Friendly reminder: {line}.
  . PSA: {line}.
  . {line}.
  . {line}. Save this post.
  . You’re not too late: {line}.
  . {line}. {action}.
  . For {audience}: {line}.
  . A heads-up for you. {line}.
  . Save the date: {time}. {place}. {subject}.
  ? Know somebody who’d want this? {line}.
  ? Interested? {line}.
  ? Did somebody say {phrase}?
  ? {line}. Who are you telling?
  ? When? {time}. Where? {place}. What? {subject}.
  ~ We interrupt your scrolling for this: {line}.
  ~ {time}. {place}. {subject}.
  ~ {subject}. {place}. {time}. Write it down.
  ~ Psst. {line}.
  ~ Attention, [town or community]: {line}.
  ~ Before you scroll on: {line}.
  ~ {line}. Good for: [who it suits, in a few words].
  - What: {subject}. When: {time}. Where: {place}.
  - {first}. {second}.
  - {line}. One thing to know: [the rule, the limit or the link].
  - What you get: {phrase}. What you do: [one step].
  body
  . {action}.
  . How it works: [the steps, one sentence].
  . What’s included: [what people get].
  . For {audience}.
  . {outcome}.
  . Good to know: [the one rule or limit].
  . Save this post, so that you find it again.
  ? How do you get it? [Link, code or address.]
  ? Is it for you? Ask in the comments if you’re not sure.
  ? Know somebody who’d want this? Send it on.
  ~ {place}. {time}.
  ~ {turn}.
  ~ Who it suits: [two or three words].
  - When: {time}. Where: {place}.
  - {second}. {third}.
  - Where to get it: [link or address].
  - What you get: [one thing]. What you do: [one step].
  post
  . Friendly reminder:¶¶{line}.
  . PSA:¶¶{line}.
  . {line}.
  . {line}.¶¶{action}.
  . {line}.¶¶How to get it: [link, code or address]
  . {line}.¶¶Good to know: [the one rule or limit].
  . For {audience}:¶¶{line}.
  . {line}.¶¶{outcome}.
  . You’re not too late:¶¶{line}.
  ? {line}.¶¶Know somebody who’d want this?
  ? Interested?¶¶{line}.
  ? What? {subject}.¶When? {time}.¶Where? {place}.
  ? {line}.¶¶The catch? [The one rule or limit.]
  ? Did somebody say {phrase}?
  ~ We interrupt your scrolling for this:¶¶{line}.
  ~ {time}.¶¶{place}.¶¶{subject}.
  ~ {subject}.¶¶{place}. {time}. Write it down.
  ~ {line}.¶¶{turn}.
  ~ Attention, [town or community]:¶¶{line}.
  ~ Psst.¶¶{line}.
  - {first}.¶¶{second}.¶¶{third}.
  - What: {subject}¶When: {time}¶Where: {place}
  - {line}.¶¶What’s included: [what people get].
  - What you get: {phrase}.¶What you do: {action}.
  - What you get: {phrase}.¶What you do: [one step].
  reply
  ? Who would you send this to?
  ? What do you want to know before you decide?
  ? Who’s in?
  ? Is it for you or for somebody you know?
  ? {audience}, what do you want to know first?
  ? What would make it a yes for you?
  ? Anything unclear?
  ? Which would you pick: [one thing] or [another]?
  cta
  . {action}.
  . All the details: [link].
  . Get it here: [link or address].
  . Save this, so that you find it in time.
  . Send this to somebody who’d want it.
  . Write it down: {time}.
  . Message me with any question.
  ? Know somebody for this? Send it on.
  ? Not sure yet? Ask in the comments.
`)
