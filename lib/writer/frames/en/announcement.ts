import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const announcement = kindFrames(`
  hook
  . Big news: {line}.
  . PSA: {line}.
  . {line}.
  . It’s official: {sentence}.
  . Pass it on: {line}.
  . {line}. {turn}.
  . {line}. {action}.
  . {line}. {outcome}.
  . For {audience}: {line}.
  . Spread the word: {line}.
  ? Have you heard? {line}.
  ? What’s new? {line}.
  ? When? {time}. Where? {place}. What? {subject}.
  ? {audience}, is this for you? {line}.
  ? Ready for some news? {line}.
  ~ Attention, [town, field or community]: {line}.
  ~ Dear [regulars, neighbours or friends]: {line}.
  ~ {place}. {time}. {subject}.
  ~ {subject}. {place}. {time}. Write it down.
  ~ {first}. {last}.
  - What: {subject}. Where: {place}. When: {time}.
  - {first}. {second}. {third}.
  - The news: {line}. Next: [what happens next, with a date].
  - The news: {line}. The first thing you’ll ask: [the question and its answer].
  - The news: {line}. What to do: {action}.
  - The short version: {line}. The long version: [the story behind it, one sentence].
  screen
  . {line}
  . {subject}
  . It’s official
  . {outcome}
  . {action}
  . Write it down: {time}
  ? Have you heard?
  ? What’s new?
  ? Ready for some news?
  ~ {place}. {time}
  ~ {time}
  ~ {place}
  ~ Spread the word
  - {subject} | {place} | {time}
  - [What] | [where] | [when]
  - {first}
  - [The news in four words]
  title
  . Big news: {line}
  . {line}
  . It’s official: {sentence}
  . News: {line}
  . {line} | [your name or brand]
  . {line}. {outcome}
  . {line} (for {audience})
  . {line} (announcement)
  ? Have you heard? {line}
  ? Ready for some news? {line}
  ~ {first}
  ~ {line} | [month and year]
  ~ Pass it on: {line}
  ~ Spread the word: {line}
  - {subject} | {place} | {time}
  - {first}. {last}
  - {line} (all the details)
  - {line}. {turn}
  caption
  . Big news: {line}.
  . PSA: {line}.
  . {line}.
  . It’s official: {sentence}.
  . Pass it on: {line}.
  . News: {line}.
  . {line}. {action}.
  . {line}. {turn}.
  . For {audience}: {line}.
  . Spread the word: {line}.
  ? Have you heard? {line}.
  ? What’s new? {line}.
  ? When? {time}. Where? {place}. What? {subject}.
  ~ Attention, [town, field or community]: {line}.
  ~ {subject}. {place}. {time}.
  ~ Dear [regulars, neighbours or friends]: {line}.
  ~ {subject}. {place}. {time}. Write it down.
  - What: {subject}. When: {time}. Where: {place}.
  - {first}. {second}.
  - {line}. One thing to know: [the date, the place or the link].
  - {line}. {turn}. {outcome}.
  body
  . {action}.
  . The story behind it: [one sentence].
  . {outcome}.
  . For {audience}.
  . Thank you, [name], for [what they did].
  . It took [how long] to get here.
  . What happens next: [one sentence, with a date].
  ? Want to know more? [Link, address or date.]
  ? What would you like to know? Ask in the comments.
  ~ {place}. {time}.
  ~ {turn}.
  - When: {time}. Where: {place}.
  - {second}. {third}.
  - Where to find out more: [link or address].
  - {turn}. {outcome}.
  - When: {time}. All the details: [link].
  post
  . Big news:¶¶{line}.
  . PSA:¶¶{line}.
  . {line}.
  . {line}.¶¶{action}.
  . It’s official:¶¶{sentence}.
  . Pass it on:¶¶{line}.
  . {line}.¶¶The story behind it: [one sentence].
  . {line}.¶¶{turn}.
  . {line}.¶¶Thank you, [name], for [what they did].
  ? Have you heard?¶¶{line}.
  ? {line}.¶¶What would you like to know about it?
  ? What? {subject}.¶When? {time}.¶Where? {place}.
  ? {audience}, this is for you:¶¶{line}.
  ~ {subject}.¶¶{place}.¶¶{time}.
  ~ Attention, [town, field or community]:¶¶{line}.
  ~ {subject}.¶¶{place}. {time}. Write it down.
  ~ Dear [regulars, neighbours or friends]:¶¶{line}.
  - {first}.¶¶{second}.¶¶{third}.
  - What: {subject}¶Where: {place}¶When: {time}
  - {line}.¶¶All the details: [link]
  - The news: {line}.¶¶What happens next: [one sentence, with a date].
  - {line}.¶¶{turn}.¶¶{outcome}.
  reply
  ? What do you want to know about it?
  ? Who should hear about this?
  ? What’s your first question?
  ? {audience}, what do you want to know first?
  ? What would you like to see of it first?
  ? Who are you telling?
  ? What would you like to see next?
  ? What should I show you next: [one thing] or [another]?
  cta
  . {action}.
  . All the details: [link].
  . Send this to whoever should know.
  . Put your questions in the comments.
  . Write it down: {time}.
  . Write to [address] with any question.
  . Turn on notifications, so that you hear what comes next.
  ? Know somebody who should hear this? Send it on.
  ? Want to know more? [Link.]
  glad hook
  . Breaking news: {line}.
  ? Guess what? {line}.
  ? Did somebody say {phrase}?
  ~ Drum roll, please. {line}.
  ~ We interrupt your scrolling for this: {line}.
  ~ Put it on the fridge: {line}.
  - First: {sentence}. Next: [what happens next, with a date].
  glad screen
  . Breaking news
  ? Guess what?
  ~ Drum roll, please
  glad title
  . Breaking news: {line}
  ? Guess what? {line}
  glad caption
  . Breaking news: {line}.
  ? Guess what? {line}.
  ? Did somebody say {phrase}?
  ~ Drum roll, please. {line}.
  ~ We interrupt your scrolling for this: {line}.
  ~ Put it on the fridge: {line}.
  glad body
  ~ The part I’m looking forward to: [one thing].
  glad post
  . Breaking news:¶¶{line}.
  ? Guess what?¶¶{line}.
  ? Did somebody say {phrase}?
  ~ Drum roll, please.¶¶{line}.
  ~ We interrupt your scrolling for this:¶¶{line}.
  ~ Put it on the fridge:¶¶{line}.
`)
