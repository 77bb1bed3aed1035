import { type Card, cardSchema } from '@/lib/tool/card'
import * as z from '@/lib/zod'
import { createBrowserStore } from './browser-store'

/** A result that the visitor marked, with the tool that it came from. */
const favouriteSchema = z.object({
  tool: z.string(),
  toolName: z.string(),
  at: z.number(),
  card: cardSchema,
})

export type Favourite = z.infer<typeof favouriteSchema>

const storedSchema = z.object({ version: z.literal(1), favourites: z.listOfFitting(favouriteSchema) })

/** Favourites on the board, of all tools together; the oldest go first. */
export const MAX_FAVOURITES = 200

export const noFavourites: readonly Favourite[] = []

/** Reads stored favourites: what is damaged or of another version is left out. */
export function parseFavourites(stored: unknown): readonly Favourite[] {
  const favourites = storedSchema.safeParse(stored).data?.favourites ?? []
  return favourites.length === 0 ? noFavourites : favourites.slice(0, MAX_FAVOURITES)
}

/** Whether a tool's result is marked: the same text counts as the same result. */
export function isMarked(list: readonly Favourite[], tool: string, card: Card): boolean {
  return list.some((favourite) => isSame(favourite, { tool, card }))
}

/** The list with a result marked, at its end, or unmarked where it was. */
export function toggled(list: readonly Favourite[], favourite: Favourite): readonly Favourite[] {
  if (list.some((other) => isSame(other, favourite))) return list.filter((other) => !isSame(other, favourite))
  if (list.length < MAX_FAVOURITES) return [...list, favourite]
  const oldest = Math.min(...list.map(({ at }) => at))
  const gone = list.findIndex(({ at }) => at === oldest)
  return [...list.toSpliced(gone, 1), favourite]
}

/** The list with a favourite one place nearer to the start (−1) or the end (1), where there is one. */
export function moved(list: readonly Favourite[], favourite: Favourite, by: -1 | 1): readonly Favourite[] {
  const from = list.findIndex((other) => isSame(other, favourite))
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
}

/** The list with a marked result as the visitor has changed it, in its place; the same list where it is not marked. */
export function followed(
  list: readonly Favourite[],
  tool: string,
  before: Card,
  after: Card,
): readonly Favourite[] {
  if (!isMarked(list, tool, before)) return list
  const isBefore = (one: Favourite) => isSame(one, { tool, card: before })
  return list
    .filter((one) => isBefore(one) || !isSame(one, { tool, card: after }))
    .map((one) => (isBefore(one) ? { ...one, card: after } : one))
}

type Stored = { version: 1; favourites: readonly Favourite[] }

const nothing: Stored = { version: 1, favourites: noFavourites }

const store = createBrowserStore<Stored>({
  key: 'postsmith-favourites',
  parse: (stored) => ({ version: 1, favourites: parseFavourites(stored) }),
})

/** The visitor's board: the browser's list of favourites, in the order that they gave it. */
export const favourites = {
  list: () => store.snapshot().favourites,
  subscribe: store.subscribe,
  isKept: store.isKept,
  toggle: (favourite: Favourite) =>
    store.update((stored) => ({ version: 1, favourites: toggled(stored.favourites, favourite) })),
  move: (favourite: Favourite, by: -1 | 1) =>
    store.update((stored) => ({ version: 1, favourites: moved(stored.favourites, favourite, by) })),
  follow: (tool: string, before: Card, after: Card) =>
    store.update((stored) => {
      const favourites = followed(stored.favourites, tool, before, after)
      return favourites === stored.favourites ? stored : { version: 1, favourites }
    }),
  clear: () => store.update(() => nothing),
}

/** The same text of the same tool is the same favourite. */
function isSame(one: Pick<Favourite, 'tool' | 'card'>, other: Pick<Favourite, 'tool' | 'card'>): boolean {
  return one.tool === other.tool && one.card.copy === other.card.copy
}
