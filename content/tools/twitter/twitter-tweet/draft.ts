import { emojiFor } from '@/lib/posts/emoji'
import { withoutLastSentence } from '@/lib/posts/shorter-post'
import type { Draft } from '@/lib/tool/define'
import { createScenes } from '@/lib/writer/advice/scene'
import { aboutTopicFirst } from '@/lib/writer/phrasing/about-topic'
import { freshOpenings } from '@/lib/writer/phrasing/openings'
import type { Random } from '@/lib/writer/random'
import { readTopic } from '@/lib/writer/read-topic'
import { isCoarse, withoutCoarse } from '@/lib/writer/words/coarse'
import type { TweetDraftInput, tweetFields } from './fields'
import { fitTweet } from './fit'
import { brandSkeletons, skeletons } from './skeletons'
import { type Style, styleIds, styles, type Tweet } from './tweet'

export const draft: Draft<typeof tweetFields, Tweet> = {
  writes: 'sentences',
  write: (input, random) => freshOpenings(tweets(input, random), ({ text }) => text),
  shorten(tweet) {
    const text = withoutLastSentence(tweet.text)
    return text === '' ? null : { ...tweet, text }
  },
}

/** One post of each kind, then the next of each. */
function* tweets(input: TweetDraftInput, random: Random): Generator<Tweet> {
  const { style } = input.parameters
  const asked = style === 'any' ? random.shuffle(styleIds) : [style]
  const piles = asked.map((one) =>
    aboutTopicFirst([...tweetsOf(one, input, random)], ({ text }) => text, input.topic),
  )
  const rounds = Math.max(...piles.map((pile) => pile.length))
  for (let round = 0; round < rounds; round += 1) {
    for (const pile of piles) {
      const tweet = pile[round]
      if (tweet) yield tweet
    }
  }
}

function* tweetsOf(style: Style, input: TweetDraftInput, random: Random): Generator<Tweet> {
  const { parameters } = input
  const brand = brandIn(input.prompt)
  const subject = { ...calmly(input), audience: parameters.audience }
  const probe = createScenes(subject, random)
  const templates = (brand === '' ? skeletons[style] : brandSkeletons[style])
    .map((template) => template.replaceAll('{brand}', brand))
    .filter((template) => probe().say(template) !== null)
  const nextScene = createScenes(subject, random)
  for (const template of random.shuffle(templates).sort((a, b) => distance(a) - distance(b))) {
    const said = nextScene().say(template)
    if (said === null) continue
    const emoji = style === 'list' ? '' : emojiFor(parameters.emoji, parameters.tone, random).hook
    const fitted = fitTweet({ style, text: said + emoji, goal: styles[style].goal }, input)
    if (fitted) yield fitted
  }
}

/** The visitor's own sentence comes first, and what is said of a complaint before what fits any sentence. */
function distance(template: string): number {
  if (template.includes('{problem')) return 0
  return template.includes('{own') ? 1 : 2
}

/** "Maya's Café": whose it is and what, both written as a name; '' where there is none. */
function brandIn(prompt: string): string {
  return /(?<!\p{L})\p{Lu}\p{L}{1,14}['’]s(?: \p{Lu}\p{L}+)+/u.exec(prompt)?.[0] ?? ''
}

/** What somebody swears about, without the swear words. */
function calmly({ prompt, topic }: TweetDraftInput): Pick<TweetDraftInput, 'prompt' | 'topic'> {
  const calm = isCoarse(prompt) ? withoutCoarse(prompt) : ''
  return calm === '' ? { prompt, topic } : { prompt: calm, topic: readTopic(calm) }
}
