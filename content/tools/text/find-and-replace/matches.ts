/** `lineNumber` is the pair's own line, from 1. */
export type Pair = { searchText: string; replacement: string; lineNumber: number }

export const MAX_PAIRS = 500

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }

/**
 * Parses one `find => replacement` per line, less one space on each side of the arrow. `\=>` is a literal arrow. `\n`,
 * `\t` and `\\` are escapes in the replacement, and in the search text unless `isRegExp`.
 */
export function parsePairs(text: string, isRegExp: boolean): { pairs: Pair[] } | { problem: string } {
  const pairs: Pair[] = []
  for (const [index, rawLine] of text.split('\n').entries()) {
    if (rawLine.trim() === '') continue
    const lineNumber = index + 1
    const arrowIndex = findArrow(rawLine)
    if (arrowIndex < 0)
      return { problem: `Pair in line ${lineNumber}: write what to find, then =>, then what to put there.` }
    const findSide = rawLine.slice(0, arrowIndex)
    const replacementSide = rawLine.slice(arrowIndex + 2)
    const searchText = resolveEscapes(findSide.endsWith(' ') ? findSide.slice(0, -1) : findSide, isRegExp)
    if (searchText === '') return { problem: `Pair in line ${lineNumber}: there is nothing before =>.` }
    pairs.push({
      searchText,
      replacement: resolveEscapes(replacementSide.startsWith(' ') ? replacementSide.slice(1) : replacementSide, false),
      lineNumber,
    })
  }
  if (pairs.length > MAX_PAIRS)
    return { problem: `That is ${pairs.length} pairs. This tool takes up to ${MAX_PAIRS} at once.` }
  return { pairs }
}

function findArrow(line: string): number {
  let index = line.indexOf('=>')
  while (index > 0 && line[index - 1] === '\\') index = line.indexOf('=>', index + 2)
  return index
}

function resolveEscapes(text: string, isRegExp: boolean): string {
  const unescapedText = text.replaceAll('\\=>', '=>')
  return isRegExp
    ? unescapedText
    : unescapedText.replace(
        /\\([nt\\])/g,
        (escapeSequence, escapedCharacter: string) => escapes[escapedCharacter] ?? escapeSequence,
      )
}

/** The match is in brackets within its context. */
type Match = { lineNumber: number; excerpt: string; replacement: string }

export type ReplacementStats = ReturnType<typeof createReplacementStats>

export const createReplacementStats = () => ({
  matches: [] as Match[],
  matchCount: 0,
  changedLines: new Set<number>(),
  countByPair: new Map<Pair, number>(),
})

/** Longest output, in UTF-16 units. */
export const MAX_OUTPUT_LENGTH = 5_000_000

/** Its message is for the visitor. */
export class ReplacementError extends Error {}

export const createTooLongError = () =>
  new ReplacementError('The result would be over five million characters. Use shorter replacements.')

/** Most listed matches, the longest excerpt of a match, and the context on each side, in UTF-16 units. */
const MAX_LISTED_MATCHES = 5_000
const MAX_EXCERPT_LENGTH = 60
const CONTEXT_LENGTH = 24

export type MatchReplacement = { pair: Pair; replacement: string }

/** Replaces and counts each match, except where `getReplacement` returns null. Throws `ReplacementError`. */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  getReplacement: (match: RegExpExecArray) => MatchReplacement | null,
  stats: ReplacementStats,
): string {
  const parts: string[] = []
  let [offset, outputLength, lineNumber, nextLineBreakIndex] = [0, 0, 1, findNextLineBreak(text, -1)]
  for (const match of text.matchAll(pattern)) {
    const { 0: matchedText, index } = match
    const matchReplacement = getReplacement(match)
    if (!matchReplacement) continue
    const { pair, replacement } = matchReplacement
    while (nextLineBreakIndex < index) {
      lineNumber += 1
      nextLineBreakIndex = findNextLineBreak(text, nextLineBreakIndex)
    }
    stats.matchCount += 1
    stats.changedLines.add(lineNumber)
    stats.countByPair.set(pair, (stats.countByPair.get(pair) ?? 0) + 1)
    if (stats.matches.length < MAX_LISTED_MATCHES)
      stats.matches.push({
        lineNumber,
        excerpt: formatMatchInContext(text, index, matchedText.length),
        replacement: formatReplacement(replacement),
      })
    parts.push(text.slice(offset, index), replacement)
    outputLength += index - offset + replacement.length
    offset = index + matchedText.length
    if (outputLength > MAX_OUTPUT_LENGTH) throw createTooLongError()
  }
  return parts.join('') + text.slice(offset)
}

function findNextLineBreak(text: string, offset: number): number {
  const lineBreakIndex = text.indexOf('\n', offset + 1)
  return lineBreakIndex === -1 ? Number.POSITIVE_INFINITY : lineBreakIndex
}

function formatMatchInContext(text: string, index: number, length: number): string {
  const end = index + Math.min(length, MAX_EXCERPT_LENGTH)
  const textBefore = text.slice(Math.max(0, index - CONTEXT_LENGTH), index)
  return `${textBefore}[${text.slice(index, end)}]${text.slice(index + length, index + length + CONTEXT_LENGTH)}`
    .toWellFormed()
    .replaceAll('\n', '↵')
}

function formatReplacement(text: string): string {
  const excerpt = text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH).toWellFormed()}…` : text
  return excerpt.replaceAll('\n', '↵').replaceAll('\t', '→')
}
