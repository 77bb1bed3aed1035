import type { TextEdit } from '@/lib/text/grammar/text-edit'
import { detectLanguage } from '@/lib/text/language/detect-language'
import { findComplexWords } from '@/lib/text/plain-language/find-complex-words'
import { findQuotedRanges } from '@/lib/text/plain-language/find-quoted-ranges'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { PlainInput } from './fields'

export const isEnglish = memoizePerRequest(({ prompt }: PlainInput) => detectLanguage(prompt.slice(0, 600)) === 'en')

/** Simpler words for those of the visitor's text, but for words that stay and what somebody is quoted with. */
export const findWordSwaps = memoizePerRequest((input: PlainInput): TextEdit[] => {
  if (!isEnglish(input)) return []
  const { prompt } = input
  const protectedWords = input.parameters.keep
    .toLowerCase()
    .split(',')
    .flatMap((word) => word.trim() || [])
  const quotedRanges = findQuotedRanges(prompt)
  return findComplexWords(prompt).flatMap(({ start, end, replacements: [after] }) => {
    const originalText = prompt.slice(start, end).toLowerCase()
    const isProtected = protectedWords.some((word) => originalText.includes(word) || word.includes(originalText))
    const isQuoted = quotedRanges.some((range) => range.start < end && start < range.end)
    if (after === undefined || isProtected || isQuoted) return []
    return [{ start, end, after, reason: 'A simpler word.', kind: 'style' as const }]
  })
})
