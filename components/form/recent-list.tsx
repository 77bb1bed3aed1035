import { useEffect, useRef, useState } from 'react'
import { getRecentValues, rememberValue } from '@/lib/browser/recent-values'

/** This datalist offers earlier values of an input and stores new ones. */
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
