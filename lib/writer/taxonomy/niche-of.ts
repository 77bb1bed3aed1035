import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { Niche } from '@/lib/tool/niche'
import { type FieldId, fields } from './fields'
import { otherMeanings } from './other-meanings'

type Meaning = { sure: FieldId | null } | { hintsAt: readonly FieldId[] }

const entries = Object.entries(fields) as [FieldId, (typeof fields)[FieldId]][]

const listed = (text: string) => text.split(/,\s*/).filter((item) => item !== '')
const words = (text: string) => text.split(' ').filter((item) => item !== '')

const niches = new Map<FieldId, Niche>(
  entries.map(([id, [face, , , shots]]) => {
    const [label = '', ...lists] = face.split(' | ')
    const [emoji = [], broad = [], niche = [], audience = []] = lists.map(words)
    return [id, { id, label, shots: listed(shots), hashtags: { broad, niche, audience }, emoji }]
  }),
)

const meanings = meaningsByPhrase()

const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length))

/**
 * The field that a prompt's subject names by its own noun, else the one field that the line's nouns agree on. Null
 * rather than a guess: two fields in a list, or a word with two meanings, name none.
 */
export function nicheOf(subject: string | undefined, line: string): Niche | null {
  const id = fieldOfSubject(subject ?? '') ?? fieldOfLine(line)
  return id === null ? null : (niches.get(id) ?? null)
}

/** Phrases of two or more words in a text that name a field for sure, as the taxonomy has them. */
export function fieldPhrasesIn(text: string, niche: Niche): string[] {
  const known = meaningsIn(tokens(text)).filter(
    ([, meaning]) => 'sure' in meaning && meaning.sure === niche.id,
  )
  return known.map(([phrase]) => phrase).filter((phrase) => phrase.includes(' '))
}

/**
 * Whether a phrase is a noun of a field (of any where none is given), or a hint at it; several words together hint at
 * their field anywhere.
 */
export function isFieldNoun(phrase: string, niche: Niche | null): boolean {
  const meaning = meanings.get(phrase.toLowerCase().replaceAll('’', "'"))
  if (meaning === undefined) return false
  if ('sure' in meaning) return niche === null ? meaning.sure !== null : meaning.sure === niche.id
  return phrase.includes(' ') || meaning.hintsAt.some((id) => id === niche?.id)
}

/**
 * The noun that stands last before the first preposition is the head: "wedding photography in Leeds" is photography.
 */
function fieldOfSubject(subject: string): FieldId | null {
  const all = tokens(subject)
  const end = all.findIndex((word, at) => at > 0 && endsHead.has(word))
  const head = end === -1 ? all : all.slice(0, end)
  const found = surely(head)
  if (head.some((word) => joins.has(word))) return agreed(found)
  return found.at(-1) ?? null
}

function fieldOfLine(line: string): FieldId | null {
  const all = tokens(line)
  const sure = surely(all)
  if (sure.length > 0) return hintsElsewhere(all, agreed(sure)) ? null : agreed(sure)
  const hinted = new Map<FieldId, Set<string>>()
  for (const [phrase, meaning] of meaningsIn(all)) {
    if (!('hintsAt' in meaning)) continue
    for (const id of meaning.hintsAt) hinted.set(id, (hinted.get(id) ?? new Set()).add(singularOf(phrase)))
  }
  const named = [...hinted].filter(([, phrases]) => phrases.size > 1).map(([id]) => id)
  return agreed(named)
}

/** "A lens for weddings" is no wedding: what stands before "for" hints at another field. */
function hintsElsewhere(all: readonly string[], id: FieldId | null): boolean {
  const at = all.indexOf('for')
  if (id === null || at < 0) return false
  const before = meaningsIn(all.slice(0, at)).map(([, meaning]) => meaning)
  const hints = before.flatMap((meaning) =>
    'hintsAt' in meaning ? meaning.hintsAt : meaning.sure === null ? [] : [meaning.sure],
  )
  return hints.length > 0 && !hints.includes(id)
}

const endsHead = new Set(
  'about after at before behind by during for from in into like of on over than that to under until when where which while who why with without because'.split(
    ' ',
  ),
)

const joins = new Set(['and', 'or', '&', 'vs', 'versus'])

function agreed(ids: readonly FieldId[]): FieldId | null {
  return new Set(ids).size === 1 ? (ids[0] ?? null) : null
}

function surely(all: readonly string[]): FieldId[] {
  return meaningsIn(all).flatMap(([, meaning]) =>
    'sure' in meaning && meaning.sure !== null ? [meaning.sure] : [],
  )
}

/** Known phrases from left to right, the longest at each place; none overlaps. */
function meaningsIn(all: readonly string[]): [string, Meaning][] {
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
function tokens(text: string): string[] {
  const plain = normalizeUnicode(text.toLowerCase())
    .replaceAll('’', "'")
    .replace(/'s(?![\p{L}])/gu, '')
  return (plain.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'&-]*\+{0,2}#?|&|[,.;:!?]/gu) ?? []).map((word) =>
    word.length > 1 ? word.replace(/['&-]$/, '') : word,
  )
}

function meaningsByPhrase(): Map<string, Meaning> {
  const byPhrase = new Map<string, Meaning>()
  for (const [id, field] of entries) {
    for (const hint of listed(field[2])) {
      for (const phrase of numbersOf(hint)) {
        const known = byPhrase.get(phrase)
        byPhrase.set(phrase, { hintsAt: [...(known && 'hintsAt' in known ? known.hintsAt : []), id] })
      }
    }
  }
  for (const [id, field] of entries) {
    for (const noun of listed(field[1]))
      for (const phrase of numbersOf(noun)) byPhrase.set(phrase, { sure: id })
  }
  for (const phrase of listed(otherMeanings)) byPhrase.set(phrase, { sure: null })
  return byPhrase
}

/** A phrase as it is written and in the plural. */
function numbersOf(phrase: string): string[] {
  const plural = /(?:[sxz]|ch|sh)$/.test(phrase)
    ? `${phrase}es`
    : /[^aeiou]y$/.test(phrase)
      ? `${phrase.slice(0, -1)}ies`
      : phrase.endsWith('f')
        ? `${phrase.slice(0, -1)}ves`
        : `${phrase}s`
  return [phrase, plural]
}

function singularOf(phrase: string): string {
  return phrase.replace(/(?<=..)s$/, '')
}
