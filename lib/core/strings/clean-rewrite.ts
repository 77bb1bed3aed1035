import { replaceDashes, stripControlCharacters, stripOuterQuotes } from './clean-text'
import { normalizeUnicode } from './normalize-unicode'

/**
 * Removes a model's additions from a rewrite: markdown, dashes between clauses, quotation marks around the whole.
 * Preserves those that `source` also has, lists and line breaks, and limits consecutive empty lines to one.
 */
export function cleanRewrite(text: string, source: string): string {
  let cleanedText = stripControlCharacters(normalizeUnicode(text.toWellFormed()))
  if (!source.includes('```')) cleanedText = cleanedText.replace(/^```[a-z]{0,20}$/gim, '')
  if (!source.includes('**')) cleanedText = cleanedText.replace(/\*\*(?=\S)([^*\n]{1,2000})\*\*/g, '$1')
  if (!/^#{1,6} /m.test(source)) cleanedText = cleanedText.replace(/^#{1,6} /gm, '')
  if (!/[—–]|--/.test(source)) cleanedText = cleanedText.split('\n').map(replaceDashes).join('\n')
  const trimmedText = cleanedText
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return /^["“«„'‘]/.test(source.trim()) ? trimmedText : stripOuterQuotes(trimmedText)
}
