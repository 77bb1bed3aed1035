import type { TextEdit } from '@/lib/text/grammar/edit'
import { languageOf } from '@/lib/text/language/language'
import { findComplexWords } from '@/lib/text/plain-words/find-complex-words'
import { quotedRanges } from '@/lib/text/plain-words/quoted-ranges'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { PlainInput } from './fields'

export const isEnglish = memoizePerRequest(
  ({ prompt }: PlainInput) => languageOf(prompt.slice(0, 600)) === 'en',
)

/** Simpler words for those of the visitor's text, but for words that stay and what somebody is quoted with. */
export const findWordSwaps = memoizePerRequest((input: PlainInput): TextEdit[] => {
  if (!isEnglish(input)) return []
  const { prompt } = input
  const kept = input.parameters.keep
    .toLowerCase()
    .split(',')
    .flatMap((word) => word.trim() || [])
  const quoted = quotedRanges(prompt)
  return findComplexWords(prompt).flatMap(({ start, end, plain: [after] }) => {
    const before = prompt.slice(start, end).toLowerCase()
    const stays = kept.some((word) => before.includes(word) || word.includes(before))
    const isQuoted = quoted.some((range) => range.start < end && start < range.end)
    if (after === undefined || stays || isQuoted) return []
    return [{ start, end, after, reason: 'A simpler word.', kind: 'style' as const }]
  })
})
