import { isRecord } from '@/lib/core/is-record'
import type { FormValues } from '@/lib/tool/form-values'
import { createBrowserStore } from './browser-store'

type TextDraft = { text: string; second: string; parameters: Readonly<Record<string, unknown>> }

/** Maximum stored text in UTF-16 units: a browser gives a site about five million in total. */
export const MAX_STORED_LENGTH = 1_000_000

/** Whether this browser stores texts: one switch for all text tools, on by default. */
export const keepTextsSetting = createBrowserStore<boolean>({
  key: 'postsmith-keep-texts',
  parse: (storedValue) => storedValue !== false,
})

function parseDraft(storedValue: unknown): TextDraft | null {
  if (!isRecord(storedValue) || storedValue.version !== 1) return null
  const { text, second, parameters } = storedValue
  if (typeof text !== 'string' || !isRecord(parameters)) return null
  return { text, second: typeof second === 'string' ? second : '', parameters }
}

export function createTextDraftStore(type: string) {
  const store = createBrowserStore<TextDraft | null>({
    key: `postsmith-text-${type}`,
    parse: parseDraft,
    format: (draft) => draft && { version: 1, ...draft },
  })
  return {
    read: () => (keepTextsSetting.read() ? store.read() : null),
    /** Returns false if the text is too long or the browser has no space. */
    save(texts: readonly [text: string, second: string], parameters: FormValues['parameters']): boolean {
      if (!keepTextsSetting.read()) return true
      const isWithinLimit = texts.join('').length <= MAX_STORED_LENGTH
      const [text, second] = isWithinLimit ? texts : ['', '']
      const isEmpty = text === '' && second === '' && Object.keys(parameters).length === 0
      store.update(() => (isEmpty ? null : { text, second, parameters }))
      return isWithinLimit && store.isPersisted()
    },
  }
}

export function clearStoredTexts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('postsmith-text-'))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Blocked storage contains no texts to remove.
  }
}
