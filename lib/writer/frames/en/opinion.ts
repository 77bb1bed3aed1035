import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const opinion = parseKindFrames(`
  hook
  . Hot take: {sentence}.
  . Hot take: {phrase}.
  . The hill I’ll die on: {sentence}.
  . {sentence}. Tell me I’m wrong.
  . {line}. {turn}.
  . {line}. My best reason: [one sentence].
  . This is {clause}.
  ? Which side are you on? {sentence}.
  ? Which side are you on? {phrase}.
  ? From one to ten, how wrong am I? {sentence}.
  ? {audience}, am I wrong? {line}.
  ~ Somebody at the table says: “{sentence}.” Do you nod or leave?
  - The best argument against me: [one sentence]. And still: {sentence}.
  screen
  . {line}
  . Hot take: {sentence}
  . There, I said it
  . {turn}
  ? Which side are you on?
  ~ Nod or leave?
  - Agree: 1. Disagree: 2
  title
  . {line}
  . Hot take: {sentence}
  . Hot take: {phrase}
  . The hill I’ll die on: {sentence}
  . {line}. {turn}
  ? Which side are you on? {sentence}
  ? From 1 to 10, how wrong am I? {sentence}
  - {line}: my [number] reasons
  caption
  . Hot take: {sentence}.
  . Hot take: {phrase}.
  . {sentence}. There, I said it.
  . {line}.
  . {line}. {turn}.
  . This is {clause}.
  ? {sentence}. Which side are you on?
  ? {phrase}. Which side are you on?
  ? {sentence}. From one to ten, how wrong am I?
  ~ Put it on a mug: “{sentence}.”
  - Agree: 1. Disagree: 2. {sentence}.
  - {line}. Reason one: [your best reason].
  body
  . My best reason: [one sentence].
  . {turn}.
  . {outcome}.
  . {action}.
  ? What would it take to change your mind?
  ? {audience}, what do you say?
  ~ Last time I said it out loud: [what somebody answered].
  - And still: [the best argument of the other side, put fairly].
  post
  . Hot take:¶¶{sentence}.
  . Hot take:¶¶{phrase}.
  . {sentence}.¶¶Tell me I’m wrong.
  . {line}.¶¶My best reason: [one sentence].
  . {line}.¶¶{turn}.
  . {line}.
  ? {sentence}.¶¶From one to ten, how wrong am I?
  ? {phrase}.¶¶Which side are you on?
  ? {line}.¶¶What would it take to change your mind?
  ~ Somebody at the table says: “{sentence}.”¶¶Do you nod or leave?
  ~ Put it on a T-shirt:¶¶“{sentence}.”
  - The best argument against me: [one sentence].¶¶And still: {sentence}.
  reply
  ? Which side are you on?
  ? From one to ten, how wrong am I?
  ? What would it take to change your mind?
  ? {audience}, where do you stand?
  cta
  . {action}.
  . Send this to the friend who’d disagree.
  . Comment 1 if you agree, 2 if you don’t.
  ? Agree or disagree? One word is enough.
`)
