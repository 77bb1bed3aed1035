import type { TokenRun } from './align'
import type { Token } from './tokenize'

/** Shortest line, in UTF-16 units, that counts as moved: shorter ones stand in many places by chance. */
const MIN_LINE_LENGTH = 20

/** Tells lines that were taken out at one place and put in at another; a line that is there twice moves twice. */
export function createMovedLineCheck(runs: readonly TokenRun[]): (line: Token) => boolean {
  const changedRuns = runs.filter(({ kind }) => kind === 'changed')
  const removedLinesByKey = new Map<string, Token[]>()
  for (const { first } of changedRuns) {
    for (const line of first) {
      if (line.key.length < MIN_LINE_LENGTH) continue
      const lines = removedLinesByKey.get(line.key)
      if (lines) lines.push(line)
      else removedLinesByKey.set(line.key, [line])
    }
  }
  const movedLines = new Set<Token>()
  for (const { second } of changedRuns) {
    for (const line of second) {
      const removedLine = removedLinesByKey.get(line.key)?.pop()
      if (removedLine) movedLines.add(removedLine).add(line)
    }
  }
  return (line) => movedLines.has(line)
}
