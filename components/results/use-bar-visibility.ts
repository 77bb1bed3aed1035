import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a bar at the window's bottom has its place: the form is out of view, and what the bar is about is in it. While it is there,
 * what gets the focus is scrolled clear of it.
 */
export function useBarVisibility(
  formRef: RefObject<HTMLElement | null>,
  resultsRef: RefObject<HTMLElement | null>,
): boolean {
  const [visibility, setVisibility] = useState({ form: true, results: false })
  const isShown = visibility.results && !visibility.form

  useEffect(() => {
    const observedElements = { form: formRef.current, results: resultsRef.current }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const name = target === observedElements.form ? 'form' : 'results'
        setVisibility((previous) => ({ ...previous, [name]: isIntersecting }))
      }
    })
    for (const element of Object.values(observedElements)) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [formRef, resultsRef])

  useEffect(() => {
    if (!isShown) return
    const { style } = document.documentElement
    style.scrollPaddingBottom = '5rem'
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [isShown])
  return isShown
}
