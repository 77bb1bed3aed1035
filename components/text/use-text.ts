import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fillForm, readForm } from '@/components/form/form-elements'
import { readPrefill } from '@/lib/browser/prefill-link'
import { type FormValues, formValues } from '@/lib/tool/form-values'
import type { TextForm } from '@/lib/tool/text-tool'
import { noHistory, redone, replaced, typed, undone } from './text-history'
import { useDraft } from './use-draft'

export type TextControl = {
  /** Element that holds the options' inputs. */
  options: RefObject<HTMLFormElement | null>
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  parameters: FormValues['parameters']
  canUndo: boolean
  canRedo: boolean
  draft: ReturnType<typeof useDraft>
  type(text: string): void
  replace(text: string): void
  undo(): void
  redo(): void
  /** Reads the options again, after one of them changed. */
  sync(): void
}

/**
 * A text tool's box and options. They begin with what was typed before the page was ready, what a link brings or what this
 * browser has kept, in this order; the kept text is then one step back.
 */
export function useText(form: TextForm): TextControl {
  const options = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const shape = useRef({ fields: form.fields, promptLimit: form.input.limit }).current
  const [history, setHistory] = useState(noHistory)
  const [parameters, setParameters] = useState(() => formValues(shape, { prompt: '' }).parameters)
  const draft = useDraft(form, history.text, parameters)

  const restore = draft.restore
  useLayoutEffect(() => {
    const early = box.current?.value ?? ''
    const chosen = options.current ? readForm(shape, options.current).parameters : {}
    const kept = restore()
    function show(values: FormValues['parameters']) {
      if (options.current) fillForm(options.current, { prompt: '', parameters: values })
      setParameters(values)
    }
    show(formValues(shape, { prompt: '', parameters: { ...chosen, ...kept?.parameters } }).parameters)
    if (kept) setHistory((before) => typed(before, kept.text))

    function takeLink() {
      const linked = readPrefill(shape, location.hash)
      if (!linked) return
      window.history.replaceState(window.history.state, '', location.pathname + location.search)
      show(linked.parameters)
      if (linked.prompt !== '') setHistory((before) => replaced(before, linked.prompt))
    }
    takeLink()
    if (early !== '') setHistory((before) => replaced(before, early))
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [shape, restore])

  return {
    options,
    box,
    text: history.text,
    parameters,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    draft,
    type: (text) => setHistory((before) => typed(before, text)),
    replace: (text) => setHistory((before) => replaced(before, text)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    sync: () => options.current && setParameters(readForm(shape, options.current).parameters),
  }
}
