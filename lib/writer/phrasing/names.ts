import type { Topic } from '@/lib/writer/topic'

const MAX_WORDS = 3

const link = /\s(?:about|at|by|for|from|in|of|on|to|with|without)\s/i

/** The topic in about three words: its noun phrase, or the end of it before any "for" or "with". */
export function shortNameOf({ noun, head }: Topic): string {
  const words = (noun.split(link)[0] ?? noun).split(' ')
  const at = Math.max(0, words.length - MAX_WORDS)
  // A pair stays whole: "Ben and Jerry's flavours".
  const from = /^(?:and|or|&)$/i.test(words[at] ?? '') ? at - 1 : at
  return words.slice(Math.max(0, from)).join(' ') || head.plural
}

/** The short name as it stands before another noun: "candle shop" for "candle shops". */
export function modifierOf(topic: Topic): string {
  const name = shortNameOf(topic)
  const { plural, singular, mass } = topic.head
  return !mass && name.endsWith(plural) ? name.slice(0, name.length - plural.length) + singular : name
}

/** The topic in general, without article: "candle shops", "sourdough bread", but "the gym". */
export function kindOf(topic: Topic): string {
  const name = shortNameOf(topic)
  const { plural, head, noun, nounWithArticle } = topic
  if (name !== noun || plural || head.mass) return name
  if (!/^an? /i.test(nounWithArticle)) return nounWithArticle
  return name.endsWith(head.singular) ? name.slice(0, name.length - head.singular.length) + head.plural : name
}
