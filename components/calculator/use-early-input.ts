import { type RefObject, useEffect, useRef } from 'react'

/**
 * For an input whose value React controls: what the visitor entered before React took over is handed to `onChange`
 * instead of being forgotten with the next change elsewhere.
 */
export function useEarlyInput<Element extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
): RefObject<Element | null> {
  const elementRef = useRef<Element>(null)
  const initialPropsRef = useRef({ value, onChange })
  useEffect(() => {
    const enteredValue = elementRef.current?.value
    if (enteredValue !== undefined && enteredValue !== initialPropsRef.current.value)
      initialPropsRef.current.onChange(enteredValue)
  }, [])
  return elementRef
}
