import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'
import { keepTextsSetting } from './text-draft'

const MAX_VALUES = 20

/** `clearStoredTexts` also removes these values, because the key has its prefix. */
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

export const getRecentValues = (field: string): readonly string[] =>
  keepTextsSetting.read() ? (store.read()[field] ?? []) : []

/** Stores a value, if the visitor allows texts to be stored. */
export function rememberValue(field: string, value: string): void {
  const trimmedValue = value.trim()
  if (trimmedValue === '' || !keepTextsSetting.read()) return
  store.update((valuesByField) => ({
    ...valuesByField,
    [field]: [
      trimmedValue,
      ...(valuesByField[field] ?? []).filter((recentValue) => recentValue !== trimmedValue),
    ].slice(0, MAX_VALUES),
  }))
}
