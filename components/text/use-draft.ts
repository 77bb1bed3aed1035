import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { clearStoredTexts, createTextDraftStore, keepTextsSetting } from '@/lib/browser/text-draft'
import { changedValues, type FormValues } from '@/lib/tool/form-values'
import type { TextForm } from '@/lib/tool/text-tool'

/** A pause in typing, after which the draft is written. */
const SAVE_DELAY_MS = 400

/** Keeps the texts and their options in this browser while the visitor wants that. */
export function useDraft(form: TextForm, text: string, second: string, parameters: FormValues['parameters']) {
  const [draft] = useState(() => createTextDraftStore(form.type))
  const [hasRoom, setHasRoom] = useState(true)
  const keeps = useSyncExternalStore(keepTextsSetting.subscribe, keepTextsSetting.snapshot, () => true)
  const isRestored = useRef(false)
  const { fields } = form

  useEffect(() => {
    // The first effect still sees the empty page: what is kept must not be overwritten with that.
    if (!isRestored.current) {
      isRestored.current = true
      return
    }
    const keep = () => setHasRoom(!keeps || draft.save([text, second], changedValues(fields, parameters)))
    const timer = setTimeout(keep, SAVE_DELAY_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [draft, fields, keeps, text, second, parameters])

  const restore = useCallback(() => draft.read(), [draft])
  return {
    isEnabled: keeps,
    hasSpace: hasRoom,
    restore,
    /** Turning it off forgets the texts of all text tools. */
    setEnabled(next: boolean) {
      keepTextsSetting.update(() => next)
      if (!next) clearStoredTexts()
    },
  }
}
