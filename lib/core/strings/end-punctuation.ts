import { collapseWhitespace } from './collapse-whitespace'

const endPunctuationPattern = /[.!?…。！？।؟۔]["”»’)]?$/u

export function ensureEndPunctuation(text: string): string {
  if (text === '' || endPunctuationPattern.test(text)) return text
  if (/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])$/u.test(text)) return `${text}。`
  return /(?<=[\p{Script=Devanagari}\p{Script=Bengali}])$/u.test(text) ? `${text}।` : `${text}.`
}

/** `pattern` matches one character, as `/[.!?]/`. The expression `/[.!?]+$/` would take quadratic time. */
export function trimEndMatching(text: string, pattern: RegExp): string {
  let end = text.length
  while (end > 0 && pattern.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Removes a final period, but not an ellipsis. */
export const removeFullStop = (text: string): string => text.replace(/(?<![.。])[.。]$/, '')

/** Returns a phrase on one line, without full stops, commas and semicolons at its end. */
export const trimPhrase = (text: string): string => trimEndMatching(collapseWhitespace(text), /[.,;]/)
