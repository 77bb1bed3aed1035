import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { removeInvisible } from '@/lib/core/strings/remove-invisible'
import type { GiveawayRules } from './giveaway-form'
import type { Entry } from './read-entries'

export const MAX_ENTRIES = 100_000

/** A participant: the name as first written, and the number of entries that count. */
type Person = { name: string; entryCount: number }

export type CountedEntries = ReturnType<typeof countEntries>

/** Matches a tag, or a link or email address, in which @ tags no one. */
const tagPattern = /https?:\/\/\S+|(?<![\w.+-])[\w.+-]*\w@[\w-]+\.[\w.-]+|[@#][\p{L}\p{M}\p{N}_.-]+/gu

/** Splits the terms that a comment must contain; people separate tags by commas as well as spaces. */
export const parseRequiredTerms = (termsText: string): string[] =>
  termsText
    .split(/[\s,;]+/)
    .map(trimTrailingPunctuation)
    .filter(Boolean)

/** Applies the rules to a list. Runs in linear time. */
export function countEntries(entries: readonly Entry[], rules: GiveawayRules) {
  const requiredTerms = parseRequiredTerms(cleanListText(rules.contains.toLowerCase()))
  const excludedKeys = new Set(rules.exclude.split(/[,;\n]|\s(?=[@＠])/u).map(toPersonKey))
  const people = new Map<string, Person>()
  const droppedCounts = { contains: 0, mentions: 0, excluded: 0 }
  for (const { name, comment, ticketCount = 1 } of entries) {
    const key = toPersonKey(name)
    if (key === '' || ticketCount === 0) continue
    if (excludedKeys.has(key)) droppedCounts.excluded += ticketCount
    else if (!containsAll(comment, requiredTerms)) droppedCounts.contains += ticketCount
    else if (countMentions(comment, key) < rules.mentions) droppedCounts.mentions += ticketCount
    else {
      const person = people.get(key)
      if (person) person.entryCount += ticketCount
      else people.set(key, { name: trimTrailingPunctuation(name), entryCount: ticketCount })
    }
  }
  return { people, droppedCounts }
}

/** Prepares a list to be read: people do not see these differences. */
export const cleanListText = (text: string): string =>
  normalizeUnicode(removeInvisible(text)).replaceAll('＃', '#').replaceAll('＠', '@')

/** `@Anna`, `anna` and `Anna:` are the same person. */
export function toPersonKey(name: string): string {
  const normalizedName = cleanListText(name.toWellFormed().toLowerCase())
  return trimTrailingPunctuation(normalizedName.replace(/^[@\s]+/u, '').replace(/\s+/gu, ' '))
}

function trimTrailingPunctuation(text: string): string {
  let end = text.length
  while (end > 1 && '.,:;- '.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Handles may contain periods and hyphens. A hashtag ends before them: `#win-please`. */
const extractTags = (comment: string) =>
  new Set(
    (comment.toLowerCase().match(tagPattern) ?? []).flatMap((tag) => [
      trimTrailingPunctuation(tag),
      ...(tag.startsWith('#') ? tag.split(/[.-]/, 1) : []),
    ]),
  )

/** Matches `#tag` and `@handle` as a whole, and other terms anywhere. */
function containsAll(comment: string, requiredTerms: readonly string[]): boolean {
  if (requiredTerms.length === 0) return true
  const tags = extractTags(comment)
  const lowercaseComment = comment.toLowerCase()
  return requiredTerms.every((term) => (/^[#@]./u.test(term) ? tags.has(term) : lowercaseComment.includes(term)))
}

const countMentions = (comment: string, key: string): number =>
  [...extractTags(comment)].filter((tag) => tag.startsWith('@') && tag !== `@${key}`).length
