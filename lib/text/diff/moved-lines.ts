import type { TokenRun } from './align'
import type { Token } from './tokens'

/** Shortest line, in UTF-16 units, that counts as moved: shorter ones stand in many places by chance. */
const MIN_LINE_LENGTH = 20

/** Tells lines that were taken out at one place and put in at another; a line that is there twice moves twice. */
export function createMovedLineCheck(runs: readonly TokenRun[]): (line: Token) => boolean {
  const changed = runs.filter(({ kind }) => kind === 'changed')
  const removed = new Map<string, Token[]>()
  for (const { first } of changed) {
    for (const line of first) {
      if (line.key.length < MIN_LINE_LENGTH) continue
      const places = removed.get(line.key)
      if (places) places.push(line)
      else removed.set(line.key, [line])
    }
  }
  const moved = new Set<Token>()
  for (const { second } of changed) {
    for (const line of second) {
      const from = removed.get(line.key)?.pop()
      if (from) moved.add(from).add(line)
    }
  }
  return (line) => moved.has(line)
}
