import { replaceDashes, stripControlCharacters, stripOuterQuotes } from './clean-text'
import { normalizeUnicode } from './normalize-unicode'

/**
 * A model's version of a text without what the model has added: markdown, dashes between clauses, quotation marks
 * around the whole. What the `source` has itself stays, and so do its lists and its line breaks; at most one empty line
 * stands between two others.
 */
export function cleanRewrite(text: string, source: string): string {
  let clean = stripControlCharacters(normalizeUnicode(text.toWellFormed()))
  if (!source.includes('```')) clean = clean.replace(/^```[a-z]{0,20}$/gim, '')
  if (!source.includes('**')) clean = clean.replace(/\*\*(?=\S)([^*\n]{1,2000})\*\*/g, '$1')
  if (!/^#{1,6} /m.test(source)) clean = clean.replace(/^#{1,6} /gm, '')
  if (!/[—–]|--/.test(source)) clean = clean.split('\n').map(replaceDashes).join('\n')
  const trimmed = clean
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return /^["“«„'‘]/.test(source.trim()) ? trimmed : stripOuterQuotes(trimmed)
}
