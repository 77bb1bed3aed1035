/** A mark in a model's text: what it stands for by its number, and the word that the model has written in it. */
type MaskToken = { start: number; end: number; number: number; word: string }

/** Which other brackets a model may have made of a mark's own: those that the text does not have itself. */
type OtherBrackets = { square: boolean; full: boolean }

const head = /(?:(?<open>[⟦〚【]{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const strictHead = /(?:(?<open>⟦{1,2}|\[{1,2})\s{0,3})?(?<digits>\p{Nd}{1,3})(?<colon>\s{0,3}:)?/gu
const inside = /^[^⟦⟧〚〛【】[\]\n]*/
const ends = /^\s{0,3}[⟧〛】]{1,2}/
const strictEnds = /^\s{0,3}⟧{1,2}/
const squareEnds = /^\s{0,3}\]{1,2}/
const partOfMore = /[\p{L}\p{Nd}]$/u
/** No word in a mark is longer. */
const MAX_TOKEN_WORD = 200

/**
 * The marks in a text, in its order, however bent: with spaces, with brackets of another kind, with one of them gone. `wordOf` says what
 * a mark with this number had in it, by which one is known whose end is missing.
 */
export function findMaskTokens(
  text: string,
  others: OtherBrackets,
  wordOf: (number: number) => string,
): MaskToken[] {
  const marks: MaskToken[] = []
  const endsOf = (open: string) => (open.includes('[') ? squareEnds : others.full ? ends : strictEnds)
  for (const { 0: found, index, groups = {} } of text.matchAll(others.full ? head : strictHead)) {
    const { open = '', digits = '', colon } = groups
    if (index < (marks.at(-1)?.end ?? 0) || (open.includes('[') && !others.square)) continue
    const number = Number(digits)
    const after = index + found.length
    const rest = text.slice(after, after + MAX_TOKEN_WORD)
    if (open === '' && partOfMore.test(text.slice(Math.max(0, index - 2), index))) continue
    const length = colon
      ? wordLength(rest, open, wordOf(number), endsOf(open))
      : bareLength(rest, open, endsOf(open))
    if (length === null) continue
    const word = colon ? (inside.exec(rest)?.[0].trim() ?? '') : ''
    marks.push({ start: index, end: after + length, number, word })
  }
  return marks
}

/** How much of what follows the number still belongs to the mark; null where it is none. */
function bareLength(rest: string, open: string, closing: RegExp): number | null {
  const end = closing.exec(rest)?.[0].length
  if (end !== undefined) return open === '' && !rest.startsWith('⟧') ? null : end
  return open.includes('⟦') && !/^\p{Nd}/u.test(rest) ? 0 : null
}

function wordLength(rest: string, open: string, word: string, closing: RegExp): number | null {
  const written = inside.exec(rest)?.[0].length ?? 0
  const end = closing.exec(rest.slice(written))?.[0].length
  const known = (rest.startsWith(' ') ? 1 : 0) + word.length
  const isKnown = rest.slice(0, known).trimStart() === word
  if (end !== undefined && (open !== '' || (written === known && isKnown))) return written + end
  if (!open.includes('⟦')) return null
  return isKnown ? known : 0
}
