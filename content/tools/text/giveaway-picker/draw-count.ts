import { createBrowserStore } from '@/lib/browser/browser-store'

/** Lists whose draws are counted in this browser. */
const MOST_LISTS = 50

const store = createBrowserStore<readonly string[]>({
  key: 'postsmith-draws',
  parse: (stored) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []),
})

/** Counts one more draw of the list with this hash, and says the how manieth it is: a quiet second try shows in the proof. */
export function countDraw(hash: string): number {
  store.update((draws) => [...draws, hash].slice(-MOST_LISTS))
  return store.read().filter((one) => one === hash).length
}

/** Draws of the list so far. */
export const drawsOf = (hash: string) => store.read().filter((one) => one === hash).length
