import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'

/** What a tool was last used with. `run` is the run of history that shows its results. */
export type LastUse = {
  tool: string
  path: string
  name: string
  prompt: string
  /** Of the options those that differ from their default; of any kind, so whoever uses them checks them. */
  parameters: Readonly<Record<string, unknown>>
  /** What came along from the tools before, unchecked. */
  carried?: unknown
  /** Milliseconds since 1970. */
  at: number
  run?: string
}

/** The head's script looks for a page's path in it before the first paint. */
export const lastUseKey = 'postsmith-last'

/** Tools remembered. */
const MAX_TOOLS = 24

/** Reads stored uses, the latest first: what is damaged or of another version is left out. By hand: it runs at load. */
export function parseLastUses(storedValue: unknown): readonly LastUse[] {
  if (!isRecord(storedValue) || storedValue.version !== 1 || !Array.isArray(storedValue.uses)) return []
  return storedValue.uses.filter(isLastUse)
}

function isLastUse(value: unknown): value is LastUse {
  if (!isRecord(value) || !isRecord(value.parameters) || typeof value.at !== 'number') return false
  const { tool, path, name, prompt, run = '' } = value
  return (
    [tool, path, name, prompt, run].every((text) => typeof text === 'string') && /^\/[a-z0-9/-]*$/.test(String(path))
  )
}

type StoredLastUses = { version: 1; uses: readonly LastUse[] }

const store = createBrowserStore<StoredLastUses>({
  key: lastUseKey,
  parse: (storedValue) => ({ version: 1, uses: parseLastUses(storedValue) }),
})

/** The tools used in this browser with what they were last used with, the latest first. */
export const getLastUses = (): readonly LastUse[] => store.read().uses

export const getLastUse = (tool: string): LastUse | null => getLastUses().find((use) => use.tool === tool) ?? null

/** Remembers a use as the latest, in the place of the tool's earlier one. */
export function recordLastUse(use: LastUse): void {
  store.update(({ uses }) => ({
    version: 1,
    uses: [use, ...uses.filter(({ tool }) => tool !== use.tool)].slice(0, MAX_TOOLS),
  }))
}

/** Forgets what a tool was used with; all tools where none is named. */
export function clearLastUse(tool?: string): void {
  store.update(({ uses }) => ({
    version: 1,
    uses: tool === undefined ? [] : uses.filter((use) => use.tool !== tool),
  }))
}
