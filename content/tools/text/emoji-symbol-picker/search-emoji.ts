import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { splitGraphemes } from '@/lib/core/strings/segment-text'
import { type EmojiEntry, toLabelCode } from './emoji-data'
import { getWordForms } from './suggest-emoji'

const splitWords = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}+]+/u)

/** Skin tones and hair, which emojibase-data lists, but which are no emoji. */
const COMPONENT_CATEGORY = 2

/** Words that people add, which say nothing about the emoji. */
const fillerWords = new Set('a an and emoji for in of on or s the to with'.split(' '))

/** Words that say little: "warning sign", "thank you". They are only left out if nothing matches with them. */
const weakWords = new Set('face sign symbol you your'.split(' '))

/** “Praying” finds what “pray” finds, “celebrating” what begins with “celebrat”, and “happiness” what “happy” finds. */
const removeEnding = (word: string) =>
  word
    .replace(/(?<=\p{L}{3})(\p{L})\1ing$/u, '$1')
    .replace(/(?<=\p{L}{3})(?:ing|ness)$/u, '')
    .replace(/(?<=\p{L}{3})i$/u, 'y')

/** “Hmmmm” finds what “hmm” finds. */
const shortenLetters = (word: string) => word.replace(/(\p{L})\1{2,}/gu, '$1$1')

/** “Chemical” finds what begins with “chemi”, if no other search finds anything. */
const removeLetters = (word: string, count: number) =>
  word.slice(0, Math.max(4, Math.floor(word.length * 0.6), word.length - count))

/** Emoji differ in skin tone and in U+FE0F, which many apps add or drop. */
const toPlainEmoji = (text: string) => text.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

/** `light_bulb` is also found as “lightbulb”. */
const joinCode = (code: string) => code.replaceAll('_', '')

/** Reads `U+1F525`, or several of them, as Unicode's charts and many sites write an emoji. */
export function parseCodePoints(query: string): string {
  const codePoints = query.match(/(?<=\bU\+)[0-9a-f]{2,6}\b/gi) ?? []
  const numbers = codePoints.map((codePoint) => Number.parseInt(codePoint, 16))
  return numbers.every((number) => number <= 0x10ffff) ? String.fromCodePoint(...numbers) : ''
}

/**
 * Creates a search for emoji that were pasted or written as U+1F525, for codes such as `:thumbsup:`, and for words in
 * any order, which may be plural, cut short or, unless that finds emoji, have one letter wrong. Emoji with whole words
 * come before those with beginnings. Among each, a word of the name and popularity count most.
 */
export function createEmojiSearch(
  allEmojis: readonly EmojiEntry[],
  popularEmoji: ReadonlyMap<string, string>,
): (query: string) => readonly EmojiEntry[] {
  const emojis = allEmojis.filter(({ category }) => category !== COMPONENT_CATEGORY)
  const emojisByText = new Map(emojis.map((entry) => [toPlainEmoji(entry.emoji), entry]))
  const emojisByCode = new Map(
    emojis.flatMap((entry) =>
      [toLabelCode(entry.label), ...entry.codes].map((code) => [joinCode(code), entry] as const),
    ),
  )
  const index = new MiniSearch<EmojiEntry>({
    idField: 'emoji',
    fields: ['label', 'tags', 'codes'],
    extractField: (entry, field) => {
      const value = entry[field as 'label' | 'tags' | 'codes']
      return typeof value === 'string' ? value : value.join(' ')
    },
    tokenize: splitWords,
    searchOptions: {
      boost: { label: 3, codes: 2 },
      boostDocument: (id) => (popularEmoji.has(id) ? 1.6 : 1),
      combineWith: 'AND',
      prefix: true,
    },
  })
  index.addAll(emojis)
  const emojisById = new Map(emojis.map((entry) => [entry.emoji, entry]))

  const search = (words: readonly string[], options?: SearchOptions) =>
    index.search(
      { combineWith: 'AND', queries: words.map((word) => ({ combineWith: 'OR', queries: [...getWordForms(word)] })) },
      options,
    )

  function findWords(text: string): EmojiEntry[] {
    const allWords = splitWords(text).filter(Boolean)
    const topicWords = allWords.filter((word) => !fillerWords.has(word))
    const words = topicWords.length > 0 ? topicWords : allWords
    const searches = [
      () => {
        const wholeWordIds = new Set(search(words, { prefix: false }).map(({ id }) => id))
        const getRank = ({ id }: SearchResult) => Number(!wholeWordIds.has(id))
        return search(words).toSorted((one, other) => getRank(one) - getRank(other))
      },
      () => search(words.filter((word) => !weakWords.has(word))),
      () => search(words.map(removeEnding)),
      () => search(words.map(shortenLetters), { fuzzy: (word) => (word.length > 3 ? 1 : false) }),
      ...[1, 2, 3, 4].map((count) => () => search(words.map((word) => removeLetters(word, count)))),
    ]
    for (const findHits of searches) {
      const hits = findHits()
      if (hits.length > 0) return hits.flatMap(({ id }) => emojisById.get(id) ?? [])
    }
    return []
  }

  return (query) => {
    const plainText = toPlainEmoji(parseCodePoints(query) || query)
    const pastedEmojis = splitGraphemes(plainText).flatMap((text) => emojisByText.get(text) ?? [])
    if (pastedEmojis.length > 0) return [...new Set(pastedEmojis)]
    const code = query.trim().replace(/^:|:$/g, '').toLowerCase()
    const codeMatch = emojisByCode.get(joinCode(code)) ?? emojisByCode.get(joinCode(toLabelCode(code)))
    return [...new Set([...(codeMatch ? [codeMatch] : []), ...findWords(code)])]
  }
}
