/** What is looked for, and what is put in its place; `line` is that of the pair, from 1. */
export type Pair = { find: string; replacement: string; line: number }

/** Most pairs of one run. */
const MAX_PAIRS = 500

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '\\': '\\' }

/**
 * Pairs, one a line, `find => replacement`, less the one space at each side of the arrow. `\=>` is an arrow itself. What is found is
 * an expression where `isExpression`; else `\n`, `\t` and `\\` mean a line break, a tab and a backslash there too.
 */
export function parsePairs(text: string, isExpression: boolean): { pairs: Pair[] } | { problem: string } {
  const pairs: Pair[] = []
  for (const [index, rawLine] of text.split('\n').entries()) {
    if (rawLine.trim() === '') continue
    const lineNumber = index + 1
    const arrowIndex = findArrow(rawLine)
    if (arrowIndex < 0)
      return { problem: `Pair in line ${lineNumber}: write what to find, then =>, then what to put there.` }
    const findSide = rawLine.slice(0, arrowIndex)
    const replacementSide = rawLine.slice(arrowIndex + 2)
    const find = resolveEscapes(findSide.endsWith(' ') ? findSide.slice(0, -1) : findSide, isExpression)
    if (find === '') return { problem: `Pair in line ${lineNumber}: there is nothing before =>.` }
    pairs.push({
      find,
      replacement: resolveEscapes(replacementSide.startsWith(' ') ? replacementSide.slice(1) : replacementSide, false),
      line: lineNumber,
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

function resolveEscapes(text: string, isExpression: boolean): string {
  const unescaped = text.replaceAll('\\=>', '=>')
  return isExpression
    ? unescaped
    : unescaped.replace(/\\([nt\\])/g, (escapeSequence, letter: string) => escapes[letter] ?? escapeSequence)
}
