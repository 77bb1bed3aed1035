import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { readDraftOrLastUse, saveDraft } from '@/lib/browser/prompt-draft'
import type { FormShape } from '@/lib/tool/form'
import { applyNewDefaults, type FormValues, getChangedValues, resolveFormValues } from '@/lib/tool/form-values'
import { parsePrefill } from '@/lib/tool/prefill-url'
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
  const prefilledNames = useRef(new Set<string>())
  const [values, setValues] = useState(() => resolveFormValues(form, { prompt: '' }))

  const applyValues = useCallback((newValues: FormValues) => {
    if (ref.current) fillForm(ref.current, newValues)
    carried.current = newValues.carried
    setValues(newValues)
  }, [])

  const fill = useCallback(
    (newValues: FormValues) => {
      applyValues(newValues)
      saveDraft(form, newValues)
    },
    [form, applyValues],
  )

  const sync = useCallback(() => {
    if (!ref.current) return
    const currentValues = withCarried(readForm(form, ref.current), carried.current)
    setValues(currentValues)
    saveDraft(form, currentValues)
  }, [form])

  useLayoutEffect(() => {
    const forms = [lastForm.current, form] as const
    lastForm.current = form
    if (forms[0] === form || !ref.current) return
    const currentValues = withCarried(readForm(form, ref.current), carried.current)
    applyValues(applyNewDefaults(currentValues, forms, prefilledNames.current))
  }, [form, applyValues])

  useLayoutEffect(() => {
    const earlyValues = ref.current ? readForm(form, ref.current) : resolveFormValues(form, { prompt: '' })

    function applyLink(): boolean {
      const prefill = parsePrefill(form, location.hash)
      if (!prefill) return false
      prefilledNames.current = new Set(new URLSearchParams(location.hash.slice(1)).keys())
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
      fill(prefill)
      return true
    }
    const draft = readDraftOrLastUse(form)
    const isLinked = applyLink()
    if (earlyValues.prompt && earlyValues.prompt !== draft?.prompt) {
      // Typed while the page was loading: that is newer than what the link brought.
      fill(withCarried(earlyValues, carried.current))
    } else if (draft && !isLinked) {
      applyValues(resolveFormValues(form, { ...draft, parameters: { ...earlyValues.parameters, ...draft.parameters } }))
    } else if (!isLinked && Object.keys(getChangedValues(form.fields, earlyValues.parameters)).length > 0) {
      // An option that was chosen while the page was loading.
      applyValues(earlyValues)
    }
    addEventListener('hashchange', applyLink)
    return () => removeEventListener('hashchange', applyLink)
  }, [form, fill, applyValues])

  const isLinked = useCallback(() => prefilledNames.current.size > 0, [])
  return { ref, values, sync, fill, isPrefilled: isLinked }
}
