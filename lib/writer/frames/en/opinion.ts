import { kindFrames } from '@/lib/writer/frames/kind-frames'

export const opinion = kindFrames(`
  hook
  . {sentence}. Tell me I’m wrong.
  . {sentence}. I don’t make the rules.
  . {sentence}. Change my mind.
  . {phrase}. Change my mind.
  . Hot take: {sentence}.
  . Hot take: {phrase}.
  . Hear me out: {line}.
  . The hill I’ll die on: {sentence}.
  . {sentence}. There, I said it.
  . {line}. {turn}.
  . This is {clause}.
  . Ask me {clause}.
  . {clause}: [your answer, in one sentence].
  . {line}. My best reason: [one sentence].
  ? Agree or disagree? {sentence}.
  ? Agree or disagree? {phrase}.
  ? From one to ten, how wrong am I? {sentence}.
  ? Who’s with me? {sentence}.
  ? Who’s with me? {phrase}.
  ? Can anybody give me one good argument against this? {sentence}.
  ? Which side are you on? {sentence}.
  ? Which side are you on? {phrase}.
  ? {audience}, am I wrong? {line}.
  ? Do you want to know {clause}?
  ? Shall I tell you {clause}?
  ~ Somebody at the table says: “{sentence}.” Do you nod or leave?
  ~ Put it on a T-shirt: “{sentence}.”
  ~ POV: somebody says it out loud. “{sentence}.”
  ~ “{sentence}.” Discuss.
  ~ “{phrase}.” Discuss.
  ~ {sentence}. I’ve thought so since [when, or what happened].
  ~ {line}. It started with [what happened].
  - {line}. Reason one: [your best reason].
  - {line}. What would change my mind: [one thing].
  - {first}. {second}. {third}.
  - What people say: [the usual view]. What I say: {sentence}.
  - The best argument against me: [one sentence]. And still: {sentence}.
  - {first}. {last}.
  screen
  . {line}
  . Hot take: {sentence}
  . Hot take: {phrase}
  . {subject}
  . There, I said it
  . Change my mind
  . {turn}
  . Hear me out
  ? Agree or disagree?
  ? Am I wrong?
  ? Which side are you on?
  ? Who’s with me?
  ~ “{sentence}”
  ~ POV: somebody says it out loud
  ~ Nod or leave?
  - Reason 1: [three words]
  - [The usual view] vs my view
  - Agree: 1. Disagree: 2
  - {first}
  title
  . {line}
  . Hot take: {sentence}
  . Hot take: {phrase}
  . Unpopular opinion: {sentence}
  . {sentence}. Change my mind
  . {phrase}. Change my mind
  . Hear me out: {line}
  . {line}. {turn}
  . {line} (a short rant)
  ? {sentence}: agree or disagree?
  ? {phrase}: agree or disagree?
  ? Am I wrong? {sentence}
  ? Am I wrong? {phrase}
  ? Which side are you on? {sentence}
  ? Which side are you on? {phrase}
  ? From 1 to 10, how wrong am I? {sentence}
  ~ “{sentence}”
  ~ POV: somebody says it out loud. “{sentence}”
  ~ {first}
  ~ {line} | My case in [number] minutes
  - {line}: my [number] reasons
  - {sentence}: for and against
  - {phrase}: for and against
  - {first}. {last}
  - {line} | What people say, what I say
  caption
  . {sentence}. Tell me I’m wrong.
  . {sentence}. I don’t make the rules.
  . {line}.
  . Hot take: {sentence}.
  . Hot take: {phrase}.
  . {sentence}. There, I said it.
  . {sentence}. Change my mind.
  . {phrase}. Change my mind.
  . The hill I’ll die on: {sentence}.
  . Hear me out: {line}.
  . This is {clause}.
  . Ask me {clause}.
  . {clause}: [your answer, in one sentence].
  ? Agree or disagree? {sentence}.
  ? Agree or disagree? {phrase}.
  ? Am I wrong? {sentence}.
  ? Am I wrong? {phrase}.
  ? {sentence}. Which side are you on?
  ? {phrase}. Which side are you on?
  ? Who’s with me? {sentence}.
  ? Who’s with me? {phrase}.
  ~ “{sentence}.” Discuss.
  ~ “{phrase}.” Discuss.
  ~ Put it on a mug: “{sentence}.”
  ~ POV: somebody says it out loud. “{sentence}.”
  - {first}. {second}.
  - Agree: 1. Disagree: 2. {sentence}.
  - Agree: 1. Disagree: 2. {phrase}.
  - {line}. Reason one: [your best reason].
  - {line}. What would change my mind: [one thing].
  - What people say: [the usual view]. What I say: {sentence}.
  body
  . My best reason: [one sentence].
  . What made me think so: [what you saw or tried].
  . {turn}.
  . {outcome}.
  . The one exception: [when you’d say the opposite].
  . See it differently? Give me your best reason.
  . {action}.
  ? Where do you stand, and since when?
  ? What’s the best argument against it?
  ? {audience}, what do you say?
  ? What would it take to change your mind?
  ~ Last time I said it out loud: [what somebody answered].
  ~ It started with [the moment that you began to think so].
  - {second}. {third}.
  - For: [the best reason]. Against: [the best objection].
  - Agree? Comment 1. Disagree? Comment 2, and say why.
  post
  . {sentence}.¶¶Tell me I’m wrong.
  . {sentence}.¶¶I don’t make the rules.
  . {sentence}.¶¶There, I said it.
  . Hot take:¶¶{sentence}.
  . Hot take:¶¶{phrase}.
  . {line}.¶¶My best reason: [one sentence].
  . {sentence}.¶¶Change my mind.
  . {phrase}.¶¶Change my mind.
  . {line}.¶¶{turn}.
  . {clause}:¶¶[Your answer, in one sentence.]
  . {line}.¶¶The one exception: [when you’d say the opposite].
  . {line}.
  ? {sentence}.¶¶Agree or disagree?
  ? {phrase}.¶¶Agree or disagree?
  ? {sentence}.¶¶What’s the best argument against it?
  ? {phrase}.¶¶What’s the best argument against it?
  ? {sentence}.¶¶From one to ten, how wrong am I?
  ? {audience}, am I wrong?¶¶{line}.
  ~ “{sentence}.”¶¶Discuss.
  ~ Somebody at the table says: “{sentence}.”¶¶Do you nod or leave?
  ~ Put it on a T-shirt:¶¶“{sentence}.”
  - {first}.¶¶{second}.¶¶{third}.
  - What people say: [the usual view].¶¶What I say: {sentence}.
  - {line}.¶¶1. [Your best reason]¶2. [Your second reason]
  - For: [the best reason].¶Against: [the best objection].¶¶Me: {sentence}.
  reply
  ? Agree or disagree, and why?
  ? What’s the best argument against it?
  ? What would change your mind?
  ? Which side are you on?
  ? Have you always thought so?
  ? What’s the exception?
  ? Who in your life would disagree?
  ? {audience}, where do you stand?
  ? From one to ten, how wrong am I?
  cta
  ? Agree or disagree? One word is enough.
  ? Where do you stand? Say it below.
  ? What’s your best argument against it?
  ? Which side are you on? Vote in the comments.
  ? What’s an opinion of yours that few people share?
  . {action}.
  . Tell me the best argument against it.
  . Send this to the friend who’d disagree.
  . Tag somebody you’ve argued about this with.
  . Comment 1 if you agree, 2 if you don’t.
`)
