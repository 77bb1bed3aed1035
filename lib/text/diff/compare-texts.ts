import { diffArrays } from 'diff'
import { countWhile } from '@/lib/core/numbers'
import type { TextChange } from '@/lib/tool/text-tool'
import { type DiffUnit, type IgnoreOptions, type Token, tokenize } from './tokenize'

type TokenRun = { kind: 'same' | 'changed'; first: readonly Token[]; second: readonly Token[] }

/** Returns the runs of two lists in order; null after `timeoutMs` milliseconds. */
function alignTokens(first: readonly Token[], second: readonly Token[], timeoutMs: number): TokenRun[] | null {
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

/** Returns the common prefix and suffix with one changed run between them. Fast for any input. */
function alignCommonEnds(first: readonly Token[], second: readonly Token[]): TokenRun[] {
  const maxLength = Math.min(first.length, second.length)
  const prefixLength = countWhile(maxLength, (index) => first[index]?.key === second[index]?.key)
  const suffixLength = countWhile(
    maxLength - prefixLength,
    (index) => first.at(-1 - index)?.key === second.at(-1 - index)?.key,
  )
  const [firstEnd, secondEnd] = [first.length - suffixLength, second.length - suffixLength]
  return [
    { kind: 'same', first: first.slice(0, prefixLength), second: second.slice(0, prefixLength) },
    { kind: 'changed', first: first.slice(prefixLength, firstEnd), second: second.slice(prefixLength, secondEnd) },
    { kind: 'same', first: first.slice(firstEnd), second: second.slice(secondEnd) },
  ]
}

/** The minimum length, in UTF-16 units, of a line that counts as moved. Shorter lines repeat by chance. */
const MIN_MOVED_LINE_LENGTH = 20

/** A moved line was removed at one place and added at another. Each removed line pairs with at most one added line. */
function createMovedLineCheck(runs: readonly TokenRun[]): (line: Token) => boolean {
  const changedRuns = runs.filter(({ kind }) => kind === 'changed')
  const longLines = changedRuns.flatMap(({ first }) => first).filter(({ key }) => key.length >= MIN_MOVED_LINE_LENGTH)
  const removedLinesByKey = Map.groupBy(longLines, ({ key }) => key)
  const movedLines = new Set<Token>()
  for (const { second } of changedRuns) {
    for (const line of second) {
      const removedLine = removedLinesByKey.get(line.key)?.pop()
      if (removedLine) movedLines.add(removedLine).add(line)
    }
  }
  return (line) => movedLines.has(line)
}

/** Removals come before the additions that replace them. Merges adjacent changes of the same kind. */
function createChangeList() {
  const changes: TextChange[] = []
  /** Unchanged text, in the words of each text, and the changes after it. */
  let pending = { first: '', second: '', removed: '', added: '' }

  /** Space at the end of both changes goes on as unchanged text. */
  function flush() {
    const { first, second, removed, added } = pending
    if (first + second !== '') changes.push({ kind: 'same', text: second, ...(first !== second && { other: first }) })
    const spaceLength = getCommonTrailingSpaceLength(removed, added)
    for (const [kind, text] of Object.entries({ removed, added }) as ['removed' | 'added', string][])
      if (text.length > spaceLength) changes.push({ kind, text: text.slice(0, text.length - spaceLength) })
    const commonSpace = removed.slice(removed.length - spaceLength)
    pending = { first: commonSpace, second: commonSpace, removed: '', added: '' }
  }
  function flushAll() {
    flush()
    // The second writes the space that the first leaves.
    flush()
  }
  return {
    same(first: string, second: string) {
      if (first + second === '') return
      if (pending.removed + pending.added !== '') flush()
      pending.first += first
      pending.second += second
    },
    changed(kind: 'removed' | 'added', text: string) {
      pending[kind] += text
    },
    moved(kind: 'removed' | 'added', text: string) {
      flushAll()
      changes.push({ kind, text, isMoved: true })
    },
    end(): TextChange[] {
      flushAll()
      return changes
    },
  }
}

/** Returns the length of the trailing space that both texts share. */
function getCommonTrailingSpaceLength(firstText: string, secondText: string): number {
  return countWhile(Math.min(firstText.length, secondText.length), (index) => {
    const character = firstText.at(-1 - index)
    return character === secondText.at(-1 - index) && character?.trim() === ''
  })
}

/** `isCoarse` means that time ran out, so some differences are whole lines or one block. */
type Comparison = { changes: TextChange[]; isCoarse: boolean }

/** Compares by lines, then within changed lines. After `timeoutMs` the remaining changes stay whole lines. */
export function compareTexts(
  firstText: string,
  secondText: string,
  { unit, ignoreOptions, timeoutMs }: { unit: DiffUnit; ignoreOptions: IgnoreOptions; timeoutMs: number },
): Comparison {
  const deadline = Date.now() + timeoutMs
  const firstLines = tokenize(firstText, 'line', ignoreOptions)
  const secondLines = tokenize(secondText, 'line', ignoreOptions)
  const alignedRuns = alignTokens(firstLines, secondLines, timeoutMs / 2)
  const runs = alignedRuns ?? alignCommonEnds(firstLines, secondLines)
  const isMoved = createMovedLineCheck(runs)
  const changeList = createChangeList()
  let isCoarse = alignedRuns === null

  function compareTokens(firstTokens: readonly Token[], secondTokens: readonly Token[]) {
    const wholeRun = { kind: 'changed', first: firstTokens, second: secondTokens } as const
    if (ignoreOptions.ignoresSpace && joinKeys(firstTokens) === joinKeys(secondTokens))
      return changeList.same(joinTokens(firstTokens), joinTokens(secondTokens))
    if (unit === 'line' || firstTokens.length === 0 || secondTokens.length === 0)
      return appendRun(changeList, wholeRun, ignoreOptions)
    const split = (tokens: readonly Token[]) => tokenize(joinTokens(tokens), unit, ignoreOptions)
    const finerRuns = alignTokens(split(firstTokens), split(secondTokens), deadline - Date.now())
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

const joinKeys = (tokens: readonly Token[]) => tokens.flatMap(({ key }) => key || []).join(' ')
const joinTokens = (tokens: readonly Token[]) => tokens.map(({ text, tail }) => text + tail).join('')

function appendRun(
  changeList: ReturnType<typeof createChangeList>,
  { kind, first, second }: TokenRun,
  ignoreOptions: IgnoreOptions,
) {
  if (kind === 'changed') {
    changeList.changed('removed', joinTokens(first))
    changeList.changed('added', joinTokens(second))
    return
  }
  for (const [index, token] of first.entries()) {
    const { text = '', tail = '' } = second[index] ?? {}
    changeList.same(token.text, text)
    const hasTailChange = normalizeTail(token.tail, ignoreOptions) !== normalizeTail(tail, ignoreOptions)
    const commonLength = hasTailChange
      ? countWhile(Math.min(token.tail.length, tail.length), (offset) => token.tail[offset] === tail[offset])
      : token.tail.length
    changeList.same(token.tail.slice(0, commonLength), hasTailChange ? tail.slice(0, commonLength) : tail)
    if (!hasTailChange) continue
    changeList.changed('removed', token.tail.slice(commonLength))
    changeList.changed('added', tail.slice(commonLength))
  }
}

function normalizeTail(tail: string, { ignoresSpace, ignoresPunctuation }: IgnoreOptions): string {
  if (ignoresSpace) return ''
  return ignoresPunctuation ? tail.replace(/\p{P}+/gu, '') : tail
}
