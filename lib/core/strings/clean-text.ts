import { capitalizeFirst } from './capitalize-first'
import { replaceEmoji } from './emoji-sequence'
import { removeFullStop } from './end-punctuation'
import { normalizeUnicode } from './normalize-unicode'
import { removeInvisible } from './remove-invisible'

/** Removes markdown, a leading bullet, outer quotation marks and dashes between clauses. Preserves line breaks. */
export function cleanText(text: string): string {
  const plainText = stripMarkdown(stripControlCharacters(normalizeUnicode(text.toWellFormed())))
  return stripOuterQuotes(tidyLines(plainText, (line) => replaceDashes(line.replace(/[^\S\n]+/gu, ' ').trim())))
}

/** Changes each line, and leaves at most one blank line in a row and none at the ends. */
const tidyLines = (text: string, change: (line: string) => string) =>
  text
    .split('\n')
    .map(change)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Preserves joiners in emoji and between letters. */
function stripControlCharacters(text: string): string {
  return (
    removeInvisible(text)
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFD]/g, '')
  )
}

function stripMarkdown(text: string): string {
  return stripHeadings(text.replace(/^```[a-z]*$/gim, ''))
    .replace(/^\s*(?:[-*•–—]|\(?\d{1,2}[.)])\s+(?=\S)/, '')
    .replace(/\*\*(?=\S)((?:(?!\*\*).)*\S)\*\*/g, '$1')
    .replace(/__(?=\S)((?:(?!__).)*\S)__/g, '$1')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/!?\[([^[\]\n]+)\]\([^)\s[]*\)/g, '$1')
}

/** Removes the marks of headings and quotations and the empty lines above them. */
function stripHeadings(text: string): string {
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const strippedLine = line.replace(/^\s*(?:(?:#{1,6}|>)(?:\s+|$))+/, '')
    if (strippedLine !== line) while (lines.at(-1)?.trim() === '') lines.pop()
    if (strippedLine !== '' || line === '') lines.push(strippedLine)
  }
  return lines.join('\n')
}

const MAX_ASIDE_LENGTH = 24
/** The number of characters after a dash that decide whether a sentence starts there. */
const MAX_START_LENGTH = 120

/** Turns "a — b" into "a, b", or into two sentences if the rest is a sentence; "8–10" becomes "8-10". */
function replaceDashes(line: string): string {
  const clauses = line
    .replace(/(?<=\d)\s[–—-]\s(?=\d[^=\n]{0,30}=)/g, ' − ')
    .replace(/(?<=\d)\s?[–—]\s?(?=\d)|(?<=\p{L})–(?=\p{L})/gu, '-')
    .split(/\s?(?:[—–]|(?<=\s)--?(?=\s)|(?<=\p{L})--(?=\p{L}))\s?/u)
    .filter(Boolean)
  const parts: string[] = []
  let rest = ''
  for (const clause of clauses.toReversed()) {
    const punctuation = rest === '' ? '' : choosePunctuation(clause, rest)
    if (punctuation === '. ') parts.push(capitalizeFirst(parts.pop() ?? ''))
    parts.push(punctuation, clause)
    rest = `${clause}${punctuation}${rest}`.slice(0, MAX_START_LENGTH)
  }
  return parts.toReversed().join('')
}

function choosePunctuation(clause: string, rest: string): string {
  if (/[.,;:!?…]$/.test(clause)) return ' '
  return clauseStartPattern.test(rest) && clause.length > MAX_ASIDE_LENGTH ? '. ' : ', '
}

const clauseStartPattern =
  /^(?:i|you|we|they|he|she|it|that|this|these|those|there|here|nobody|everyone)(?:['’][a-z]+)?\s+\S+\s+\S+/iu

function stripOuterQuotes(text: string): string {
  const innerText = /^["“«„](.*)["”»“]$/su.exec(text)?.[1] ?? /^'(.*)'$/s.exec(text)?.[1]
  return innerText === undefined || /["“”«»„]/u.test(innerText) ? text : innerText.trim()
}

/** Removes markdown, dashes and outer quotation marks that `source` does not have. Preserves lists and line breaks. */
export function cleanRewrite(text: string, source: string): string {
  let cleanedText = stripControlCharacters(normalizeUnicode(text.toWellFormed()))
  if (!source.includes('```')) cleanedText = cleanedText.replace(/^```[a-z]{0,20}$/gim, '')
  if (!source.includes('**')) cleanedText = cleanedText.replace(/\*\*(?=\S)([^*\n]{1,2000})\*\*/g, '$1')
  if (!/^#{1,6} /m.test(source)) cleanedText = cleanedText.replace(/^#{1,6} /gm, '')
  if (!/[—–]|--/.test(source)) cleanedText = cleanedText.split('\n').map(replaceDashes).join('\n')
  const trimmedText = tidyLines(cleanedText, (line) => line.trimEnd())
  return /^["“«„'‘]/.test(source.trim()) ? trimmedText : stripOuterQuotes(trimmedText)
}

/** Maximum number of emoji per result for each choice of the emoji field. */
export const emojiLimits = { none: 0, light: 1, expressive: 3 } as const

/** Returns the text with its first `max` emoji, without the others and the spaces that they leave. */
export function limitEmoji(text: string, max: number): string {
  let retainedCount = 0
  let hasRemovedEmoji = false
  const limitedText = replaceEmoji(text, (emoji) => {
    // © ® ™ are typography.
    if (/^[©®™]/.test(emoji)) return emoji
    if (retainedCount < max) {
      retainedCount += 1
      return emoji
    }
    hasRemovedEmoji = true
    return ''
  })
  return hasRemovedEmoji ? tidyLines(limitedText, cleanUpSpaces) : text
}

/** Limits the emoji of all parts together. Also trims the parts. */
export function limitEmojiAcrossParts(parts: readonly string[], maxEmoji: number): string[] {
  const divider = '\n\u241E\n'
  return limitEmoji(parts.join(divider), maxEmoji)
    .split('\u241E')
    .map((part) => part.trim())
}

const cleanUpSpaces = (line: string) =>
  line
    .replace(/(?<=^|\s)[\u200D\uFE0F]+/gu, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,!?;:](?:\s|$))/g, '')
    .trim()

export function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}

/** Cleans a text into one line without a final period and with at most one emoji: a label, a headline, a shot. */
export function toSingleLine(text: string): string {
  return removeFullStop(joinLines(limitEmoji(cleanText(text), 1)))
}

const allCapsWordPattern = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu

/** Lower-cases two or more all-caps words that the visitor did not write so, and titles entirely in capitals. */
export function lowercaseAllCaps(title: string, visitorText: string): string {
  const visitorAllCapsWords = new Set(visitorText.match(/\p{Lu}{2,}/gu) ?? [])
  const allCapsWords = (title.match(allCapsWordPattern) ?? []).filter((word) => !visitorAllCapsWords.has(word))
  const capitalCount = title.match(/\p{Lu}/gu)?.length ?? 0
  // The visitor's capitals carry no meaning then.
  const isAllCapsText = !/\p{Ll}/u.test(visitorText)
  const isAllCapsTitle = capitalCount >= 8 && !/\p{Ll}/u.test(title)
  if (allCapsWords.length < 2 && !isAllCapsTitle) return title
  const isVisitorsWord = (word: string) => visitorAllCapsWords.has(word) && !(isAllCapsTitle && isAllCapsText)
  const lowercasedTitle = title.replace(isAllCapsTitle ? /\p{Lu}+/gu : allCapsWordPattern, (word) =>
    isVisitorsWord(word) ? word : word.toLowerCase(),
  )
  return lowercasedTitle.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase()).replace(/\bi\b(?=['’ ])/g, 'I')
}
