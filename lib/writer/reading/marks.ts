import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'

const closingMarkPattern = /[\s.,;:!?…\-–—|/、。！？।]/u

/** A text without its closing mark, and the mark where it says something. */
export function splitClosingMark(text: string): { textWithoutMark: string; mark: ParsedPrompt['mark'] } {
  let end = text.length
  while (end > 0 && closingMarkPattern.test(text.charAt(end - 1))) end -= 1
  const textWithoutMark = end === 0 ? text : text.slice(0, end)
  const closingMarks = text.slice(textWithoutMark.length)
  return { textWithoutMark, mark: /[?？]/.test(closingMarks) ? '?' : /[!！]/.test(closingMarks) ? '!' : '' }
}

const singleQuotePattern = /(?<![\p{L}\p{N}’])['’](?=\p{L})([^'’“”\n]{1,80})['’](?![\p{L}\p{N}])/gu

/** Straight quotation marks as printers set them, in pairs. */
export function curlQuotes(text: string): string {
  return text
    .replace(/(^|[\s([])"(?=\S)/g, '$1“')
    .replace(/"/g, '”')
    .replace(singleQuotePattern, '‘$1’')
    .replace(/'(?=\p{L}|\d0s)/gu, '’')
}
