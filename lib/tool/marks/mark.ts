import { startsWithVowelSound } from '@/lib/core/strings/starts-with-vowel-sound'

/** A stretch of a text with something to say about it, in UTF-16 units. */
export type Mark = {
  start: number
  end: number
  /** Name of its kind in the legend. */
  kind: string
  explanation: string
  /** What may stand there; '' leaves it out. */
  suggestions?: readonly string[]
  /** Said in a small sign at its end. Such a mark may hold others, as a sentence holds words; one without holds none. */
  badge?: string
}

/** How a kind of mark looks. */
export type MarkVariant = 'red' | 'amber' | 'green' | 'cyan' | 'purple' | 'dotted'

export type MarkKind = { kind: string; label: string; variant: MarkVariant }

/** A text with something else in a mark's place. What is left out takes its space along and leaves its capital behind. */
export function applySuggestion(text: string, { start, end }: Mark, replacement: string): string {
  if (replacement !== '') return text.slice(0, start) + replacement + text.slice(end)
  const [textBefore, textAfter] = [text.slice(0, start), text.slice(end)]
  const separatorMatch = /^,?[^\S\n]+/.exec(textAfter)
  if (!separatorMatch) return textBefore.replace(/[^\S\n]$/, '') + textAfter
  const remainingText = textAfter.slice(separatorMatch[0].length)
  const originalFirstLetter = /^\p{L}/u.exec(remainingText)?.[0] ?? ''
  const firstLetter = /^\p{Lu}/u.test(text.slice(start)) ? originalFirstLetter.toUpperCase() : originalFirstLetter
  return adjustArticle(textBefore, remainingText) + firstLetter + remainingText.slice(originalFirstLetter.length)
}

/** English “a” or “an” at its end as the word behind it needs it. */
function adjustArticle(textBefore: string, remainingText: string): string {
  const [matchedText = '', article = '', space = ''] = /(?<![\p{L}\p{N}])(an?)(\s)$/iu.exec(textBefore) ?? []
  if (matchedText === '' || !/^\p{L}/u.test(remainingText)) return textBefore
  return (
    textBefore.slice(0, -matchedText.length) +
    article.charAt(0) +
    (startsWithVowelSound(remainingText) ? 'n' : '') +
    space
  )
}
