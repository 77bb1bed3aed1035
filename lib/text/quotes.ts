import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { findRanges, type TextRange } from '@/lib/core/strings/text-ranges'

const normalizeQuote = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Compares with any variants of spaces, quotation marks, dashes and case. Returns false for an empty quotation. */
export function containsQuote(text: string, quotation: string): boolean {
  const normalizedQuotation = normalizeQuote(quotation)
  return normalizedQuotation !== '' && normalizeQuote(text).includes(normalizedQuotation)
}

const quotationPattern = /“[^“”]{1,400}”|"[^"\n]{1,400}"|«[^«»]{1,400}»/g

/** Finds quotations; their words must not change. */
export const findQuotedRanges = (text: string): TextRange[] => findRanges(text, quotationPattern)
