import { parseKindFrames } from '@/lib/writer/frames/parse-kind-frames'

export const skit = parseKindFrames(`
  hook
  . {line}. Every. Single. Time.
  . {line}. Based on a true story.
  . POV: {sentence}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? Why is it always like this? {line}.
  ? {line}. Who came to mind first?
  ~ In today’s nature documentary: {line}.
  ~ {line}. Send help.
  - {line}. What they say: “[one line]”. What they mean: “[another]”.
  - {line}, the trilogy (part [number]).
  screen
  . {line}
  . POV: {sentence}
  . Based on a true story
  . {turn}
  ? Who came to mind first?
  ~ Take 1
  - What they say | What they mean
  title
  . {line}
  . POV: {sentence}
  . {line} (based on a true story)
  . {line}. {turn}
  ? Why is it always like this? {line}
  ~ {line}: a nature documentary
  - {line}: the trilogy (part [number])
  caption
  . {line}. Based on a true story.
  . {line}. Every. Single. Time.
  . POV: {sentence}.
  . {line}. {turn}.
  . For {audience}: {line}.
  ? Why is it always like this? {line}.
  ? {line}. Who came to mind first?
  ~ In today’s nature documentary: {line}.
  ~ {line}. Send help.
  - {line}. Rated PG for [one reason].
  - {line}. Starring: [who plays whom].
  body
  . Any resemblance to [a name] is fully intended.
  . {turn}.
  . {outcome}.
  . {action}.
  ? Who came to mind first? Tag them.
  - The cast: [names]. The crew: [who held the phone].
  post
  . {line}.¶¶Based on a true story.
  . {line}.¶¶Every. Single. Time.
  . POV: {sentence}.
  . {line}.¶¶{turn}.
  ? Why is it always like this?¶¶{line}.
  ? {line}.¶¶Who came to mind first?
  ~ In today’s nature documentary:¶¶{line}.
  ~ {line}.¶¶Send help.
  ~ Today’s episode:¶¶{line}.
  - {line}, the trilogy (part [number]).
  - {line}.¶¶Starring: [who plays whom].
  - {first}.¶¶{second}.¶¶{third}.
  reply
  ? You, or somebody you know?
  ? Has anybody survived this?
  ? Who plays you in the film?
  ? {audience}, did I get it right?
  cta
  . {action}.
  . Tag the person this is about.
  . Send this to the group chat without a word.
  ? Who came to mind first? Tag them.
`)
