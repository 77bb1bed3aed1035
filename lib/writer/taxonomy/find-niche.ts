import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { Niche } from '@/lib/tool/niche'
import { type NicheId, nicheEntries } from './fields'

/** Phrases with a field's noun in them that name no field. */
const nonNichePhrases =
  'hot dog, corn dog, dog days, dogs of war, cat eye, cat nap, pet peeve, pony express, dark horse, horse power, cookie banner, cookie policy, ' +
  'internet cookie, piece of cake, pie chart, soap opera, couch potato, couch surfing, book now, book your, book a, book an, book in, book online, to book, ' +
  'book me, car seat, retail therapy, eye exam, nails it, final nails, family album, bread and butter, eye cream, farm simulator, tennis elbow, ' +
  'hair dryer, hair of the dog, wedding cake topper, banana republic, ice cream van, music to my ears, garden state, golf course view, church street, ' +
  'rat race, wild goose, guinea pig for, fish out of water, small talk, cash cow, comfort food, train of thought, honeymoon phase, ' +
  'data recovery, debt of gratitude, travel mug, coffee mug, art of, state of the art, drama queen, movie star'

type Meaning = { sure: NicheId | null } | { hintsAt: readonly NicheId[] }

const entries = Object.entries(nicheEntries) as [NicheId, (typeof nicheEntries)[NicheId]][]

const splitList = (text: string) => text.split(/,\s*/).filter((item) => item !== '')
const splitWords = (text: string) => text.split(' ').filter((item) => item !== '')

const niches = new Map<NicheId, Niche>(
  entries.map(([id, [labelAndTags, , , shots]]) => {
    const [label = '', ...lists] = labelAndTags.split(' | ')
    const [emoji = [], broad = [], niche = [], audience = []] = lists.map(splitWords)
    return [id, { id, label, shots: splitList(shots), hashtags: { broad, niche, audience }, emoji }]
  }),
)

const meanings = buildMeanings()

const maxPhraseWords = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length))

/**
 * The field that a prompt's subject names by its own noun, else the one field that the line's nouns agree on. Null
 * rather than a guess: two fields in a list, or a word with two meanings, name none.
 */
export function findNiche(subject: string | undefined, line: string): Niche | null {
  const id = findSubjectNiche(subject ?? '') ?? findLineNiche(line)
  return id === null ? null : (niches.get(id) ?? null)
}

/** Phrases of two or more words in a text that name a field for sure, as the taxonomy has them. */
export function findNichePhrases(text: string, niche: Niche): string[] {
  const nicheMeanings = findMeanings(tokenize(text)).filter(
    ([, meaning]) => 'sure' in meaning && meaning.sure === niche.id,
  )
  return nicheMeanings.map(([phrase]) => phrase).filter((phrase) => phrase.includes(' '))
}

/**
 * Whether a phrase is a noun of a field (of any where none is given), or a hint at it; several words together hint at
 * their field anywhere.
 */
export function isNicheNoun(phrase: string, niche: Niche | null): boolean {
  const meaning = meanings.get(phrase.toLowerCase().replaceAll('’', "'"))
  if (meaning === undefined) return false
  if ('sure' in meaning) return niche === null ? meaning.sure !== null : meaning.sure === niche.id
  return phrase.includes(' ') || meaning.hintsAt.some((id) => id === niche?.id)
}

/**
 * The noun that stands last before the first preposition is the head: "wedding photography in Leeds" is photography.
 */
function findSubjectNiche(subject: string): NicheId | null {
  const words = tokenize(subject)
  const headEndIndex = words.findIndex((word, index) => index > 0 && wordsAfterHead.has(word))
  const headWords = headEndIndex === -1 ? words : words.slice(0, headEndIndex)
  const nicheIds = findSureNicheIds(headWords)
  if (headWords.some((word) => joiningWords.has(word))) return getOnlyId(nicheIds)
  return nicheIds.at(-1) ?? null
}

