import * as z from '@/lib/core/zod'
import { type Card, cardSchema } from '@/lib/tool/card'
import { createBrowserStore } from './browser-store'
import { canPersist } from './history'
import { savedResultsKey } from './stored-items'

const savedResultSchema = z.object({ tool: z.string(), toolName: z.string(), at: z.number(), card: cardSchema })

export type SavedResult = z.infer<typeof savedResultSchema>

/** The list is still named `favourites`, because renaming it would lose saved results. */
const storedSchema = z.object({ version: z.literal(1), favourites: z.createLenientArraySchema(savedResultSchema) })

/** Limit for all tools together. Saving one more result removes the oldest; an import stops at the limit. */
export const MAX_SAVED_RESULTS = 200

/** Parses results from storage or an exported file; drops damaged results and other versions. */
export const parseSavedResults = (storedValue: unknown): readonly SavedResult[] =>
  storedSchema.safeParse(storedValue).data?.favourites.slice(0, MAX_SAVED_RESULTS) ?? []

/** Whether a tool's result is saved. Results with the same text are the same. */
export const isSaved = (list: readonly SavedResult[], tool: string, card: Card): boolean =>
  list.some((savedResult) => isSameResult(savedResult, { tool, card }))

const isSameResult = (one: Pick<SavedResult, 'tool' | 'card'>, other: Pick<SavedResult, 'tool' | 'card'>): boolean =>
  one.tool === other.tool && one.card.copy === other.card.copy

const store = createBrowserStore<readonly SavedResult[]>({
  key: savedResultsKey,
  parse: parseSavedResults,
  format: (favourites) => ({ version: 1, favourites }),
})

export const savedResults = {
  ...store,
  isPersisted: () => store.isPersisted() && canPersist(savedResultsKey),
  toggle(savedResult: SavedResult) {
    // Safari and full disks evict data of sites without persistent storage, so the first saved result requests it.
    if (store.read().length === 0) void globalThis.navigator?.storage?.persist?.().catch(() => false)
    store.update((list) => {
      const otherResults = list.filter((other) => !isSameResult(other, savedResult))
      if (otherResults.length < list.length) return otherResults
      if (list.length < MAX_SAVED_RESULTS) return [...list, savedResult]
      const oldestTime = Math.min(...list.map(({ at }) => at))
      const oldestIndex = list.findIndex(({ at }) => at === oldestTime)
      return [...list.toSpliced(oldestIndex, 1), savedResult]
    })
  },
  /** Moves a result one position toward the start (−1) or the end (1) among its tool's results, if possible. */
  move: (savedResult: SavedResult, direction: -1 | 1) =>
    store.update((list) => {
      const fromIndex = list.findIndex((other) => isSameResult(other, savedResult))
      const isSameTool = ({ tool }: SavedResult) => tool === savedResult.tool
      const toIndex =
        direction < 0
          ? list.findLastIndex((other, index) => index < fromIndex && isSameTool(other))
          : list.findIndex((other, index) => index > fromIndex && isSameTool(other))
      if (fromIndex < 0 || toIndex < 0) return list
      return list.toSpliced(fromIndex, 1).toSpliced(toIndex, 0, ...list.slice(fromIndex, fromIndex + 1))
    }),
  replace: (tool: string, originalCard: Card, editedCard: Card) =>
    store.update((list) => {
      if (!isSaved(list, tool, originalCard)) return list
      const isOriginal = (savedResult: SavedResult) => isSameResult(savedResult, { tool, card: originalCard })
      return list
        .filter((savedResult) => isOriginal(savedResult) || !isSameResult(savedResult, { tool, card: editedCard }))
        .map((savedResult) => (isOriginal(savedResult) ? { ...savedResult, card: editedCard } : savedResult))
    }),
  restore: (savedResult: SavedResult, index: number) =>
    store.update((list) =>
      isSaved(list, savedResult.tool, savedResult.card) ? list : list.toSpliced(index, 0, savedResult),
    ),
  add: (importedResults: readonly SavedResult[]) =>
    store.update((list) => {
      const newResults = importedResults.filter(
        ({ tool, card }, index) => !isSaved(list, tool, card) && !isSaved(importedResults.slice(0, index), tool, card),
      )
      return [...list, ...newResults].slice(0, MAX_SAVED_RESULTS)
    }),
  clear: () => store.update(() => []),
}
