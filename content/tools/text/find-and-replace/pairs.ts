/** `lineNumber` is the pair's own line, from 1. */
export type Pair = { searchText: string; replacement: string; lineNumber: number }

const MAX_PAIRS = 500

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }

/**
 * Parses pairs, one per line: `find => replacement`, less one space on each side of the arrow. `\=>` is a literal
 * arrow. The search text is a regular expression if `isRegExp`; otherwise `\n`, `\t` and `\\` are escapes for a line
 * break, a tab and a backslash there too.
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
