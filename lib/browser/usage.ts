import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'

type UsageRecord = {
  version: 1
  /** Uses of all tools together. */
  count: number
  /** The browser's local date, in the format of `Date.toDateString`. */
  lastReset: string
  toolUsage: Readonly<Record<string, number>>
}

/** Bad data and other days give an empty record. Uses no schema library, because this code runs at page load. */
export function parseUsage(storedValue: unknown, today: string): UsageRecord {
  const emptyRecord: UsageRecord = { version: 1, count: 0, lastReset: today, toolUsage: {} }
  if (!isRecord(storedValue) || storedValue.lastReset !== today) return emptyRecord
  if (storedValue.version !== undefined && storedValue.version !== 1) return emptyRecord
  const { count, toolUsage } = storedValue
  if (!isCount(count) || !isRecord(toolUsage)) return emptyRecord
  const uses = Object.entries(toolUsage).filter((entry): entry is [string, number] => isCount(entry[1]))
  if (uses.length !== Object.keys(toolUsage).length) return emptyRecord
  return { version: 1, count, lastReset: today, toolUsage: Object.fromEntries(uses) }
}

export function addUse(record: UsageRecord, tool: string): UsageRecord {
  const useCount = (record.toolUsage[tool] ?? 0) + 1
  return { ...record, count: record.count + 1, toolUsage: { ...record.toolUsage, [tool]: useCount } }
}

const store = createBrowserStore<unknown>({ key: 'postsmith-usage', parse: (storedValue) => storedValue })

const getToday = () => new Date().toDateString()

/** Returns the uses left today according to this browser, at least 0. */
export function getRemainingUses(tool: string): number {
  return Math.max(0, MAX_USES_PER_DAY - (parseUsage(store.read(), getToday()).toolUsage[tool] ?? 0))
}

export function recordToolUse(tool: string): void {
  store.update((storedValue) => addUse(parseUsage(storedValue, getToday()), tool))
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

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1_000_000
}
