import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** Text as it is compared: spaces, quotation marks and dashes are typed in many ways. */
const normalizeQuote = (text: string) =>
  normalizeUnicode(text, 'NFKC')
    .toLowerCase()
    .replace(/[‘’‚‛`´]/g, "'")
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Whether a quotation stands in a text, however it spells spaces, quotation marks, dashes and capitals. An empty one
 * does not.
 */
export function containsQuote(text: string, quotation: string): boolean {
  const normalizedQuotation = normalizeQuote(quotation)
  return normalizedQuotation !== '' && normalizeQuote(text).includes(normalizedQuotation)
}
