import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { Niche } from '@/lib/tool/niche'
import { type NicheId, nicheEntries } from './fields'
import { otherMeanings } from './other-meanings'

type Meaning = { sure: NicheId | null } | { hintsAt: readonly NicheId[] }

const entries = Object.entries(nicheEntries) as [NicheId, (typeof nicheEntries)[NicheId]][]

const splitList = (text: string) => text.split(/,\s*/).filter((item) => item !== '')
const splitWords = (text: string) => text.split(' ').filter((item) => item !== '')

const niches = new Map<NicheId, Niche>(
  entries.map(([id, [face, , , shots]]) => {
    const [label = '', ...lists] = face.split(' | ')
    const [emoji = [], broad = [], niche = [], audience = []] = lists.map(splitWords)
    return [id, { id, label, shots: splitList(shots), hashtags: { broad, niche, audience }, emoji }]
  }),
)

const meanings = buildMeanings()

const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length))

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
  const known = findMeanings(tokenize(text)).filter(([, meaning]) => 'sure' in meaning && meaning.sure === niche.id)
  return known.map(([phrase]) => phrase).filter((phrase) => phrase.includes(' '))
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
  const all = tokenize(subject)
  const end = all.findIndex((word, at) => at > 0 && wordsAfterHead.has(word))
  const head = end === -1 ? all : all.slice(0, end)
  const found = findSureNiches(head)
  if (head.some((word) => joiningWords.has(word))) return getOnlyId(found)
  return found.at(-1) ?? null
}

function findLineNiche(line: string): NicheId | null {
  const all = tokenize(line)
  const sure = findSureNiches(all)
  if (sure.length > 0) return hintsAtOtherNiche(all, getOnlyId(sure)) ? null : getOnlyId(sure)
  const hinted = new Map<NicheId, Set<string>>()
  for (const [phrase, meaning] of findMeanings(all)) {
    if (!('hintsAt' in meaning)) continue
    for (const id of meaning.hintsAt) hinted.set(id, (hinted.get(id) ?? new Set()).add(toSingular(phrase)))
  }
  const named = [...hinted].filter(([, phrases]) => phrases.size > 1).map(([id]) => id)
  return getOnlyId(named)
}

/** "A lens for weddings" is no wedding: what stands before "for" hints at another field. */
function hintsAtOtherNiche(all: readonly string[], id: NicheId | null): boolean {
  const at = all.indexOf('for')
  if (id === null || at < 0) return false
  const before = findMeanings(all.slice(0, at)).map(([, meaning]) => meaning)
  const hints = before.flatMap((meaning) =>
    'hintsAt' in meaning ? meaning.hintsAt : meaning.sure === null ? [] : [meaning.sure],
  )
  return hints.length > 0 && !hints.includes(id)
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

function findSureNiches(all: readonly string[]): NicheId[] {
  return findMeanings(all).flatMap(([, meaning]) => ('sure' in meaning && meaning.sure !== null ? [meaning.sure] : []))
}

/** Known phrases from left to right, the longest at each place; none overlaps. */
function findMeanings(all: readonly string[]): [string, Meaning][] {
  const found: [string, Meaning][] = []
  for (let at = 0; at < all.length; ) {
    let taken = 1
    for (let size = Math.min(longestPhrase, all.length - at); size > 0; size -= 1) {
      const phrase = all.slice(at, at + size).join(' ')
      const meaning = meanings.get(phrase)
      if (!meaning) continue
      found.push([phrase, meaning])
      taken = size
      break
    }
    at += taken
  }
  return found
}

/** "Dog's" is a dog; a comma keeps what it parts apart. */
function tokenize(text: string): string[] {
  const plain = normalizeUnicode(text.toLowerCase())
    .replaceAll('’', "'")
    .replace(/'s(?![\p{L}])/gu, '')
  return (plain.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'&-]*\+{0,2}#?|&|[,.;:!?]/gu) ?? []).map((word) =>
    word.length > 1 ? word.replace(/['&-]$/, '') : word,
  )
}

function buildMeanings(): Map<string, Meaning> {
  const byPhrase = new Map<string, Meaning>()
  for (const [id, field] of entries) {
    for (const hint of splitList(field[2])) {
      for (const phrase of getSingularAndPlural(hint)) {
        const known = byPhrase.get(phrase)
        byPhrase.set(phrase, { hintsAt: [...(known && 'hintsAt' in known ? known.hintsAt : []), id] })
      }
    }
  }
  for (const [id, field] of entries) {
    for (const noun of splitList(field[1]))
      for (const phrase of getSingularAndPlural(noun)) byPhrase.set(phrase, { sure: id })
  }
  for (const phrase of splitList(otherMeanings)) byPhrase.set(phrase, { sure: null })
  return byPhrase
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
