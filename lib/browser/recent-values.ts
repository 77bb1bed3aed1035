import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'
import { keepTextsSetting } from './text-draft'

/** Values that are offered for a field, the latest first. */
const MAX_VALUES = 20

/** Named so that it is forgotten with the texts. */
const store = createBrowserStore<Readonly<Record<string, readonly string[]>>>({
  key: 'postsmith-text-recent',
  parse: (stored) =>
    Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {}).map(([field, values]) => [
        field,
        Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [],
      ]),
    ),
})

/** What was entered into a field before, in this browser. */
export const getRecentValues = (field: string): readonly string[] =>
  keepTextsSetting.read() ? (store.read()[field] ?? []) : []

/** Remembers a value, if the visitor wants texts to be kept. */
export function rememberValue(field: string, value: string): void {
  const trimmed = value.trim()
  if (trimmed === '' || !keepTextsSetting.read()) return
  store.update((all) => ({
    ...all,
    [field]: [trimmed, ...(all[field] ?? []).filter((one) => one !== trimmed)].slice(0, MAX_VALUES),
  }))
}
