import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'

/** Lists whose draws are counted in this browser. */
const MAX_LISTS = 50

/** Draws by the list's hash, the list drawn last at the end. */
const drawCountStore = createBrowserStore<Readonly<Record<string, number>>>({
  key: 'postsmith-draws',
  parse: (stored) =>
    Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {}).flatMap(([hash, draws]) =>
        typeof draws === 'number' ? [[hash, draws] as const] : [],
      ),
    ),
})

/** Counts one more draw of the list with this hash, and says the how manieth it is: a quiet second try shows in the proof. */
export function recordDraw(hash: string): number {
  const drawNumber = getDrawCount(hash) + 1
  drawCountStore.update(({ [hash]: _, ...others }) =>
    Object.fromEntries([...Object.entries(others), [hash, drawNumber] as const].slice(-MAX_LISTS)),
  )
  return drawNumber
}

/** Draws of the list so far. */
export const getDrawCount = (hash: string) => drawCountStore.read()[hash] ?? 0
