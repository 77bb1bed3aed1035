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
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue
    const line = index + 1
    const at = findArrow(written)
    if (at < 0)
      return { problem: `Pair in line ${line}: write what to find, then =>, then what to put there.` }
    const left = written.slice(0, at)
    const right = written.slice(at + 2)
    const find = resolveEscapes(left.endsWith(' ') ? left.slice(0, -1) : left, isExpression)
    if (find === '') return { problem: `Pair in line ${line}: there is nothing before =>.` }
    pairs.push({
      find,
      replacement: resolveEscapes(right.startsWith(' ') ? right.slice(1) : right, false),
      line,
    })
  }
  if (pairs.length > MAX_PAIRS)
    return { problem: `That is ${pairs.length} pairs. This tool takes up to ${MAX_PAIRS} at once.` }
  return { pairs }
}

function findArrow(line: string): number {
  let at = line.indexOf('=>')
  while (at > 0 && line[at - 1] === '\\') at = line.indexOf('=>', at + 2)
  return at
}

function resolveEscapes(side: string, isExpression: boolean): string {
  const plain = side.replaceAll('\\=>', '=>')
  return isExpression
    ? plain
    : plain.replace(/\\([nt\\])/g, (whole, letter: string) => escapes[letter] ?? whole)
}
