import { diffArrays } from 'diff'
import type { Token } from './tokens'

/** Tokens that stand in both lists, or in one of them. */
export type TokenRun = { kind: 'same' | 'changed'; first: readonly Token[]; second: readonly Token[] }

/** The runs of two lists in their order; null when that takes longer than `ms` milliseconds. */
export function align(first: readonly Token[], second: readonly Token[], ms: number): TokenRun[] | null {
  const ids = new Map<string, number>()
  const idOf = ({ key }: Token) => {
    const id = ids.get(key) ?? ids.size
    ids.set(key, id)
    return id
  }
  const parts = diffArrays(first.map(idOf), second.map(idOf), { timeout: ms })
  if (!parts) return null
  const runs: TokenRun[] = []
  let [at, secondAt] = [0, 0]
  for (const { added, removed, count } of parts) {
    const from = added ? [] : first.slice(at, at + count)
    const to = removed ? [] : second.slice(secondAt, secondAt + count)
    at += from.length
    secondAt += to.length
    const kind = added || removed ? 'changed' : 'same'
    const last = runs.at(-1)
    if (kind === 'changed' && last?.kind === 'changed')
      runs[runs.length - 1] = { kind, first: [...last.first, ...from], second: [...last.second, ...to] }
    else runs.push({ kind, first: from, second: to })
  }
  return runs
}

/** One run of all between what both lists begin and end with: quick, whatever they hold. */
export function alignEnds(first: readonly Token[], second: readonly Token[]): TokenRun[] {
  const most = Math.min(first.length, second.length)
  let start = 0
  while (start < most && first[start]?.key === second[start]?.key) start += 1
  let end = 0
  while (end < most - start && first.at(-1 - end)?.key === second.at(-1 - end)?.key) end += 1
  const part = (
    kind: TokenRun['kind'],
    from: number,
    [to, secondTo]: readonly [number, number],
  ): TokenRun => ({
    kind,
    first: first.slice(from, to),
    second: second.slice(from, secondTo),
  })
  const [to, secondTo] = [first.length - end, second.length - end]
  return [
    part('same', 0, [start, start]),
    part('changed', start, [to, secondTo]),
    { kind: 'same', first: first.slice(to), second: second.slice(secondTo) },
  ]
}
