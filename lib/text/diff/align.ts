import { diffArrays } from 'diff'
import type { Token } from './tokenize'

/** Tokens that stand in both lists, or in one of them. */
export type TokenRun = { kind: 'same' | 'changed'; first: readonly Token[]; second: readonly Token[] }

/** The runs of two lists in their order; null when that takes longer than `timeoutMs` milliseconds. */
export function alignTokens(first: readonly Token[], second: readonly Token[], timeoutMs: number): TokenRun[] | null {
  const ids = new Map<string, number>()
  const getId = ({ key }: Token) => {
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return id
  }
  const parts = diffArrays(first.map(getId), second.map(getId), { timeout: timeoutMs })
  if (!parts) return null
  const runs: TokenRun[] = []
  let [firstIndex, secondIndex] = [0, 0]
  for (const { added, removed, count } of parts) {
    const firstTokens = added ? [] : first.slice(firstIndex, firstIndex + count)
    const secondTokens = removed ? [] : second.slice(secondIndex, secondIndex + count)
    firstIndex += firstTokens.length
    secondIndex += secondTokens.length
    const kind = added || removed ? 'changed' : 'same'
    const last = runs.at(-1)
    if (kind === 'changed' && last?.kind === 'changed')
      runs[runs.length - 1] = {
        kind,
        first: [...last.first, ...firstTokens],
        second: [...last.second, ...secondTokens],
      }
    else runs.push({ kind, first: firstTokens, second: secondTokens })
  }
  return runs
}

/** One run of all between what both lists begin and end with: quick, whatever they hold. */
export function alignCommonEnds(first: readonly Token[], second: readonly Token[]): TokenRun[] {
  const maxLength = Math.min(first.length, second.length)
  let start = 0
  while (start < maxLength && first[start]?.key === second[start]?.key) start += 1
  let end = 0
  while (end < maxLength - start && first.at(-1 - end)?.key === second.at(-1 - end)?.key) end += 1
  const buildRun = (kind: TokenRun['kind'], from: number, [to, secondTo]: readonly [number, number]): TokenRun => ({
    kind,
    first: first.slice(from, to),
    second: second.slice(from, secondTo),
  })
  const [to, secondTo] = [first.length - end, second.length - end]
  return [
    buildRun('same', 0, [start, start]),
    buildRun('changed', start, [to, secondTo]),
    { kind: 'same', first: first.slice(to), second: second.slice(secondTo) },
  ]
}
