import { cleanText } from '@/lib/core/strings/clean-text'

const longest = 50

/** Search phrases in plain words: lower case, no #, at most 50 characters, none with a word to avoid, no doubles. */
export function fitPhrases(
  entries: readonly string[],
  { max, avoid }: { max: number; avoid: string },
): string[] {
  const avoided = avoid
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  const cleaned = entries.map((entry) => cleanText(entry).replace(/#/g, '').toLowerCase().trim())
  const fitting = cleaned.filter(
    (phrase) => phrase !== '' && phrase.length <= longest && !avoided.some((word) => phrase.includes(word)),
  )
  return [...new Set(fitting)].slice(0, max)
}
