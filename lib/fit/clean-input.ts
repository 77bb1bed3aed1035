import { isBlank } from './is-blank'
import { withoutInvisible } from './without-invisible'

const controls = /(?![\n\t])\p{Cc}/gu

/**
 * A visitor's text as the rest of the program may take it: well-formed (a lone surrogate becomes U+FFFD), composed
 * (NFC), trimmed, with line feeds and tabs as its only control characters and no invisible ones but those that writing
 * needs. Empty when nothing in it can be seen.
 */
export function cleanInput(text: string): string {
  const plain = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controls, '')
  const cleaned = withoutInvisible(plain).normalize('NFC').trim()
  return isBlank(cleaned) ? '' : cleaned
}

/** Length as visitors count it: an emoji of two UTF-16 units is one. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
