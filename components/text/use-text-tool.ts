import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { fillForm, readForm } from '@/components/form/form-elements'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { clearStoredTexts, createTextDraftStore, keepTextsSetting } from '@/lib/browser/text-draft'
import { type FormValues, getChangedValues, resolveFormValues } from '@/lib/tool/form-values'
import { parsePrefill } from '@/lib/tool/prefill-url'
import type { TextForm } from '@/lib/tool/text-tool'

/** A text with undo and redo steps for programmatic changes. */
export type TextHistory = { text: string; past: readonly string[]; future: readonly string[] }

const MAX_UNDO_STEPS = 50

export const emptyHistory: TextHistory = { text: '', past: [], future: [] }

/** Records typed text. It adds no step, because the browser's own undo covers it. */
export function typeText(history: TextHistory, text: string): TextHistory {
  return { ...history, text, future: text === history.text ? history.future : [] }
}

/** Replaces the whole text from a button, a drop or a link. The previous text becomes an undo step. */
export function replaceText({ text: previousText, past }: TextHistory, text: string): TextHistory {
  if (text === previousText) return { text, past, future: [] }
  return { text, past: [...past, previousText].slice(-MAX_UNDO_STEPS), future: [] }
}

/** Undoes one step. The current text, including typed changes, becomes a redo step. */
export function undoStep({ text, past, future }: TextHistory): TextHistory {
  const previousText = past.at(-1)
  if (previousText === undefined) return { text, past, future }
  return { text: previousText, past: past.slice(0, -1), future: [text, ...future] }
}

export function redoStep({ text, past, future }: TextHistory): TextHistory {
  const [nextText, ...laterTexts] = future
  if (nextText === undefined) return { text, past, future }
  return { text: nextText, past: [...past, text], future: laterTexts }
}

/** A text box and its actions. The functions are stable between renders. */
export type TextBoxControl = ReturnType<typeof useTextBox>

function useTextBox() {
  const textareaRef = useRef<HTMLTextAreaElement>(null)
  const [{ text, past, future }, setHistory] = useState(emptyHistory)
  const actions = useMemo(
    () => ({
      type: (newText: string) => setHistory((previousHistory) => typeText(previousHistory, newText)),
      replace: (newText: string) => setHistory((previousHistory) => replaceText(previousHistory, newText)),
      undo: () => setHistory(undoStep),
      redo: () => setHistory(redoStep),
    }),
    [],
  )
  return { box: textareaRef, text, canUndo: past.length > 0, canRedo: future.length > 0, ...actions }
}

const SAVE_DELAY_MS = 400

function useDraft(form: TextForm, text: string, second: string, parameters: FormValues['parameters']) {
  const [draftStore] = useState(() => createTextDraftStore(form.type))
  const [hasSpace, setHasSpace] = useState(true)
  const isEnabled = useBrowserValue(keepTextsSetting)
  const hasRunEffectRef = useRef(false)
  const { fields } = form

  useEffect(() => {
    // On the first effect the page is still empty; saving would overwrite the stored draft.
    if (!hasRunEffectRef.current) {
      hasRunEffectRef.current = true
      return
    }
    const saveTexts = () =>
      setHasSpace(!isEnabled || draftStore.save([text, second], getChangedValues(fields, parameters)))
    const timer = setTimeout(saveTexts, SAVE_DELAY_MS)
    addEventListener('pagehide', saveTexts)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', saveTexts)
    }
  }, [draftStore, fields, isEnabled, text, second, parameters])

  return {
    isEnabled,
    hasSpace,
    restore: draftStore.read,
    /** Disabling deletes the stored texts of all text tools. */
    setEnabled(shouldEnable: boolean) {
      keepTextsSetting.update(() => shouldEnable)
      if (!shouldEnable) clearStoredTexts()
    },
  }
}

export type TextControl = ReturnType<typeof useTextTool>

/** Text typed before hydration, else of a link, else the stored text, which undo restores after a link. */
export function useTextTool(form: TextForm) {
  const formRef = useRef<HTMLFormElement>(null)
  const shape = useRef({ fields: form.fields, promptLimit: form.input.limit }).current
  const [parameters, setParameters] = useState(() => resolveFormValues(shape, { prompt: '' }).parameters)
  const firstControl = useTextBox()
  const secondControl = useTextBox()
  const draft = useDraft(form, firstControl.text, secondControl.text, parameters)

  /** Sets options; missing values are reset to their defaults. */
  const fill = useCallback(
    (newValues: Readonly<Record<string, unknown>>) => {
      const { parameters: values } = resolveFormValues(shape, { prompt: '', parameters: newValues })
      if (formRef.current) fillForm(formRef.current, { prompt: '', parameters: values })
      setParameters(values)
    },
    [shape],
  )

  function applyLink() {
    const prefill = parsePrefill(shape, location.hash)
    if (!prefill) return
    window.history.replaceState(window.history.state, '', location.pathname + location.search)
    fill(prefill.parameters)
    if (prefill.prompt !== '') firstControl.replace(prefill.prompt)
  }
  useWindowEvent('hashchange', applyLink)
  const restoreTexts = useEffectEvent(() => {
    const [earlyText, earlySecondText] = [firstControl, secondControl].map(({ box }) => box.current?.value)
    const currentOptions = formRef.current ? readForm(shape, formRef.current).parameters : {}
    const savedDraft = draft.restore()
    fill({ ...currentOptions, ...savedDraft?.parameters })
    if (savedDraft) {
      firstControl.type(savedDraft.text)
      secondControl.type(savedDraft.second)
    }
    applyLink()
    if (earlyText) firstControl.replace(earlyText)
    if (earlySecondText) secondControl.replace(earlySecondText)
  })
  useLayoutEffect(() => restoreTexts(), [])

  return {
    formRef,
    firstControl,
    secondControl,
    parameters,
    draft,
    fill,
    sync: () => formRef.current && setParameters(readForm(shape, formRef.current).parameters),
  }
}
