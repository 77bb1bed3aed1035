/** A mark in a model's text: what it stands for by its number, and the word that the model has written in it. */
type MaskToken = { start: number; end: number; number: number; word: string }

/** Which other brackets a model may have made of a mark's own: those that the text does not have itself. */
type AllowedBrackets = { allowsSquare: boolean; allowsFullWidth: boolean }

const tokenHeadPattern = /(?:(?<open>[⟦〚【]{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const strictTokenHeadPattern = /(?:(?<open>⟦{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const tokenContentPattern = /^[^⟦⟧〚〛【】[\]\n]*/
const tokenEndPattern = /^\s{0,3}[⟧〛】]{1,2}/
const strictTokenEndPattern = /^\s{0,3}⟧{1,2}/
const squareTokenEndPattern = /^\s{0,3}\]{1,2}/
const wordCharacterAtEndPattern = /[\p{L}\p{Nd}]$/u
/** No word in a mark is longer. */
const MAX_TOKEN_WORD_LENGTH = 200

/**
 * The marks in a text, in its order, however bent: with spaces, with brackets of another kind, with one of them gone. `getWord` says what
 * a mark with this number had in it, by which one is known whose end is missing.
 */
export function findMaskTokens(
  text: string,
  allowedBrackets: AllowedBrackets,
  getWord: (number: number) => string,
): MaskToken[] {
  const tokens: MaskToken[] = []
  const getEndPattern = (openBracket: string) =>
    openBracket.includes('[')
      ? squareTokenEndPattern
      : allowedBrackets.allowsFullWidth
        ? tokenEndPattern
        : strictTokenEndPattern
  for (const { 0: matchedText, index, groups = {} } of text.matchAll(
    allowedBrackets.allowsFullWidth ? tokenHeadPattern : strictTokenHeadPattern,
  )) {
    const { open: openBracket = '', digits = '', colon } = groups
    if (index < (tokens.at(-1)?.end ?? 0) || (openBracket.includes('[') && !allowedBrackets.allowsSquare)) continue
    const number = Number(digits)
    const contentStart = index + matchedText.length
    const rest = text.slice(contentStart, contentStart + MAX_TOKEN_WORD_LENGTH)
    if (openBracket === '' && wordCharacterAtEndPattern.test(text.slice(Math.max(0, index - 2), index))) continue
    const length = colon
      ? measureWordToken(rest, openBracket, getWord(number), getEndPattern(openBracket))
      : measureBareToken(rest, openBracket, getEndPattern(openBracket))
    if (length === null) continue
    const word = colon ? (tokenContentPattern.exec(rest)?.[0].trim() ?? '') : ''
    tokens.push({ start: index, end: contentStart + length, number, word })
  }
  return tokens
}

/** How much of what follows the number still belongs to the mark; null where it is none. */
function measureBareToken(rest: string, openBracket: string, endPattern: RegExp): number | null {
  const endLength = endPattern.exec(rest)?.[0].length
  if (endLength !== undefined) return openBracket === '' && !rest.startsWith('⟧') ? null : endLength
  return openBracket.includes('⟦') && !/^\p{Nd}/u.test(rest) ? 0 : null
}

function measureWordToken(rest: string, openBracket: string, word: string, endPattern: RegExp): number | null {
  const contentLength = tokenContentPattern.exec(rest)?.[0].length ?? 0
  const endLength = endPattern.exec(rest.slice(contentLength))?.[0].length
  const expectedLength = (rest.startsWith(' ') ? 1 : 0) + word.length
  const startsWithWord = rest.slice(0, expectedLength).trimStart() === word
  if (endLength !== undefined && (openBracket !== '' || (contentLength === expectedLength && startsWithWord)))
    return contentLength + endLength
  if (!openBracket.includes('⟦')) return null
  return startsWithWord ? expectedLength : 0
}
