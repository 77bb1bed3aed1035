import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const subject = kindFrames(`
  hook
  . {phrase}, but [the twist, in four words].
  . {line}.
  . One rule for {subject}: [the rule].
  . A word you only know from {subject}: [the word].
  . {phrase}, in one sentence: [the sentence].
  . One number about {subject}: [the number].
  . {phrase}. What people get wrong first: [one sentence].
  . {phrase}: [the best part, in five words].
  . {phrase}, for {audience}.
  . {phrase}. {outcome}.
  ? {phrase}: overrated or underrated?
  ? What do you notice first? {subject}.
  ? {phrase}: [a question with two possible answers]?
  ~ {phrase}. Expectation: [what]. Reality: [what].
  ~ {phrase}, [what time of day], [where].
  ~ [What you can hear or smell, in four words]. {phrase}.
  ~ {phrase}. {turn}.
  ~ {phrase}, day [which].
  - {phrase} starter pack: [one], [two], [three].
  - {phrase}. Green flag: [what]. Red flag: [what].
  - {phrase}. You either [one thing] or [another].
  - {phrase} in three words: [one], [two], [three].
  - {phrase}, from [the first thing] to [the last thing].
  screen
  . {phrase}, but [the twist]
  . {line}
  . {phrase}
  . {phrase}, part [which]
  . {phrase}: [one number]
  . {outcome}
  . {phrase}, for {audience}
  ? Overrated or underrated?
  ? {phrase}: [three words]?
  ? {phrase}: where to start?
  ~ {phrase}, [time of day]
  ~ {phrase}, [place]
  ~ {phrase}, day [which]
  - {phrase}: [one], [two], [three]
  title
  . {phrase}, but [the twist, in four words]
  . {line}
  . [How long] of {subject}: [what it changed]
  . One rule for {subject}
  . {phrase}: [what comes out, in five words]
  . {phrase}, explained with [one object]
  . {phrase}: {outcome}
  . {phrase} for {audience}
  . {phrase} after [how many weeks or tries]
  ? {phrase}: overrated or underrated?
  ? {phrase}: [the question people type into search]?
  ? {phrase}: where do you start?
  ? {phrase}: [this] or [that]?
  ~ {phrase}: expectation and reality
  ~ {phrase} in [season]
  ~ {phrase}: {turn}
  - {phrase} starter pack: [one], [two], [three]
  - {phrase}, from [the first thing] to [the last thing]
  - {phrase} in [how many] minutes
  caption
  . {phrase}, but [the twist, in four words].
  . {phrase}: [points] out of 10.
  . {line}.
  . One rule for {subject}: [the rule].
  . {phrase}. {outcome}.
  . {phrase}, in one word: [the word].
  . {phrase}: [the part nobody sees, in six words].
  . For {audience}: {phrase}.
  . Somewhere between [one thing] and [another]: {phrase}.
  ? {phrase}: overrated or underrated?
  ? {phrase}: [a question with two possible answers]?
  ? {phrase}: what do you see first?
  ~ {phrase}. Expectation: [what]. Reality: [what].
  ~ {phrase}, [time of day], [place].
  ~ {phrase}. {turn}.
  ~ [What you hear, in three words]. {phrase}.
  - {phrase} starter pack: [one], [two], [three].
  - {phrase} in three words: [one], [two], [three].
  - {phrase}: [one], [two], and always [three].
  - {phrase} in [how many] pictures.
  body
  . The only rule: [the rule].
  . {outcome}.
  . {turn}.
  . It began with [what, and when].
  . The part that takes longest: [which part].
  . If you are new to it, start with [one thing].
  ? [The question you are asked most]? [Your answer, in one sentence].
  ? How long does it take? [How long, from what to what].
  ? What does it cost? [The sum, and for what].
  ~ [What it looks like up close, in one sentence].
  ~ First picture: [what it shows]. Last picture: [what it shows].
  ~ [Where you were, and what was in your hands].
  - Green flag: [what]. Red flag: [what].
  - Expectation: [what]. Reality: [what].
  - [One thing to see]. [One to hear]. [One to touch].
  - Then: [one sentence]. Now: [one sentence].
  post
  . {phrase}, but [the twist, in four words].
  . {line}.
  . One rule for {subject}: [the rule].
  . The first thing to know about {subject}: [one sentence].
  . {phrase}, in one sentence:¶¶[the sentence].
  . {phrase}.¶¶{outcome}.
  . {phrase}.¶¶What people get wrong first: [one sentence].
  . One number about {subject}: [the number].¶¶[What it means, in one sentence].
  ? {phrase}: overrated or underrated?
  ? {phrase}: [this] or [that]?
  ~ {phrase}.¶¶Expectation: [what].¶Reality: [what].
  ~ {phrase}, [time of day], [place].¶¶[What you saw, in one sentence].
  ~ {phrase}.¶¶{turn}.
  - {phrase} starter pack:¶¶• [one]¶• [two]¶• [three]
  - {phrase}.¶¶Green flag: [what].¶Red flag: [what].
  - A word you only know from {subject}: [the word].¶¶It means [what].
  - {phrase}.¶¶Then: [one sentence].¶Now: [one sentence].
  - {phrase} in three lines:¶¶1. [first]¶2. [second]¶3. [third]
  reply
  . {phrase}: tell me where you started.
  . For {audience}: what would you ask about {subject}?
  ? {phrase}: overrated or underrated?
  ? What is your one rule for {subject}?
  ? Which word do only people into {subject} know?
  ? {phrase}: how did it start for you?
  ? {phrase}: what do you get asked most?
  ? {phrase}: what would you tell a beginner?
  ? What is the first thing you look at?
  ? What would you do differently if you started again?
  ? Who would you show this to?
  ~ {phrase}: where did you see the best?
  ~ Where were you when it started for you?
  - Green flag or red flag?
  - {phrase}: [this] or [that]?
  cta
  . {action}.
  . Save this if you are starting out.
  . Send it to the one you share this with.
  . Show me yours.
  . Tell me which one you would pick.
  ? New to it? Start with [one thing].
  ? {phrase}: somebody comes to mind? Send it to them.
  ~ Take a picture of yours and tag [your handle].
  ~ Come and see: [where, when].
  - Next: [this] or [that]. You choose.
`)
