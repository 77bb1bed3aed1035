import type { EmojiEntry } from './emoji-data'

const MAX_SUGGESTIONS = 24

/** Words without a topic. */
const stopWords = new Set(
  'a an and big first good last made make old one open small today two are as at be been but by can day did do does for from get go got had has have he her here him his how i if in is it its just like me more my new no not now of off on or our out over she so some than that the their them then there they this to too up us was we were what when which who will with you your'.split(
    ' ',
  ),
)

/** The best match for each word in turn, then the second best. A match in a short name weighs more. */
export function suggestEmoji(text: string, emojis: readonly EmojiEntry[]): EmojiEntry[] {
  const textWords = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    if (word.length > 1 && !stopWords.has(word) && !/^\p{N}+$/u.test(word))
      for (const form of getWordForms(word)) if (!stopWords.has(form)) textWords.add(form)
  }
  const candidatesByWord = new Map<string, { emoji: EmojiEntry; weight: number }[]>()
  for (const emoji of textWords.size > 0 ? emojis : []) {
    const { name: nameWords, all: allWords } = getEmojiWords(emoji)
    const matchingWords = [...allWords].filter((word) => textWords.has(word))
    for (const word of matchingWords) {
      const candidates = candidatesByWord.get(word) ?? []
      candidatesByWord.set(word, candidates)
      candidates.push({ emoji, weight: (nameWords.has(word) ? 1 + 3 / nameWords.size : 1) + matchingWords.length / 2 })
    }
  }
  const queues = [...textWords].flatMap((word) => {
    const candidates = candidatesByWord.get(word)
    return candidates ? [candidates.sort((a, b) => b.weight - a.weight)] : []
  })
  const suggestions = new Set<EmojiEntry>()
  for (let rank = 0; suggestions.size < MAX_SUGGESTIONS && queues.some((queue) => rank < queue.length); rank += 1) {
    for (const queue of queues) {
      const candidate = queue[rank]
      if (candidate && suggestions.size < MAX_SUGGESTIONS) suggestions.add(candidate.emoji)
    }
  }
  return [...suggestions]
}

/** An ending allows several singulars: boxes and roses, berries and cookies, wolves, knives and gloves. */
const pluralEndings = [
  [/(?<=...)(?<!s)s$/, ''],
  [/(?<=..)ies$/, 'y'],
  [/(?<=..(?:ch|sh|s|x|z|o))es$/, ''],
  [/(?<=..)ves$/, 'f'],
  [/(?<=..)ves$/, 'fe'],
] as const

/** A word and its possible singulars. */
export const getWordForms = (word: string): Set<string> =>
  new Set([word, ...pluralEndings.map(([ending, singular]) => word.replace(ending, singular))])

const wordCache = new WeakMap<EmojiEntry, { name: Set<string>; all: Set<string> }>()

function getEmojiWords(emoji: EmojiEntry) {
  const cachedWords = wordCache.get(emoji)
  if (cachedWords) return cachedWords
  const nameWords = new Set(emoji.label.toLowerCase().match(/[\p{L}\p{N}]+/gu))
  const words = { name: nameWords, all: new Set([...nameWords, ...emoji.tags]) }
  wordCache.set(emoji, words)
  return words
}
