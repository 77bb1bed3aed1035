import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { Rules } from './giveaway-form'

/** Most lines with something on them that a draw takes. */
export const MAX_ENTRIES = 100_000

/** Somebody in the draw: as first written, and how many of their entries count. */
export type Person = { name: string; entries: number }

export type Entries = {
  /** Lines with something on them. */
  lines: number
  /** By key, see `toPersonKey`. */
  people: ReadonlyMap<string, Person>
  /** Entries that the rules left out. */
  dropped: { contains: number; mentions: number; excluded: number }
}

const tagPattern = /[@#][\p{L}\p{M}\p{N}_.-]+/gu
const invisibleCharacters = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** What a comment must contain, one by one: people put commas between tags as well as spaces. */
export const parseRequiredTerms = (contains: string): string[] =>
  contains
    .split(/[\s,;]+/)
    .map(trimTrailingPunctuation)
    .filter(Boolean)

/** Who is in the draw by the rules. In time in step with the text's length. */
export function parseEntries(text: string, rules: Rules): Entries {
  const requiredTerms = parseRequiredTerms(normalizeUnicode(rules.contains.toLowerCase()))
  const excluded = new Set(rules.exclude.split(/[,;\n]/).map(toPersonKey))
  const people = new Map<string, Person>()
  const dropped = { contains: 0, mentions: 0, excluded: 0 }
  let lines = 0
  for (const rawLine of text.split('\n')) {
    const line = normalizeUnicode(rawLine.replace(invisibleCharacters, '')).trim()
    if (line === '') continue
    lines += 1
    const { name, comment } = parseLine(line, rules.firstWord)
    const key = toPersonKey(name)
    if (key === '') continue
    if (excluded.has(key)) dropped.excluded += 1
    else if (!containsAll(comment, requiredTerms)) dropped.contains += 1
    else if (countMentions(comment, key) < rules.mentions) dropped.mentions += 1
    else {
      const person = people.get(key)
      if (person) person.entries += 1
      else people.set(key, { name, entries: 1 })
    }
  }
  return { lines, people, dropped }
}

/**
 * A line's person: what stands before a tab, else the @handle it begins with, else (with `firstWord`) its first word,
 * else all of it. Where the person is all of it, the rules on comments look at all of it too.
 */
function parseLine(line: string, firstWord: boolean): { name: string; comment: string } {
  const tab = line.indexOf('\t')
  if (tab > 0) return { name: line.slice(0, tab).trim(), comment: line.slice(tab + 1) }
  const [leadingName = ''] = /^@[\p{L}\p{M}\p{N}_.-]+/u.exec(line) ?? (firstWord ? (/^\S+/.exec(line) ?? []) : [])
  if (leadingName === '') return { name: line, comment: line }
  return { name: trimTrailingPunctuation(leadingName), comment: line.slice(leadingName.length) }
}

/**
 * What tells people apart: NFC, without @ in front and punctuation behind, inner spaces as one, small letters. So
 * `@Anna`, `anna` and `Anna:` are one person.
 */
export function toPersonKey(name: string): string {
  const normalized = normalizeUnicode(name.replace(invisibleCharacters, '').toWellFormed().toLowerCase())
  return trimTrailingPunctuation(normalized.replace(/^[@\s]+/u, '').replace(/\s+/gu, ' '))
}

function trimTrailingPunctuation(text: string): string {
  let end = text.length
  while (end > 1 && '.,:;- '.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const extractTags = (comment: string) =>
  new Set((comment.match(tagPattern) ?? []).map((one) => trimTrailingPunctuation(one.toLowerCase())))

/** `#tag` and `@handle` as a whole; anything else wherever it stands. */
function containsAll(comment: string, requiredTerms: readonly string[]): boolean {
  if (requiredTerms.length === 0) return true
  const tokens = extractTags(comment)
  const lowercaseComment = comment.toLowerCase()
  return requiredTerms.every((term) => (/^[#@]./u.test(term) ? tokens.has(term) : lowercaseComment.includes(term)))
}

function countMentions(comment: string, key: string): number {
  let friends = 0
  for (const token of extractTags(comment)) if (token.startsWith('@') && token !== `@${key}`) friends += 1
  return friends
}
