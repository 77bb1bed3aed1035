import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'
import { keepTextsSetting } from './text-draft'

/** Values that are offered for a field, the latest first. */
const MAX_VALUES = 20

/** Named so that it is forgotten with the texts. */
const store = createBrowserStore<Readonly<Record<string, readonly string[]>>>({
  key: 'postsmith-text-recent',
  parse: (storedValue) =>
    Object.fromEntries(
      Object.entries(isRecord(storedValue) ? storedValue : {}).map(([field, values]) => [
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
  const trimmedValue = value.trim()
  if (trimmedValue === '' || !keepTextsSetting.read()) return
  store.update((valuesByField) => ({
    ...valuesByField,
    [field]: [trimmedValue, ...(valuesByField[field] ?? []).filter((one) => one !== trimmedValue)].slice(0, MAX_VALUES),
  }))
}
