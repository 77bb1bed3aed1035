import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a bar at the window's bottom has its place: the form is out of view, and what the bar is about is in it. While it is there,
 * what gets the focus is scrolled clear of it.
 */
export function useBarVisibility(form: RefObject<HTMLElement | null>, results: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState({ form: true, results: false })
  const isShown = inView.results && !inView.form

  useEffect(() => {
    const observed = { form: form.current, results: results.current }
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const name = target === observed.form ? 'form' : 'results'
        setInView((before) => ({ ...before, [name]: isIntersecting }))
      }
    })
    for (const element of Object.values(observed)) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [form, results])

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
