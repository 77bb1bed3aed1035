import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'

/** A tool's last input. `run` is the history run that shows its results. */
export type LastUse = {
  tool: string
  path: string
  name: string
  prompt: string
  /** Only options that differ from their default. Unvalidated: callers check them. */
  parameters: Readonly<Record<string, unknown>>
  /** Data carried over from earlier tools, unvalidated. */
  carried?: unknown
  /** Milliseconds since 1970. */
  at: number
  run?: string
}

/** The script in the head searches the value of this key for the page's path before the first paint. */
export const lastUseKey = 'postsmith-last'

const MAX_TOOLS = 24

/** Uses no schema library, because pages load this early. */
function isLastUse(value: unknown): value is LastUse {
  if (!isRecord(value) || !isRecord(value.parameters) || typeof value.at !== 'number') return false
  const { tool, path, name, prompt, run = '' } = value
  return (
    [tool, path, name, prompt, run].every((text) => typeof text === 'string') && /^\/[a-z0-9/-]*$/.test(String(path))
  )
}

/** The last uses of all tools, latest first. */
export const lastUseStore = createBrowserStore<readonly LastUse[]>({
  key: lastUseKey,
  parse: (storedValue) =>
    isRecord(storedValue) && storedValue.version === 1 && Array.isArray(storedValue.uses)
      ? storedValue.uses.filter(isLastUse)
      : [],
  format: (uses) => ({ version: 1, uses }),
})

export const getLastUse = (tool: string) => lastUseStore.read().find((use) => use.tool === tool) ?? null

export function recordLastUse(use: LastUse): void {
  lastUseStore.update((uses) => [use, ...uses.filter(({ tool }) => tool !== use.tool)].slice(0, MAX_TOOLS))
}

export function clearLastUse(tool?: string): void {
  lastUseStore.update((uses) => (tool === undefined ? [] : uses.filter((use) => use.tool !== tool)))
}
