import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'

/** Text as it is compared: spaces, quotation marks and dashes are typed in many ways. */
const plain = (text: string) =>
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
  const wanted = plain(quotation)
  return wanted !== '' && plain(text).includes(wanted)
}
