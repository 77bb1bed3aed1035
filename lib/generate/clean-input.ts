/** Characters that show nothing, reorder what is shown or carry hidden text. */
const dropped =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is its purpose
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g

/** Tag characters are kept as the end of a flag's emoji (Scotland: a black flag and "gbsct") and dropped elsewhere. */
const tags = /(\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu

const blanks = /[\p{White_Space}\p{Cf}\u3164\u115f\u1160\uffa0\u2800]/gu

/**
 * A visitor's text as the rest of the program may take it: well-formed (a lone surrogate becomes U+FFFD), composed
 * (NFC), trimmed, with line feeds and tabs as its only control characters, without bidirectional overrides, zero-width
 * spaces and smuggled tags. Joiners stay: emoji and Persian need them. Empty when nothing in it can be seen.
 */
export function cleanInput(text: string): string {
  const cleaned = text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(dropped, '')
    .replace(tags, '$1')
    .normalize('NFC')
    .trim()
  return cleaned.replace(blanks, '') === '' ? '' : cleaned
}

/** Length as visitors count it: an emoji of two UTF-16 units is one. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
