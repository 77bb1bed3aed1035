import { type RefObject, useEffect, useRef } from 'react'

/** Passes text that the visitor typed before hydration to `onChange`, so that the next render preserves it. */
export function useEarlyInput<FieldElement extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<FieldElement | null> {
  const elementRef = useRef<FieldElement>(null)
  const initialPropsRef = useRef({ value, onChange })
  useEffect(() => {
    const enteredValue = elementRef.current?.value
    if (enteredValue !== undefined && enteredValue !== initialPropsRef.current.value)
      initialPropsRef.current.onChange(enteredValue)
  }, [])
  return elementRef
}
