import type { Change } from '@/lib/tool/change'
import { align, alignEnds, type Run } from './align'
import { type ChangeList, changeList } from './change-list'
import { movedLines } from './moved-lines'
import { type Ignored, type Token, tokensOf, type Unit } from './tokens'

/** `coarse`: time ran out, so some of what differs is shown as whole lines, or as one block. */
export type Comparison = { changes: Change[]; coarse: boolean }

/**
 * What differs between two texts. Lines are compared first, then what is in lines that differ, so that long texts with few
 * changes are quick; after `ms` milliseconds the rest is left as whole lines.
 */
export function compareTexts(
  first: string,
  second: string,
  { unit, ignored, ms }: { unit: Unit; ignored: Ignored; ms: number },
): Comparison {
  const ends = Date.now() + ms
  const [lines, secondLines] = [tokensOf(first, 'line', ignored), tokensOf(second, 'line', ignored)]
  const aligned = align(lines, secondLines, ms / 2)
  const runs = aligned ?? alignEnds(lines, secondLines)
  const isMoved = movedLines(runs)
  const list = changeList()
  let coarse = aligned === null

  function refine(from: readonly Token[], to: readonly Token[]) {
    const whole = { kind: 'changed', first: from, second: to } as const
    if (unit === 'line' || from.length === 0 || to.length === 0) return put(list, whole, ignored)
    const pieces = [from, to].map((tokens) => tokensOf(joined(tokens), unit, ignored)) as [Token[], Token[]]
    const finer = align(...pieces, ends - Date.now())
    coarse ||= finer === null
    for (const run of finer ?? [whole]) put(list, run, ignored)
  }

  for (const run of runs) {
    if (run.kind === 'same') {
      put(list, run, ignored)
      continue
    }
    const [from, to] = [stretches(run.first, isMoved), stretches(run.second, isMoved)]
    for (let index = 0; index < Math.max(from.length, to.length); index += 1) {
      const [one, other] = [from[index], to[index]]
      refine(one?.tokens ?? [], other?.tokens ?? [])
      if (one?.moved) list.moved('removed', joined([one.moved]))
      if (other?.moved) list.moved('added', joined([other.moved]))
    }
  }
  return { changes: list.end(), coarse }
}

/** Lines up to and with each one that has moved, then the rest. */
function stretches(lines: readonly Token[], isMoved: (line: Token) => boolean) {
  const all: { tokens: Token[]; moved?: Token }[] = []
  let tokens: Token[] = []
  for (const line of lines) {
    if (isMoved(line)) {
      all.push({ tokens, moved: line })
      tokens = []
    } else tokens.push(line)
  }
  return [...all, { tokens }]
}

const joined = (tokens: readonly Token[]) => tokens.map(({ text, tail }) => text + tail).join('')

function put(list: ChangeList, { kind, first, second }: Run, ignored: Ignored) {
  if (kind === 'changed') {
    list.changed('removed', joined(first))
    list.changed('added', joined(second))
    return
  }
  for (const [index, token] of first.entries()) {
    const { text = '', tail = '' } = second[index] ?? {}
    list.same(token.text, text)
    const counts = meaning(token.tail, ignored) !== meaning(tail, ignored)
    const common = counts ? commonStart(token.tail, tail) : token.tail.length
    list.same(token.tail.slice(0, common), counts ? tail.slice(0, common) : tail)
    if (!counts) continue
    list.changed('removed', token.tail.slice(common))
    list.changed('added', tail.slice(common))
  }
}

/** What counts of the text between two tokens. */
function meaning(tail: string, { space, punctuation }: Ignored): string {
  if (space) return ''
  return punctuation ? tail.replace(/\p{P}+/gu, '') : tail
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
