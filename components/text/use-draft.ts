import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { clearStoredTexts, createTextDraftStore, keepTextsSetting } from '@/lib/browser/text-draft'
import { type FormValues, getChangedValues } from '@/lib/tool/form-values'
import type { TextForm } from '@/lib/tool/text-tool'

/** A pause in typing, after which the draft is written. */
const SAVE_DELAY_MS = 400

/** Keeps the texts and their options in this browser while the visitor wants that. */
export function useDraft(form: TextForm, text: string, second: string, parameters: FormValues['parameters']) {
  const [draftStore] = useState(() => createTextDraftStore(form.type))
  const [hasSpace, setHasSpace] = useState(true)
  const isEnabled = useSyncExternalStore(keepTextsSetting.subscribe, keepTextsSetting.getSnapshot, () => true)
  const isRestoredRef = useRef(false)
  const { fields } = form

  useEffect(() => {
    // The first effect still sees the empty page: what is kept must not be overwritten with that.
    if (!isRestoredRef.current) {
      isRestoredRef.current = true
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

  const restore = useCallback(() => draftStore.read(), [draftStore])
  return {
    isEnabled,
    hasSpace,
    restore,
    /** Turning it off forgets the texts of all text tools. */
    setEnabled(shouldEnable: boolean) {
      keepTextsSetting.update(() => shouldEnable)
      if (!shouldEnable) clearStoredTexts()
    },
  }
}
