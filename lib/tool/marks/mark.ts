import { startsWithVowelSound } from '@/lib/core/strings/words'

/** An annotated range of a text, in UTF-16 units. */
export type Mark = {
  start: number
  end: number
  kind: string
  explanation: string
  /** Possible replacements; '' deletes the range. */
  suggestions?: readonly string[]
  /** Shown as a small badge at its end. Only a mark with a badge may contain others, as a sentence contains words. */
  badge?: string
}

export type MarkVariant = 'red' | 'amber' | 'green' | 'cyan' | 'purple' | 'dotted'

export type MarkKind = { kind: string; label: string; variant: MarkVariant }

/**
 * Returns the text with a mark's range replaced. A deletion also removes its space and passes its capital letter on.
 */
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

/** Adjusts a final English “a” or “an” to the word that follows. */
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
