import type { ChangeCounter } from './change-counter'

/** Curly quotes and the one-character ellipsis as a keyboard has them. */
export function toStraightQuotes(text: string, counter: ChangeCounter): string {
  return text.replace(/[\u2018-\u201f\u2026]/g, (found) => {
    counter.countCharacter(found)
    if (found === '\u2026') return '...'
    return found < '\u201c' ? "'" : '"'
  })
}

/** English curly quotes. After a number ' and " stay, for feet and inches, unless a quotation is open on the line. */
export function toCurlyQuotes(text: string, counter: ChangeCounter): string {
  let isOpen = false
  let opened = false
  return text.replace(/["'\n]/g, (found, at: number) => {
    if (found === '\n') {
      isOpen = false
      return found
    }
    const before = text[at - 1] ?? ' '
    // A quote beside a quote goes the same way.
    const opens = /["']/.test(before) ? opened : /[\s([{\u2014\u2013\u201c\u2018]/.test(before)
    opened = opens
    if (/\d/.test(before) && !(found === '"' && isOpen) && !/\p{L}/u.test(text[at + 1] ?? '')) return found
    counter.countCharacter(found, found === '"' ? 'QUOTATION MARK' : 'APOSTROPHE')
    if (found === "'")
      return opens && /\p{L}/u.test(text[at + 1] ?? '') && !isElision(text, at) ? '\u2018' : '\u2019'
    isOpen = opens
    return opens ? '\u201c' : '\u201d'
  })
}

/** ’90s, ’til, ’em and ’n’ begin with an apostrophe, not with a quotation mark. */
const isElision = (text: string, at: number) =>
  /^(?:\d|(?:til|em|n|tis|twas|cause|bout)\b)/i.test(text.slice(at + 1, at + 8))