function findLineNiche(line: string): NicheId | null {
  const words = tokenize(line)
  const sureIds = findSureNicheIds(words)
  if (sureIds.length > 0) return hintsAtOtherNiche(words, getOnlyId(sureIds)) ? null : getOnlyId(sureIds)
  const phrasesByHintedId = new Map<NicheId, Set<string>>()
  for (const [phrase, meaning] of findMeanings(words)) {
    if (!('hintsAt' in meaning)) continue
    for (const id of meaning.hintsAt)
      phrasesByHintedId.set(id, (phrasesByHintedId.get(id) ?? new Set()).add(toSingular(phrase)))
  }
  const likelyIds = [...phrasesByHintedId].filter(([, phrases]) => phrases.size > 1).map(([id]) => id)
  return getOnlyId(likelyIds)
}

/** "A lens for weddings" is no wedding: what stands before "for" hints at another field. */
function hintsAtOtherNiche(words: readonly string[], id: NicheId | null): boolean {
  const forIndex = words.indexOf('for')
  if (id === null || forIndex < 0) return false
  const meaningsBefore = findMeanings(words.slice(0, forIndex)).map(([, meaning]) => meaning)
  const hintedIds = meaningsBefore.flatMap((meaning) =>
    'hintsAt' in meaning ? meaning.hintsAt : meaning.sure === null ? [] : [meaning.sure],
  )
  return hintedIds.length > 0 && !hintedIds.includes(id)
}

const wordsAfterHead = new Set(
  'about after at before behind by during for from in into like of on over than that to under until when where which while who why with without because'.split(
    ' ',
  ),
)

const joiningWords = new Set(['and', 'or', '&', 'vs', 'versus'])

function getOnlyId(ids: readonly NicheId[]): NicheId | null {
  return new Set(ids).size === 1 ? (ids[0] ?? null) : null
}

function findSureNicheIds(words: readonly string[]): NicheId[] {
  return findMeanings(words).flatMap(([, meaning]) =>
    'sure' in meaning && meaning.sure !== null ? [meaning.sure] : [],
  )
}

/** Known phrases from left to right, the longest at each place; none overlaps. */
function findMeanings(words: readonly string[]): [string, Meaning][] {
  const foundMeanings: [string, Meaning][] = []
  for (let index = 0; index < words.length; ) {
    let wordCount = 1
    for (let size = Math.min(maxPhraseWords, words.length - index); size > 0; size -= 1) {
      const phrase = words.slice(index, index + size).join(' ')
      const meaning = meanings.get(phrase)
      if (!meaning) continue
      foundMeanings.push([phrase, meaning])
      wordCount = size
      break
    }
    index += wordCount
  }
  return foundMeanings
}

/** "Dog's" is a dog; a comma keeps what it parts apart. */
function tokenize(text: string): string[] {
  const plainText = normalizeUnicode(text.toLowerCase())
    .replaceAll('’', "'")
    .replace(/'s(?![\p{L}])/gu, '')
  return (plainText.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'&-]*\+{0,2}#?|&|[,.;:!?]/gu) ?? []).map((word) =>
    word.length > 1 ? word.replace(/['&-]$/, '') : word,
  )
}

function buildMeanings(): Map<string, Meaning> {
  const meaningsByPhrase = new Map<string, Meaning>()
  for (const [id, entry] of entries) {
    for (const hint of splitList(entry[2])) {
      for (const phrase of getSingularAndPlural(hint)) {
        const existingMeaning = meaningsByPhrase.get(phrase)
        meaningsByPhrase.set(phrase, {
          hintsAt: [...(existingMeaning && 'hintsAt' in existingMeaning ? existingMeaning.hintsAt : []), id],
        })
      }
    }
  }
  for (const [id, entry] of entries) {
    for (const noun of splitList(entry[1]))
      for (const phrase of getSingularAndPlural(noun)) meaningsByPhrase.set(phrase, { sure: id })
  }
  for (const phrase of splitList(nonNichePhrases)) meaningsByPhrase.set(phrase, { sure: null })
  return meaningsByPhrase
}

/** A phrase as it is written and in the plural. */
function getSingularAndPlural(phrase: string): string[] {
  const plural = /(?:[sxz]|ch|sh)$/.test(phrase)
    ? `${phrase}es`
    : /[^aeiou]y$/.test(phrase)
      ? `${phrase.slice(0, -1)}ies`
      : phrase.endsWith('f')
        ? `${phrase.slice(0, -1)}ves`
        : `${phrase}s`
  return [phrase, plural]
}

function toSingular(phrase: string): string {
  return phrase.replace(/(?<=..)s$/, '')
}
