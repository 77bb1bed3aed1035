import * as z from '@/lib/core/zod'
import { type Card, cardSchema } from '@/lib/tool/card'
import { createBrowserStore } from './browser-store'
import { canPersist } from './can-persist'
import { notifySavedResultsChange, savedResultsKey } from './saved-count'

const savedResultSchema = z.object({
  tool: z.string(),
  toolName: z.string(),
  at: z.number(),
  card: cardSchema,
})

export type SavedResult = z.infer<typeof savedResultSchema>

/** The list is still named `favourites`, because renaming it would lose saved results. */
const storedSchema = z.object({ version: z.literal(1), favourites: z.createLenientArraySchema(savedResultSchema) })

/** Limit for all tools together. Saving one more result removes the oldest; an import stops at the limit. */
export const MAX_SAVED_RESULTS = 200

export const emptySavedResults: readonly SavedResult[] = []

/** Parses results from storage or an exported file; drops damaged results and other versions. */
export function parseSavedResults(storedValue: unknown): readonly SavedResult[] {
  const results = storedSchema.safeParse(storedValue).data?.favourites ?? []
  return results.length === 0 ? emptySavedResults : results.slice(0, MAX_SAVED_RESULTS)
}

/** Whether a tool's result is saved. Results with the same text are the same. */
export function isSaved(list: readonly SavedResult[], tool: string, card: Card): boolean {
  return list.some((savedResult) => isSameResult(savedResult, { tool, card }))
}

export function toggleSavedResult(list: readonly SavedResult[], savedResult: SavedResult): readonly SavedResult[] {
  if (list.some((other) => isSameResult(other, savedResult)))
    return list.filter((other) => !isSameResult(other, savedResult))
  if (list.length < MAX_SAVED_RESULTS) return [...list, savedResult]
  const oldestTime = Math.min(...list.map(({ at }) => at))
  const oldestIndex = list.findIndex(({ at }) => at === oldestTime)
  return [...list.toSpliced(oldestIndex, 1), savedResult]
}

/** Moves a result one position toward the start (−1) or the end (1) among its tool's results, if possible. */
export function moveSavedResult(
  list: readonly SavedResult[],
  savedResult: SavedResult,
  direction: -1 | 1,
): readonly SavedResult[] {
  const fromIndex = list.findIndex((other) => isSameResult(other, savedResult))
  const isSameTool = ({ tool }: SavedResult) => tool === savedResult.tool
  const toIndex =
    direction < 0
      ? list.findLastIndex((other, index) => index < fromIndex && isSameTool(other))
      : list.findIndex((other, index) => index > fromIndex && isSameTool(other))
  if (fromIndex < 0 || toIndex < 0) return list
  return list.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, ...list.slice(fromIndex, fromIndex + 1))
}

/** Replaces a saved result by the visitor's edited version; returns the same list if it is not saved. */
export function replaceSavedResult(
  list: readonly SavedResult[],
  tool: string,
  originalCard: Card,
  editedCard: Card,
): readonly SavedResult[] {
  if (!isSaved(list, tool, originalCard)) return list
  const isOriginal = (savedResult: SavedResult) => isSameResult(savedResult, { tool, card: originalCard })
  return list
    .filter((savedResult) => isOriginal(savedResult) || !isSameResult(savedResult, { tool, card: editedCard }))
    .map((savedResult) => (isOriginal(savedResult) ? { ...savedResult, card: editedCard } : savedResult))
}

/** Appends results without duplicate texts of a tool, up to the limit. */
export function mergeImportedResults(
  list: readonly SavedResult[],
  importedResults: readonly SavedResult[],
): readonly SavedResult[] {
  const newResults = importedResults.filter(
    (importedResult, index) =>
      !isSaved(list, importedResult.tool, importedResult.card) &&
      !isSaved(importedResults.slice(0, index), importedResult.tool, importedResult.card),
  )
  return [...list, ...newResults].slice(0, MAX_SAVED_RESULTS)
}

type StoredResults = { version: 1; favourites: readonly SavedResult[] }

const emptyStoredResults: StoredResults = { version: 1, favourites: emptySavedResults }

const store = createBrowserStore<StoredResults>({
  key: savedResultsKey,
  parse: (storedValue) => ({ version: 1, favourites: parseSavedResults(storedValue) }),
})

function update(change: (list: readonly SavedResult[]) => readonly SavedResult[]) {
  store.update((storedResults) => {
    const favourites = change(storedResults.favourites)
    return favourites === storedResults.favourites ? storedResults : { version: 1, favourites }
  })
  notifySavedResultsChange()
}

export const savedResults = {
  list: () => store.getSnapshot().favourites,
  subscribe: store.subscribe,
  isPersisted: () => store.isPersisted() && canPersist(savedResultsKey),
  toggle(savedResult: SavedResult) {
    // Safari and full disks evict data of sites without persistent storage, so the first saved result requests it.
    if (store.read().favourites.length === 0) void globalThis.navigator?.storage?.persist?.().catch(() => false)
    update((list) => toggleSavedResult(list, savedResult))
  },
  move: (savedResult: SavedResult, direction: -1 | 1) =>
    update((list) => moveSavedResult(list, savedResult, direction)),
  replace: (tool: string, originalCard: Card, editedCard: Card) =>
    update((list) => replaceSavedResult(list, tool, originalCard, editedCard)),
  restore: (savedResult: SavedResult, index: number) =>
    update((list) =>
      isSaved(list, savedResult.tool, savedResult.card) ? list : list.toSpliced(index, 0, savedResult),
    ),
  add: (importedResults: readonly SavedResult[]) => update((list) => mergeImportedResults(list, importedResults)),
  clear() {
    store.update(() => emptyStoredResults)
    notifySavedResultsChange()
  },
}

function isSameResult(one: Pick<SavedResult, 'tool' | 'card'>, other: Pick<SavedResult, 'tool' | 'card'>): boolean {
  return one.tool === other.tool && one.card.copy === other.card.copy
}
