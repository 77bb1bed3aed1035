import * as z from '@/lib/core/zod'
import { type Card, cardSchema } from '@/lib/tool/card'
import { createBrowserStore } from './browser-store'
import { canPersist } from './can-persist'
import { notifySavedResultsChange, savedResultsKey } from './saved-count'

/** A result that the visitor saved, with the tool that it came from. */
const savedResultSchema = z.object({
  tool: z.string(),
  toolName: z.string(),
  at: z.number(),
  card: cardSchema,
})

export type SavedResult = z.infer<typeof savedResultSchema>

/** The list keeps the name that it had when its entries were called favourites, or what is kept would be lost. */
const storedSchema = z.object({ version: z.literal(1), favourites: z.createLenientArraySchema(savedResultSchema) })

/** Results saved, of all tools together; the oldest go first. */
export const MAX_SAVED_RESULTS = 200

export const emptySavedResults: readonly SavedResult[] = []

/** Reads stored results, or those of an exported file: what is damaged or of another version is left out. */
export function parseSavedResults(storedValue: unknown): readonly SavedResult[] {
  const results = storedSchema.safeParse(storedValue).data?.favourites ?? []
  return results.length === 0 ? emptySavedResults : results.slice(0, MAX_SAVED_RESULTS)
}

/** Whether a tool's result is saved: the same text counts as the same result. */
export function isSaved(list: readonly SavedResult[], tool: string, card: Card): boolean {
  return list.some((savedResult) => isSameResult(savedResult, { tool, card }))
}

/** The list with a result saved, at its end, or taken away where it was. */
export function toggleSavedResult(list: readonly SavedResult[], savedResult: SavedResult): readonly SavedResult[] {
  if (list.some((other) => isSameResult(other, savedResult)))
    return list.filter((other) => !isSameResult(other, savedResult))
  if (list.length < MAX_SAVED_RESULTS) return [...list, savedResult]
  const oldestTime = Math.min(...list.map(({ at }) => at))
  const oldestIndex = list.findIndex(({ at }) => at === oldestTime)
  return [...list.toSpliced(oldestIndex, 1), savedResult]
}

/** The list with a result one place nearer to the start (−1) or the end (1) among those of its tool, where there is one. */
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

/** The list with a saved result as the visitor has changed it, in its place; the same list where it is not saved. */
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

/** The list with others behind it, each text of a tool once, as many as there is room for. */
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

/** What the visitor has saved: the browser's own list, in the order that they gave it. */
export const savedResults = {
  list: () => store.getSnapshot().favourites,
  subscribe: store.subscribe,
  isPersisted: () => store.isPersisted() && canPersist(savedResultsKey),
  toggle(savedResult: SavedResult) {
    // Asked for where there is something to lose: Safari and full disks take what no site has asked to keep.
    if (store.read().favourites.length === 0) void globalThis.navigator?.storage?.persist?.().catch(() => false)
    update((list) => toggleSavedResult(list, savedResult))
  },
  move: (savedResult: SavedResult, direction: -1 | 1) =>
    update((list) => moveSavedResult(list, savedResult, direction)),
  replace: (tool: string, originalCard: Card, editedCard: Card) =>
    update((list) => replaceSavedResult(list, tool, originalCard, editedCard)),
  /** Puts one back that was taken away, at its place. */
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

/** The same text of the same tool is the same result. */
function isSameResult(one: Pick<SavedResult, 'tool' | 'card'>, other: Pick<SavedResult, 'tool' | 'card'>): boolean {
  return one.tool === other.tool && one.card.copy === other.card.copy
}
