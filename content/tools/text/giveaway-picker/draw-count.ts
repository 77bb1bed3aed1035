import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'

const MAX_LISTS = 50

/** Draws by list hash, the latest list last. */
const drawCountStore = createBrowserStore<Readonly<Record<string, number>>>({
  key: 'postsmith-draws',
  parse: (storedValue) =>
    Object.fromEntries(
      Object.entries(isRecord(storedValue) ? storedValue : {}).flatMap(([hash, drawCount]) =>
        typeof drawCount === 'number' ? [[hash, drawCount] as const] : [],
      ),
    ),
})

/** Counts a draw of the list with this hash and returns its number, so that a repeated draw shows in the proof. */
export function recordDraw(hash: string): number {
  const drawNumber = getDrawCount(hash) + 1
  drawCountStore.update(({ [hash]: _, ...otherCounts }) =>
    Object.fromEntries([...Object.entries(otherCounts), [hash, drawNumber] as const].slice(-MAX_LISTS)),
  )
  return drawNumber
}

export const getDrawCount = (hash: string) => drawCountStore.read()[hash] ?? 0
