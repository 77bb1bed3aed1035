import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'

type UsageRecord = {
  /** Missing in the oldest records. */
  version?: 1
  /** Uses of all tools together. */
  count: number
  /** The browser's local date, in the format of `Date.toDateString`. */
  lastReset: unknown
  toolUsage: Readonly<Record<string, number>>
}

const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000

const emptyRecord: UsageRecord = { count: 0, lastReset: null, toolUsage: {} }

const store = createBrowserStore<UsageRecord>({
  key: 'postsmith-usage',
  parse: (storedValue) => (isUsageRecord(storedValue) ? storedValue : emptyRecord),
})

/** Uses no schema library, because this code runs at page load. */
function isUsageRecord(value: unknown): value is UsageRecord {
  if (!isRecord(value) || !isRecord(value.toolUsage) || (value.version ?? 1) !== 1) return false
  return [value.count, ...Object.values(value.toolUsage)].every(isCount)
}

const getToday = () => new Date().toDateString()

/** A record of another day counts as empty. */
const getTodaysRecord = (record: UsageRecord) => (record.lastReset === getToday() ? record : emptyRecord)

/** Returns the uses left today according to this browser, at least 0. */
export const getRemainingUses = (tool: string): number =>
  Math.max(0, MAX_USES_PER_DAY - (getTodaysRecord(store.read()).toolUsage[tool] ?? 0))

export function recordToolUse(tool: string): void {
  store.update((record) => {
    const { count, toolUsage } = getTodaysRecord(record)
    const useCount = (toolUsage[tool] ?? 0) + 1
    return { version: 1, count: count + 1, lastReset: getToday(), toolUsage: { ...toolUsage, [tool]: useCount } }
  })
}

/** Calls the listener on a change in this or another tab, or when a new day began during inactivity. */
export function subscribeToUsage(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
  }
}
