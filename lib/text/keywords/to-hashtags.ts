import type { TokenizedWord } from './split-clauses'

/** Instagram's limit. Source: socialmediatoday.com, 2025-12-18 (checked 2026-11). */
const MAX_TAGS = 5
const MAX_TAG_LENGTH = 30

/**
 * Converts phrases to up to five hashtags in order. Each word is capitalized for screen readers: “rye bread” becomes
 * #RyeBread.
 */
export function toHashtags(phrases: readonly { words: readonly TokenizedWord[] }[]): string[] {
  const tagsByKey = new Map<string, string>()
  for (const { words } of phrases) {
    if (tagsByKey.size === MAX_TAGS) break
    const key = ` ${words.map((word) => word.key).join(' ')} `
    const tag = words.map(({ text }) => capitalizeFirst(text.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))).join('')
    const isNew = ![...tagsByKey.keys()].some((existingKey) => existingKey.includes(key) || key.includes(existingKey))
    if (isNew && /\p{L}/u.test(tag) && tag.length <= MAX_TAG_LENGTH) tagsByKey.set(key, `#${tag}`)
  }
  return [...tagsByKey.values()]
}

const capitalizeFirst = (word: string) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
