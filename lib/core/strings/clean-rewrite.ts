import { replaceDashes, stripControlCharacters, stripOuterQuotes } from './clean-text'
import { normalizeUnicode } from './normalize-unicode'

/**
 * A model's version of a text without what the model has added: markdown, dashes between clauses, quotation marks
 * around the whole. What the `source` has itself stays, and so do its lists and its line breaks; at most one empty line
 * stands between two others.
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
