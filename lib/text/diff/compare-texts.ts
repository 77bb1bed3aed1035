import type { Change } from '@/lib/tool/change'
import { align, alignEnds, type TokenRun } from './align'
import { type ChangeList, createChangeList } from './change-list'
import { createMovedLineCheck } from './moved-lines'
import { type DiffUnit, type IgnoreOptions, type Token, tokenize } from './tokens'

/** `coarse`: time ran out, so some of what differs is shown as whole lines, or as one block. */
export type Comparison = { changes: Change[]; isCoarse: boolean }

/**
 * What differs between two texts. Lines are compared first, then what is in lines that differ, so that long texts with few
 * changes are quick; after `ms` milliseconds the rest is left as whole lines.
 */
export function compareTexts(
  first: string,
  second: string,
  { unit, ignored, ms }: { unit: DiffUnit; ignored: IgnoreOptions; ms: number },
): Comparison {
  const ends = Date.now() + ms
  const [lines, secondLines] = [tokenize(first, 'line', ignored), tokenize(second, 'line', ignored)]
  const aligned = align(lines, secondLines, ms / 2)
  const runs = aligned ?? alignEnds(lines, secondLines)
  const isMoved = createMovedLineCheck(runs)
  const list = createChangeList()
  let coarse = aligned === null

  function refine(from: readonly Token[], to: readonly Token[]) {
    const whole = { kind: 'changed', first: from, second: to } as const
    if (unit === 'line' || from.length === 0 || to.length === 0) return appendRun(list, whole, ignored)
    const pieces = [from, to].map((tokens) => tokenize(joinTokens(tokens), unit, ignored)) as [
      Token[],
      Token[],
    ]
    const finer = align(...pieces, ends - Date.now())
    coarse ||= finer === null
    for (const run of finer ?? [whole]) appendRun(list, run, ignored)
  }

  for (const run of runs) {
    if (run.kind === 'same') {
      appendRun(list, run, ignored)
      continue
    }
    const [from, to] = [splitAtMovedLines(run.first, isMoved), splitAtMovedLines(run.second, isMoved)]
    for (let index = 0; index < Math.max(from.length, to.length); index += 1) {
      const [one, other] = [from[index], to[index]]
      refine(one?.tokens ?? [], other?.tokens ?? [])
      if (one?.moved) list.moved('removed', joinTokens([one.moved]))
      if (other?.moved) list.moved('added', joinTokens([other.moved]))
    }
  }
  return { changes: list.end(), isCoarse: coarse }
}

/** Lines up to and with each one that has moved, then the rest. */
function splitAtMovedLines(lines: readonly Token[], isMoved: (line: Token) => boolean) {
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

const joinTokens = (tokens: readonly Token[]) => tokens.map(({ text, tail }) => text + tail).join('')

function appendRun(list: ChangeList, { kind, first, second }: TokenRun, ignored: IgnoreOptions) {
  if (kind === 'changed') {
    list.changed('removed', joinTokens(first))
    list.changed('added', joinTokens(second))
    return
  }
  for (const [index, token] of first.entries()) {
    const { text = '', tail = '' } = second[index] ?? {}
    list.same(token.text, text)
    const counts = normalizeTail(token.tail, ignored) !== normalizeTail(tail, ignored)
    const common = counts ? commonStart(token.tail, tail) : token.tail.length
    list.same(token.tail.slice(0, common), counts ? tail.slice(0, common) : tail)
    if (!counts) continue
    list.changed('removed', token.tail.slice(common))
    list.changed('added', tail.slice(common))
  }
}

/** What counts of the text between two tokens. */
function normalizeTail(tail: string, { space, punctuation }: IgnoreOptions): string {
  if (space) return ''
  return punctuation ? tail.replace(/\p{P}+/gu, '') : tail
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
