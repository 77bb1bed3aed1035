import { useEffect, useRef, useState } from 'react'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { keepTextsSetting } from '@/lib/browser/text-draft'

const MAX_VALUES = 20

/** Values by field. `clearStoredTexts` also removes these values, because the key has its prefix. */
const store = createBrowserStore<Readonly<Record<string, readonly string[]>>>({
  key: 'postsmith-text-recent',
  parse: (storedValue) =>
    Object.fromEntries(
      Object.entries(Object(storedValue)).map(([field, values]) => [
        field,
        Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [],
      ]),
    ),
})

export const getRecentValues = (field: string): readonly string[] =>
  keepTextsSetting.read() ? (store.read()[field] ?? []) : []

export function rememberValue(field: string, value: string): void {
  const newValue = value.trim()
  if (newValue === '' || !keepTextsSetting.read()) return
  store.update((valuesByField) => {
    const otherValues = (valuesByField[field] ?? []).filter((recentValue) => recentValue !== newValue)
    return { ...valuesByField, [field]: [newValue, ...otherValues].slice(0, MAX_VALUES) }
  })
}

export function RecentList({ fieldName, id }: { fieldName: string; id: string }) {
  const [values, setValues] = useState<readonly string[]>([])
  const listRef = useRef<HTMLDataListElement>(null)
  useEffect(() => {
    setValues(getRecentValues(fieldName))
    const input = listRef.current?.previousElementSibling
    const remember = () => {
      if (!(input instanceof HTMLInputElement)) return
      rememberValue(fieldName, input.value)
      setValues(getRecentValues(fieldName))
    }
    input?.addEventListener('change', remember)
    return () => input?.removeEventListener('change', remember)
  }, [fieldName])
  return (
    <datalist ref={listRef} id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  )
}
