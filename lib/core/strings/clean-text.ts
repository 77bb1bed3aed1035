import { normalizeUnicode } from './normalize-unicode'

/**
 * Cleans a model's text to look typed: no markdown, leading bullet or number, quotation marks around the whole, control
 * or bidirectional characters, or dashes between clauses. Preserves line breaks and joiners in emoji and between
 * letters; removes trailing spaces and repeated empty lines.
 */
export function cleanText(text: string): string {
  const plainText = stripMarkdown(stripControlCharacters(normalizeUnicode(text.toWellFormed())))
  const lines = plainText.split('\n').map((line) => replaceDashes(line.replace(/[^\S\n]+/gu, ' ').trim()))
  return stripOuterQuotes(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
}

/**
 * Removes control and bidirectional characters and invisible spaces; preserves joiners in emoji and between letters.
 */
export function stripControlCharacters(text: string): string {
  return (
    text
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFD]/g, '')
      .replace(/[\u200B\u2060\uFEFF\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
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
/** The number of characters after a dash that decide whether it starts a sentence. */
const MAX_START_LENGTH = 120

/** Turns "a — b" into "a, b", or into two sentences if the rest is a sentence; "8–10" becomes "8-10". */
export function replaceDashes(line: string): string {
  const clauses = line
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
  return startsSentence(rest) && clause.length > MAX_ASIDE_LENGTH ? '. ' : ', '
}

const clauseStartPattern =
  /^(?:i|you|we|they|he|she|it|that|this|these|those|there|here|nobody|everyone)(?:['’][a-z]+)?\s+\S+\s+\S+/iu

function startsSentence(rest: string): boolean {
  return clauseStartPattern.test(rest)
}

function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function stripOuterQuotes(text: string): string {
  const innerText = /^["“«„](.*)["”»“]$/su.exec(text)?.[1] ?? /^'(.*)'$/s.exec(text)?.[1]
  return innerText === undefined || /["“”«»„]/u.test(innerText) ? text : innerText.trim()
}
