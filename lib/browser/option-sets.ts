import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'

export type OptionSet = { name: string; parameters: Readonly<Record<string, unknown>> }

/** Maximum number of sets per tool, and maximum name length in code points. */
const MAX_SETS = 30
export const MAX_SET_NAME_LENGTH = 60

function parseOptionSets(storedValue: unknown): readonly OptionSet[] {
  if (!isRecord(storedValue) || storedValue.version !== 1 || !Array.isArray(storedValue.sets)) return []
  return storedValue.sets.flatMap((set: unknown) =>
    isRecord(set) && typeof set.name === 'string' && isRecord(set.parameters)
      ? [{ name: set.name, parameters: set.parameters }]
      : [],
  )
}

/** Stores one tool's named options in this browser, newest first; a repeated name replaces the earlier set. */
export function createOptionSetStore(type: string) {
  const store = createBrowserStore<unknown>({ key: `postsmith-sets-${type}`, parse: (storedValue) => storedValue })
  const read = () => parseOptionSets(store.read())
  const getOtherSets = (name: string) => read().filter((set) => set.name !== name)
  const write = (sets: readonly OptionSet[]) => store.update(() => ({ version: 1, sets }))
  return {
    read,
    /** Returns false if the browser has no space, so that the set lasts only until the page closes. */
    save(set: OptionSet): boolean {
      write([set, ...getOtherSets(set.name)].slice(0, MAX_SETS))
      return store.isPersisted()
    },
    remove: (name: string) => write(getOtherSets(name)),
  }
}
