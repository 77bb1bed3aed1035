import { isRecord } from '@/lib/is-record'
import type { Card, EngineName } from '@/lib/tool/card'
import type { ParameterValue } from '@/lib/tool/form'
import { isCard, isEngineName, isTextList } from '@/lib/tool/is-card'
import { createBrowserStore } from './browser-store'

/** One finished or broken-off run of a tool, as this browser remembers it. */
export type Run = {
  id: string
  /** The tool's type. */
  tool: string
  /** Milliseconds since 1970. */
  at: number
  prompt: string
  parameters: Readonly<Record<string, ParameterValue>>
  cards: readonly Card[]
  /** Null when the run broke off before the server named its engine. */
  engine: EngineName | null
  notes: readonly string[]
  /** False when it broke off with some results already here. */
  complete: boolean
}

/** Runs kept, of all tools together. */
export const runLimit = 50
/** Most characters kept, so that other things still fit in the browser's storage. */
const sizeLimit = 1_500_000

export const emptyHistory: readonly Run[] = []

/** Reads stored runs: what is damaged or of another version is left out. */
export function parseHistory(stored: unknown): readonly Run[] {
  if (!isRecord(stored) || stored.version !== 1 || !Array.isArray(stored.runs)) return emptyHistory
  const runs = stored.runs.filter(isRun).slice(0, runLimit)
  return runs.length === 0 ? emptyHistory : runs
}

/** Runs with one added at the front or replaced in its place, within the limits of number and size. */
export function withRun(runs: readonly Run[], run: Run): readonly Run[] {
  const known = runs.some(({ id }) => id === run.id)
  const next = known
    ? runs.map((other) => (other.id === run.id ? run : other))
    : [run, ...runs].slice(0, runLimit)
  let size = 0
  return next.filter((kept, index) => {
    size += JSON.stringify(kept).length
    return index === 0 || size <= sizeLimit
  })
}

type Stored = { version: 1; runs: readonly Run[] }

const nothing: Stored = { version: 1, runs: emptyHistory }

const store = createBrowserStore<Stored>({
  key: 'postsmith-history',
  parse: (stored) => ({ version: 1, runs: parseHistory(stored) }),
  shrink: ({ runs }) => (runs.length > 1 ? { version: 1, runs: runs.slice(0, runs.length >> 1) } : null),
})

/** The browser's record of runs, newest first. */
export const history = {
  runs: () => store.snapshot().runs,
  subscribe: store.subscribe,
  isKept: store.isKept,
  add: (run: Run) => store.update(({ runs }) => ({ version: 1, runs: withRun(runs, run) })),
  clear: () => store.update(() => nothing),
}

function isRun(value: unknown): value is Run {
  return (
    isRecord(value) &&
    [value.id, value.tool, value.prompt].every((text) => typeof text === 'string') &&
    typeof value.at === 'number' &&
    Number.isSafeInteger(value.at) &&
    value.at >= 0 &&
    isRecord(value.parameters) &&
    Object.values(value.parameters).every(isParameterValue) &&
    Array.isArray(value.cards) &&
    value.cards.length > 0 &&
    value.cards.every(isCard) &&
    (value.engine === null || isEngineName(value.engine)) &&
    isTextList(value.notes) &&
    typeof value.complete === 'boolean'
  )
}

function isParameterValue(value: unknown): value is ParameterValue {
  return ['string', 'boolean'].includes(typeof value) || Number.isFinite(value) || isTextList(value)
}
