import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { readDraftOrLastUse, saveDraft } from '@/lib/browser/prompt-draft'
import type { FormShape } from '@/lib/tool/form'
import { applyNewDefaults, type FormValues, getChangedValues, resolveFormValues } from '@/lib/tool/form-values'
import { parsePrefill } from '@/lib/tool/prefill-url'
import { fillForm, readForm } from './form-elements'

export type FormControl = ReturnType<typeof useFormValues>

/** Inputs contain only values entered on this page, so carried results are added separately. */
const addCarriedResults = (values: FormValues, carried: FormValues['carried']): FormValues =>
  carried ? { ...values, carried } : values

/** The prompt is the text typed before hydration, otherwise the text of a link, otherwise the stored draft. */
export function useFormValues(form: FormShape & { type: string }) {
  const formRef = useRef<HTMLFormElement>(null)
  const lastFormRef = useRef<FormShape>(form)
  const carriedResultsRef = useRef<FormValues['carried']>(undefined)
  const prefilledNamesRef = useRef(new Set<string>())
  const [values, setValues] = useState(() => resolveFormValues(form, { prompt: '' }))

  function applyValues(newValues: FormValues) {
    if (formRef.current) fillForm(formRef.current, newValues)
    carriedResultsRef.current = newValues.carried
    setValues(newValues)
  }

  function fillInputs(newValues: FormValues) {
    applyValues(newValues)
    saveDraft(form, newValues)
  }

  function syncFromForm() {
    if (!formRef.current) return
    const currentValues = addCarriedResults(readForm(form, formRef.current), carriedResultsRef.current)
    setValues(currentValues)
    saveDraft(form, currentValues)
  }

  function applyChangedDefaults() {
    const forms = [lastFormRef.current, form] as const
    lastFormRef.current = form
    if (forms[0] === form || !formRef.current) return
    const currentValues = addCarriedResults(readForm(form, formRef.current), carriedResultsRef.current)
    applyValues(applyNewDefaults(currentValues, forms, prefilledNamesRef.current))
  }

  function applyLink(): boolean {
    const prefill = parsePrefill(form, location.hash)
    if (!prefill) return false
    prefilledNamesRef.current = new Set(new URLSearchParams(location.hash.slice(1)).keys())
    window.history.replaceState(window.history.state, '', location.pathname + location.search)
    fillInputs(prefill)
    return true
  }
  useWindowEvent('hashchange', applyLink)
  const restoreValues = useEffectEvent(() => {
    applyChangedDefaults()
    const earlyValues = formRef.current ? readForm(form, formRef.current) : resolveFormValues(form, { prompt: '' })
    const draft = readDraftOrLastUse(form)
    const isPrefilled = applyLink()
    if (earlyValues.prompt && earlyValues.prompt !== draft?.prompt) {
      fillInputs(addCarriedResults(earlyValues, carriedResultsRef.current))
    } else if (draft && !isPrefilled) {
      applyValues(resolveFormValues(form, { ...draft, parameters: { ...earlyValues.parameters, ...draft.parameters } }))
    } else if (!isPrefilled && Object.keys(getChangedValues(form.fields, earlyValues.parameters)).length > 0) {
      // An option was changed while the page was loading.
      applyValues(earlyValues)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: `form` changes with the visitor's own defaults.
  useLayoutEffect(() => restoreValues(), [form])

  /** Whether a link filled in the form, so that an earlier run must not be restored. */
  const isPrefilled = () => prefilledNamesRef.current.size > 0
  return { formRef, values, syncFromForm, fillInputs, isPrefilled }
}
