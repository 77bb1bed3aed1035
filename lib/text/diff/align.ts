import { diffArrays } from 'diff'
import type { Token } from './tokenize'

/** Tokens that stand in both lists, or in one of them. */
export type TokenRun = { kind: 'same' | 'changed'; first: readonly Token[]; second: readonly Token[] }

/** The runs of two lists in their order; null when that takes longer than `timeoutMs` milliseconds. */
export function alignTokens(first: readonly Token[], second: readonly Token[], timeoutMs: number): TokenRun[] | null {
  const idsByKey = new Map<string, number>()
  const getId = ({ key }: Token) => {
    const id = idsByKey.get(key) ?? idsByKey.size
    idsByKey.set(key, id)
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
    const lastRun = runs.at(-1)
    if (kind === 'changed' && lastRun?.kind === 'changed')
      runs[runs.length - 1] = {
        kind,
        first: [...lastRun.first, ...firstTokens],
        second: [...lastRun.second, ...secondTokens],
      }
    else runs.push({ kind, first: firstTokens, second: secondTokens })
  }
  return runs
}

/** One run of all between what both lists begin and end with: quick, whatever they hold. */
export function alignCommonEnds(first: readonly Token[], second: readonly Token[]): TokenRun[] {
  const maxLength = Math.min(first.length, second.length)
  let prefixLength = 0
  while (prefixLength < maxLength && first[prefixLength]?.key === second[prefixLength]?.key) prefixLength += 1
  let suffixLength = 0
  while (
    suffixLength < maxLength - prefixLength &&
    first.at(-1 - suffixLength)?.key === second.at(-1 - suffixLength)?.key
  )
    suffixLength += 1
  const buildRun = (
    kind: TokenRun['kind'],
    runStart: number,
    [firstEnd, secondEnd]: readonly [number, number],
  ): TokenRun => ({
    kind,
    first: first.slice(runStart, firstEnd),
    second: second.slice(runStart, secondEnd),
  })
  const [firstEnd, secondEnd] = [first.length - suffixLength, second.length - suffixLength]
  return [
    buildRun('same', 0, [prefixLength, prefixLength]),
    buildRun('changed', prefixLength, [firstEnd, secondEnd]),
    { kind: 'same', first: first.slice(firstEnd), second: second.slice(secondEnd) },
  ]
}
