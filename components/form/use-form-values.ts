import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { readDraftOrLastUse, saveDraft } from '@/lib/browser/prompt-draft'
import type { FormShape } from '@/lib/tool/form'
import { changedValues, type FormValues, resolveFormValues, withNewDefaults } from '@/lib/tool/form-values'
import { readPrefill } from '@/lib/tool/prefill-link'
import { fillForm, readForm } from './form-elements'

export type FormControl = {
  ref: RefObject<HTMLFormElement | null>
  values: FormValues
  /** Reads the inputs again, after one of them changed. */
  sync: () => void
  fill: (values: FormValues) => void
  /** Whether a link has filled in the form, so that what was made with it before is no longer meant. */
  isPrefilled: () => boolean
}

/** The inputs hold only what is typed and chosen here. */
function withCarried(values: FormValues, carried: FormValues['carried']): FormValues {
  return carried ? { ...values, carried } : values
}

/**
 * The form's values, with the text that was typed before hydration, that a link brings or that is kept, in this order. They follow new defaults.
 */
export function useFormValues(form: FormShape & { type: string }): FormControl {
  const ref = useRef<HTMLFormElement>(null)
  const lastForm = useRef<FormShape>(form)
  const carried = useRef<FormValues['carried']>(undefined)
  const linkedNames = useRef(new Set<string>())
  const [values, setValues] = useState(() => resolveFormValues(form, { prompt: '' }))

  const show = useCallback((next: FormValues) => {
    if (ref.current) fillForm(ref.current, next)
    carried.current = next.carried
    setValues(next)
  }, [])

  const fill = useCallback(
    (next: FormValues) => {
      show(next)
      saveDraft(form, next)
    },
    [form, show],
  )

  const sync = useCallback(() => {
    if (!ref.current) return
    const typed = withCarried(readForm(form, ref.current), carried.current)
    setValues(typed)
    saveDraft(form, typed)
  }, [form])

  useLayoutEffect(() => {
    const forms = [lastForm.current, form] as const
    lastForm.current = form
    if (forms[0] === form || !ref.current) return
    const now = withCarried(readForm(form, ref.current), carried.current)
    show(withNewDefaults(now, forms, linkedNames.current))
  }, [form, show])

  useLayoutEffect(() => {
    const typed = ref.current ? readForm(form, ref.current) : resolveFormValues(form, { prompt: '' })

    function takeLink(): boolean {
      const linked = readPrefill(form, location.hash)
      if (!linked) return false
      linkedNames.current = new Set(new URLSearchParams(location.hash.slice(1)).keys())
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
      fill(linked)
      return true
    }
    const draft = readDraftOrLastUse(form)
    const isLinked = takeLink()
    if (typed.prompt && typed.prompt !== draft?.prompt) {
      // Typed while the page was loading: that is newer than what the link brought.
      fill(withCarried(typed, carried.current))
    } else if (draft && !isLinked) {
      show(resolveFormValues(form, { ...draft, parameters: { ...typed.parameters, ...draft.parameters } }))
    } else if (!isLinked && Object.keys(changedValues(form.fields, typed.parameters)).length > 0) {
      // An option that was chosen while the page was loading.
      show(typed)
    }
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [form, fill, show])

  const isLinked = useCallback(() => linkedNames.current.size > 0, [])
  return { ref, values, sync, fill, isPrefilled: isLinked }
}
