import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { Rules } from './giveaway-form'

/** Most lines with something on them that a draw takes. */
export const MAX_ENTRIES = 100_000

/** Somebody in the draw: as first written, and how many of their entries count. */
export type Person = { name: string; entryCount: number }

export type Entries = {
  /** Lines with something on them. */
  lineCount: number
  /** By key, see `toPersonKey`. */
  people: ReadonlyMap<string, Person>
  /** Entries that the rules left out. */
  droppedCounts: { contains: number; mentions: number; excluded: number }
}

const tagPattern = /[@#][\p{L}\p{M}\p{N}_.-]+/gu
const invisibleCharacterPattern = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** What a comment must contain, one by one: people put commas between tags as well as spaces. */
export const parseRequiredTerms = (termsText: string): string[] =>
  termsText
    .split(/[\s,;]+/)
    .map(trimTrailingPunctuation)
    .filter(Boolean)

/** Who is in the draw by the rules. In time in step with the text's length. */
export function parseEntries(text: string, rules: Rules): Entries {
  const requiredTerms = parseRequiredTerms(normalizeUnicode(rules.contains.toLowerCase()))
  const excludedKeys = new Set(rules.exclude.split(/[,;\n]/).map(toPersonKey))
  const people = new Map<string, Person>()
  const droppedCounts = { contains: 0, mentions: 0, excluded: 0 }
  let lineCount = 0
  for (const rawLine of text.split('\n')) {
    const line = normalizeUnicode(rawLine.replace(invisibleCharacterPattern, '')).trim()
    if (line === '') continue
    lineCount += 1
    const { name, comment } = parseLine(line, rules.firstWord)
    const key = toPersonKey(name)
    if (key === '') continue
    if (excludedKeys.has(key)) droppedCounts.excluded += 1
    else if (!containsAll(comment, requiredTerms)) droppedCounts.contains += 1
    else if (countMentions(comment, key) < rules.mentions) droppedCounts.mentions += 1
    else {
      const person = people.get(key)
      if (person) person.entryCount += 1
      else people.set(key, { name, entryCount: 1 })
    }
  }
  return { lineCount, people, droppedCounts }
}

/**
 * A line's person: what stands before a tab, else the @handle it begins with, else (with `firstWord`) its first word,
 * else all of it. Where the person is all of it, the rules on comments look at all of it too.
 */
function parseLine(line: string, usesFirstWord: boolean): { name: string; comment: string } {
  const tabOffset = line.indexOf('\t')
  if (tabOffset > 0) return { name: line.slice(0, tabOffset).trim(), comment: line.slice(tabOffset + 1) }
  const [leadingName = ''] = /^@[\p{L}\p{M}\p{N}_.-]+/u.exec(line) ?? (usesFirstWord ? (/^\S+/.exec(line) ?? []) : [])
  if (leadingName === '') return { name: line, comment: line }
  return { name: trimTrailingPunctuation(leadingName), comment: line.slice(leadingName.length) }
}

/**
 * What tells people apart: NFC, without @ in front and punctuation behind, inner spaces as one, small letters. So
 * `@Anna`, `anna` and `Anna:` are one person.
 */
export function toPersonKey(name: string): string {
  const normalizedName = normalizeUnicode(name.replace(invisibleCharacterPattern, '').toWellFormed().toLowerCase())
  return trimTrailingPunctuation(normalizedName.replace(/^[@\s]+/u, '').replace(/\s+/gu, ' '))
}

function trimTrailingPunctuation(text: string): string {
  let end = text.length
  while (end > 1 && '.,:;- '.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const extractTags = (comment: string) =>
  new Set((comment.match(tagPattern) ?? []).map((tag) => trimTrailingPunctuation(tag.toLowerCase())))

/** `#tag` and `@handle` as a whole; anything else wherever it stands. */
function containsAll(comment: string, requiredTerms: readonly string[]): boolean {
  if (requiredTerms.length === 0) return true
  const tags = extractTags(comment)
  const lowercaseComment = comment.toLowerCase()
  return requiredTerms.every((term) => (/^[#@]./u.test(term) ? tags.has(term) : lowercaseComment.includes(term)))
}

function countMentions(comment: string, key: string): number {
  let mentionCount = 0
  for (const tag of extractTags(comment)) if (tag.startsWith('@') && tag !== `@${key}`) mentionCount += 1
  return mentionCount
}
