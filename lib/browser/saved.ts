import * as z from '@/lib/core/zod'
import { type Card, cardSchema } from '@/lib/tool/card'
import { createBrowserStore } from './browser-store'
import { canPersist } from './can-persist'
import { notifySavedChange, savedKey } from './saved-count'

/** A result that the visitor saved, with the tool that it came from. */
const savedSchema = z.object({
  tool: z.string(),
  toolName: z.string(),
  at: z.number(),
  card: cardSchema,
})

export type SavedResult = z.infer<typeof savedSchema>

/** The list keeps the name that it had when its entries were called favourites, or what is kept would be lost. */
const storedSchema = z.object({ version: z.literal(1), favourites: z.lenientArray(savedSchema) })

/** Results saved, of all tools together; the oldest go first. */
export const MAX_SAVED = 200

export const emptySaved: readonly SavedResult[] = []

/** Reads stored results, or those of an exported file: what is damaged or of another version is left out. */
export function parseSaved(stored: unknown): readonly SavedResult[] {
  const saved = storedSchema.safeParse(stored).data?.favourites ?? []
  return saved.length === 0 ? emptySaved : saved.slice(0, MAX_SAVED)
}

/** Whether a tool's result is saved: the same text counts as the same result. */
export function isSaved(list: readonly SavedResult[], tool: string, card: Card): boolean {
  return list.some((saved) => isSameResult(saved, { tool, card }))
}

/** The list with a result saved, at its end, or taken away where it was. */
export function toggleSaved(list: readonly SavedResult[], saved: SavedResult): readonly SavedResult[] {
  if (list.some((other) => isSameResult(other, saved))) return list.filter((other) => !isSameResult(other, saved))
  if (list.length < MAX_SAVED) return [...list, saved]
  const oldest = Math.min(...list.map(({ at }) => at))
  const oldestIndex = list.findIndex(({ at }) => at === oldest)
  return [...list.toSpliced(oldestIndex, 1), saved]
}

/** The list with a result one place nearer to the start (−1) or the end (1) among those of its tool, where there is one. */
export function moveSaved(list: readonly SavedResult[], saved: SavedResult, direction: -1 | 1): readonly SavedResult[] {
  const from = list.findIndex((other) => isSameResult(other, saved))
  const isSameTool = ({ tool }: SavedResult) => tool === saved.tool
  const to =
    direction < 0
      ? list.findLastIndex((other, index) => index < from && isSameTool(other))
      : list.findIndex((other, index) => index > from && isSameTool(other))
  if (from < 0 || to < 0) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** The list with a saved result as the visitor has changed it, in its place; the same list where it is not saved. */
export function replaceSaved(
  list: readonly SavedResult[],
  tool: string,
  before: Card,
  after: Card,
): readonly SavedResult[] {
  if (!isSaved(list, tool, before)) return list
  const isOriginal = (one: SavedResult) => isSameResult(one, { tool, card: before })
  return list
    .filter((one) => isOriginal(one) || !isSameResult(one, { tool, card: after }))
    .map((one) => (isOriginal(one) ? { ...one, card: after } : one))
}

/** The list with others behind it, each text of a tool once, as many as there is room for. */
export function mergeImported(list: readonly SavedResult[], others: readonly SavedResult[]): readonly SavedResult[] {
  const added = others.filter(
    (one, index) => !isSaved(list, one.tool, one.card) && !isSaved(others.slice(0, index), one.tool, one.card),
  )
  return [...list, ...added].slice(0, MAX_SAVED)
}

type StoredResults = { version: 1; favourites: readonly SavedResult[] }

const emptyStoredResults: StoredResults = { version: 1, favourites: emptySaved }

const store = createBrowserStore<StoredResults>({
  key: savedKey,
  parse: (stored) => ({ version: 1, favourites: parseSaved(stored) }),
})

function update(change: (list: readonly SavedResult[]) => readonly SavedResult[]) {
  store.update((stored) => {
    const favourites = change(stored.favourites)
    return favourites === stored.favourites ? stored : { version: 1, favourites }
  })
  notifySavedChange()
}

/** What the visitor has saved: the browser's own list, in the order that they gave it. */
export const savedResults = {
  list: () => store.snapshot().favourites,
  subscribe: store.subscribe,
  isPersisted: () => store.isPersisted() && canPersist(savedKey),
  toggle(saved: SavedResult) {
    // Asked for where there is something to lose: Safari and full disks take what no site has asked to keep.
    if (store.read().favourites.length === 0) void globalThis.navigator?.storage?.persist?.().catch(() => false)
    update((list) => toggleSaved(list, saved))
  },
  move: (saved: SavedResult, by: -1 | 1) => update((list) => moveSaved(list, saved, by)),
  replace: (tool: string, before: Card, after: Card) => update((list) => replaceSaved(list, tool, before, after)),
  /** Puts one back that was taken away, at its place. */
  restore: (saved: SavedResult, index: number) =>
    update((list) => (isSaved(list, saved.tool, saved.card) ? list : list.toSpliced(index, 0, saved))),
  add: (others: readonly SavedResult[]) => update((list) => mergeImported(list, others)),
  clear() {
    store.update(() => emptyStoredResults)
    notifySavedChange()
  },
}

/** The same text of the same tool is the same result. */
function isSameResult(one: Pick<SavedResult, 'tool' | 'card'>, other: Pick<SavedResult, 'tool' | 'card'>): boolean {
  return one.tool === other.tool && one.card.copy === other.card.copy
}
