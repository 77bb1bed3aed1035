import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import type { GiveawayRules } from './giveaway-form'

/** Most non-empty lines of a draw. */
export const MAX_ENTRIES = 100_000

/** A participant: the name as first written, and the number of entries that count. */
type Person = { name: string; entryCount: number }

export type Entries = {
  lineCount: number
  people: ReadonlyMap<string, Person>
  droppedCounts: { contains: number; mentions: number; excluded: number }
}

const tagPattern = /[@#][\p{L}\p{M}\p{N}_.-]+/gu
const invisibleCharacterPattern = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Splits the terms that a comment must contain; people separate tags by commas as well as spaces. */
export const parseRequiredTerms = (termsText: string): string[] =>
  termsText
    .split(/[\s,;]+/)
    .map(trimTrailingPunctuation)
    .filter(Boolean)

/** Applies the rules to a list. Runs in linear time. */
export function parseEntries(text: string, rules: GiveawayRules): Entries {
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

/** If the whole line is the person, it is also the comment, so that the rules on comments apply to it. */
function parseLine(line: string, usesFirstWord: boolean): { name: string; comment: string } {
  const tabOffset = line.indexOf('\t')
  if (tabOffset > 0) return { name: line.slice(0, tabOffset).trim(), comment: line.slice(tabOffset + 1) }
  const [leadingName = ''] = /^@[\p{L}\p{M}\p{N}_.-]+/u.exec(line) ?? (usesFirstWord ? (/^\S+/.exec(line) ?? []) : [])
  if (leadingName === '') return { name: line, comment: line }
  return { name: trimTrailingPunctuation(leadingName), comment: line.slice(leadingName.length) }
}

/** `@Anna`, `anna` and `Anna:` are the same person. */
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

/** Matches `#tag` and `@handle` as a whole, and other terms anywhere. */
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
