import type { ChangeCounter } from './change-counter'

/** Curly quotes and the one-character ellipsis as a keyboard has them. */
export function toStraightQuotes(text: string, counter: ChangeCounter): string {
  return text.replace(/[\u2018-\u201f\u2026]/g, (character) => {
    counter.countCharacter(character)
    if (character === '\u2026') return '...'
    return character < '\u201c' ? "'" : '"'
  })
}

/** English curly quotes. After a number ' and " stay, for feet and inches, unless a quotation is open on the line. */
export function toCurlyQuotes(text: string, counter: ChangeCounter): string {
  let isQuoteOpen = false
  let wasOpening = false
  return text.replace(/["'\n]/g, (character, offset: number) => {
    if (character === '\n') {
      isQuoteOpen = false
      return character
    }
    const previousCharacter = text[offset - 1] ?? ' '
    // A quote beside a quote goes the same way.
    const isOpening = /["']/.test(previousCharacter)
      ? wasOpening
      : /[\s([{\u2014\u2013\u201c\u2018]/.test(previousCharacter)
    wasOpening = isOpening
    if (/\d/.test(previousCharacter) && !(character === '"' && isQuoteOpen) && !/\p{L}/u.test(text[offset + 1] ?? ''))
      return character
    counter.countCharacter(character, character === '"' ? 'QUOTATION MARK' : 'APOSTROPHE')
    if (character === "'")
      return isOpening && /\p{L}/u.test(text[offset + 1] ?? '') && !isElision(text, offset) ? '\u2018' : '\u2019'
    isQuoteOpen = isOpening
    return isOpening ? '\u201c' : '\u201d'
  })
}

/** ’90s, ’til, ’em and ’n’ begin with an apostrophe, not with a quotation mark. */
const isElision = (text: string, offset: number) =>
  /^(?:\d|(?:til|em|n|tis|twas|cause|bout)\b)/i.test(text.slice(offset + 1, offset + 8))
