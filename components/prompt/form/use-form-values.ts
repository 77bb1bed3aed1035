import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { type FormValues, formValues, withNewDefaults } from '@/lib/form-values'
import { readPrefill } from '@/lib/prefill-link'
import type { FormShape } from '@/lib/tool-form'
import { fillForm, readForm } from './form-elements'

export type FormControl = {
  ref: RefObject<HTMLFormElement | null>
  values: FormValues
  /** Reads the inputs again, after one of them changed. */
  sync: () => void
  fill: (values: FormValues) => void
}

/** The form's values, with the text that was typed before hydration or that a link brings. They follow new defaults. */
export function useFormValues(form: FormShape): FormControl {
  const ref = useRef<HTMLFormElement>(null)
  const lastForm = useRef(form)
  const linkedNames = useRef(new Set<string>())
  const [values, setValues] = useState(() => formValues(form, { prompt: '' }))

  const sync = useCallback(() => {
    if (ref.current) setValues(readForm(form, ref.current))
  }, [form])

  const fill = useCallback((next: FormValues) => {
    if (ref.current) fillForm(ref.current, next)
    setValues(next)
  }, [])

  useLayoutEffect(() => {
    const forms = [lastForm.current, form] as const
    lastForm.current = form
    if (forms[0] === form || !ref.current) return
    fill(withNewDefaults(readForm(form, ref.current), forms, linkedNames.current))
  }, [form, fill])

  useLayoutEffect(() => {
    const typed = ref.current ? readForm(form, ref.current) : formValues(form, { prompt: '' })

    function takeLink() {
      const linked = readPrefill(form, location.hash)
      if (!linked) return
      linkedNames.current = new Set(new URLSearchParams(location.hash.slice(1)).keys())
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
      fill(linked)
    }
    takeLink()
    // Typed while the page was loading: that is newer than what the link brought.
    if (typed.prompt) fill(typed)
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [form, fill])

  return { ref, values, sync, fill }
}
