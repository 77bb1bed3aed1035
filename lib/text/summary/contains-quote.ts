import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** Normalizes the variants of spaces, quotation marks and dashes. */
const normalizeQuote = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Whether a text contains a quotation, regardless of spaces, quotation marks, dashes and case. False for an empty
 * quotation.
 */
export function containsQuote(text: string, quotation: string): boolean {
  const normalizedQuotation = normalizeQuote(quotation)
  return normalizedQuotation !== '' && normalizeQuote(text).includes(normalizedQuotation)
}
