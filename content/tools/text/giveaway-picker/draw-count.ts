import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'

/** Lists whose draws are counted in this browser. */
const MAX_LISTS = 50

/** Draws by the list's hash, the list drawn last at the end. */
const drawCountStore = createBrowserStore<Readonly<Record<string, number>>>({
  key: 'postsmith-draws',
  parse: (storedValue) =>
    Object.fromEntries(
      Object.entries(isRecord(storedValue) ? storedValue : {}).flatMap(([hash, drawCount]) =>
        typeof drawCount === 'number' ? [[hash, drawCount] as const] : [],
      ),
    ),
})

/** Counts one more draw of the list with this hash, and says the how manieth it is: a quiet second try shows in the proof. */
export function recordDraw(hash: string): number {
  const drawNumber = getDrawCount(hash) + 1
  drawCountStore.update(({ [hash]: _, ...otherCounts }) =>
    Object.fromEntries([...Object.entries(otherCounts), [hash, drawNumber] as const].slice(-MAX_LISTS)),
  )
  return drawNumber
}

/** Draws of the list so far. */
export const getDrawCount = (hash: string) => drawCountStore.read()[hash] ?? 0
