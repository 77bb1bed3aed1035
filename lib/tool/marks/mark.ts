import { takesAn } from '@/lib/core/strings/takes-an'

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
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const comma = /^,?[^\S\n]+/.exec(after)
  if (!comma) return before.replace(/[^\S\n]$/, '') + after
  const rest = after.slice(comma[0].length)
  const first = /^\p{L}/u.exec(rest)?.[0] ?? ''
  const firstLetter = /^\p{Lu}/u.test(text.slice(start)) ? first.toUpperCase() : first
  return adjustArticle(before, rest) + firstLetter + rest.slice(first.length)
}

/** English “a” or “an” at its end as the word behind it needs it. */
function adjustArticle(before: string, rest: string): string {
  const [found = '', article = '', space = ''] = /(?<![\p{L}\p{N}])(an?)(\s)$/iu.exec(before) ?? []
  if (found === '' || !/^\p{L}/u.test(rest)) return before
  return before.slice(0, -found.length) + article.charAt(0) + (takesAn(rest) ? 'n' : '') + space
}
