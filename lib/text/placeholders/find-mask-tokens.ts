/** A mark in a model's text: what it stands for by its number, and the word that the model has written in it. */
type MaskToken = { start: number; end: number; number: number; word: string }

/** Which other brackets a model may have made of a mark's own: those that the text does not have itself. */
type OtherBrackets = { square: boolean; full: boolean }

const tokenHead = /(?:(?<open>[⟦〚【]{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const strictTokenHead = /(?:(?<open>⟦{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const tokenContent = /^[^⟦⟧〚〛【】[\]\n]*/
const tokenEnd = /^\s{0,3}[⟧〛】]{1,2}/
const strictTokenEnd = /^\s{0,3}⟧{1,2}/
const squareTokenEnd = /^\s{0,3}\]{1,2}/
const endsWithWordCharacter = /[\p{L}\p{Nd}]$/u
/** No word in a mark is longer. */
const MAX_TOKEN_WORD_LENGTH = 200

/**
 * The marks in a text, in its order, however bent: with spaces, with brackets of another kind, with one of them gone. `getWord` says what
 * a mark with this number had in it, by which one is known whose end is missing.
 */
export function findMaskTokens(
  text: string,
  allowedBrackets: OtherBrackets,
  getWord: (number: number) => string,
): MaskToken[] {
  const tokens: MaskToken[] = []
  const getEndPattern = (open: string) =>
    open.includes('[') ? squareTokenEnd : allowedBrackets.full ? tokenEnd : strictTokenEnd
  for (const { 0: found, index, groups = {} } of text.matchAll(allowedBrackets.full ? tokenHead : strictTokenHead)) {
    const { open = '', digits = '', colon } = groups
    if (index < (tokens.at(-1)?.end ?? 0) || (open.includes('[') && !allowedBrackets.square)) continue
    const number = Number(digits)
    const contentStart = index + found.length
    const rest = text.slice(contentStart, contentStart + MAX_TOKEN_WORD_LENGTH)
    if (open === '' && endsWithWordCharacter.test(text.slice(Math.max(0, index - 2), index))) continue
    const length = colon
      ? measureWordToken(rest, open, getWord(number), getEndPattern(open))
      : measureBareToken(rest, open, getEndPattern(open))
    if (length === null) continue
    const word = colon ? (tokenContent.exec(rest)?.[0].trim() ?? '') : ''
    tokens.push({ start: index, end: contentStart + length, number, word })
  }
  return tokens
}

/** How much of what follows the number still belongs to the mark; null where it is none. */
function measureBareToken(rest: string, open: string, endPattern: RegExp): number | null {
  const end = endPattern.exec(rest)?.[0].length
  if (end !== undefined) return open === '' && !rest.startsWith('⟧') ? null : end
  return open.includes('⟦') && !/^\p{Nd}/u.test(rest) ? 0 : null
}

function measureWordToken(rest: string, open: string, word: string, endPattern: RegExp): number | null {
  const writtenLength = tokenContent.exec(rest)?.[0].length ?? 0
  const end = endPattern.exec(rest.slice(writtenLength))?.[0].length
  const knownLength = (rest.startsWith(' ') ? 1 : 0) + word.length
  const isKnown = rest.slice(0, knownLength).trimStart() === word
  if (end !== undefined && (open !== '' || (writtenLength === knownLength && isKnown))) return writtenLength + end
  if (!open.includes('⟦')) return null
  return isKnown ? knownLength : 0
}
