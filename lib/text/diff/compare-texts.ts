import type { TextChange } from '@/lib/tool/text-change'
import { alignCommonEnds, alignTokens, type TokenRun } from './align'
import { type ChangeList, createChangeList } from './change-list'
import { createMovedLineCheck } from './moved-lines'
import { type DiffUnit, type IgnoreOptions, type Token, tokenize } from './tokenize'

/** `isCoarse`: time ran out, so some of what differs is shown as whole lines, or as one block. */
export type Comparison = { changes: TextChange[]; isCoarse: boolean }

/**
 * What differs between two texts. Lines are compared first, then what is in lines that differ, so that long texts with few
 * changes are quick; after `timeoutMs` milliseconds the rest is left as whole lines.
 */
export function compareTexts(
  firstText: string,
  secondText: string,
  { unit, ignoreOptions, timeoutMs }: { unit: DiffUnit; ignoreOptions: IgnoreOptions; timeoutMs: number },
): Comparison {
  const deadline = Date.now() + timeoutMs
  const [firstLines, secondLines] = [
    tokenize(firstText, 'line', ignoreOptions),
    tokenize(secondText, 'line', ignoreOptions),
  ]
  const alignedRuns = alignTokens(firstLines, secondLines, timeoutMs / 2)
  const runs = alignedRuns ?? alignCommonEnds(firstLines, secondLines)
  const isMoved = createMovedLineCheck(runs)
  const changeList = createChangeList()
  let isCoarse = alignedRuns === null

  function compareTokens(firstTokens: readonly Token[], secondTokens: readonly Token[]) {
    const wholeRun = { kind: 'changed', first: firstTokens, second: secondTokens } as const
    if (unit === 'line' || firstTokens.length === 0 || secondTokens.length === 0)
      return appendRun(changeList, wholeRun, ignoreOptions)
    const tokenLists = [firstTokens, secondTokens].map((tokens) =>
      tokenize(joinTokens(tokens), unit, ignoreOptions),
    ) as [Token[], Token[]]
    const finerRuns = alignTokens(...tokenLists, deadline - Date.now())
    isCoarse ||= finerRuns === null
    for (const run of finerRuns ?? [wholeRun]) appendRun(changeList, run, ignoreOptions)
  }

  for (const run of runs) {
    if (run.kind === 'same') {
      appendRun(changeList, run, ignoreOptions)
      continue
    }
    const [firstGroups, secondGroups] = [splitAtMovedLines(run.first, isMoved), splitAtMovedLines(run.second, isMoved)]
    for (let index = 0; index < Math.max(firstGroups.length, secondGroups.length); index += 1) {
      const [firstGroup, secondGroup] = [firstGroups[index], secondGroups[index]]
      compareTokens(firstGroup?.tokens ?? [], secondGroup?.tokens ?? [])
      if (firstGroup?.movedLine) changeList.moved('removed', joinTokens([firstGroup.movedLine]))
      if (secondGroup?.movedLine) changeList.moved('added', joinTokens([secondGroup.movedLine]))
    }
  }
  return { changes: changeList.end(), isCoarse }
}

/** Lines up to and with each one that has moved, then the rest. */
function splitAtMovedLines(lines: readonly Token[], isMoved: (line: Token) => boolean) {
  const groups: { tokens: Token[]; movedLine?: Token }[] = []
  let tokens: Token[] = []
  for (const line of lines) {
    if (isMoved(line)) {
      groups.push({ tokens, movedLine: line })
      tokens = []
    } else tokens.push(line)
  }
  return [...groups, { tokens }]
}

const joinTokens = (tokens: readonly Token[]) => tokens.map(({ text, tail }) => text + tail).join('')

function appendRun(changeList: ChangeList, { kind, first, second }: TokenRun, ignoreOptions: IgnoreOptions) {
  if (kind === 'changed') {
    changeList.changed('removed', joinTokens(first))
    changeList.changed('added', joinTokens(second))
    return
  }
  for (const [index, token] of first.entries()) {
    const { text = '', tail = '' } = second[index] ?? {}
    changeList.same(token.text, text)
    const hasTailChange = normalizeTail(token.tail, ignoreOptions) !== normalizeTail(tail, ignoreOptions)
    const commonLength = hasTailChange ? countCommonStart(token.tail, tail) : token.tail.length
    changeList.same(token.tail.slice(0, commonLength), hasTailChange ? tail.slice(0, commonLength) : tail)
    if (!hasTailChange) continue
    changeList.changed('removed', token.tail.slice(commonLength))
    changeList.changed('added', tail.slice(commonLength))
  }
}

/** What counts of the text between two tokens. */
function normalizeTail(tail: string, { ignoresSpace, ignoresPunctuation }: IgnoreOptions): string {
  if (ignoresSpace) return ''
  return ignoresPunctuation ? tail.replace(/\p{P}+/gu, '') : tail
}

function countCommonStart(firstText: string, secondText: string): number {
  let length = 0
  while (length < firstText.length && firstText[length] === secondText[length]) length += 1
  return length
}
