import { isRecord } from '@/lib/core/is-record'
import type { FormValues } from '@/lib/tool/form-values'
import { createBrowserStore } from './browser-store'

/** What a visitor has in a text tool: the texts and the options that differ from their default. */
export type TextDraft = { text: string; second: string; parameters: Readonly<Record<string, unknown>> }

/** Longest text that is kept, in UTF-16 units: a browser gives a site room for about five million, for everything. */
export const MAX_STORED_LENGTH = 1_000_000

/** Whether texts are kept in this browser: one switch for all text tools, on until it is turned off. */
export const keepTextsSetting = createBrowserStore<boolean>({
  key: 'postsmith-keep-texts',
  parse: (storedValue) => storedValue !== false,
})

const createRawTextStore = (type: string) =>
  createBrowserStore<unknown>({ key: `postsmith-text-${type}`, parse: (storedValue) => storedValue })

function parseDraft(storedValue: unknown): TextDraft | null {
  if (!isRecord(storedValue) || storedValue.version !== 1) return null
  const { text, second, parameters } = storedValue
  if (typeof text !== 'string' || !isRecord(parameters)) return null
  return { text, second: typeof second === 'string' ? second : '', parameters }
}

/** The draft of one text tool in this browser's storage. */
export function createTextDraftStore(type: string) {
  const store = createRawTextStore(type)
  return {
    read: () => (keepTextsSetting.read() ? parseDraft(store.read()) : null),
    /**
     * Keeps a draft if the visitor wants that; false where it is too long or the browser has no room for it, so that it ends with the
     * tab. An older text does not stay in its place.
     */
    save(texts: readonly [text: string, second: string], parameters: FormValues['parameters']): boolean {
      if (!keepTextsSetting.read()) return true
      const isWithinLimit = texts.join('').length <= MAX_STORED_LENGTH
      const [text, second] = isWithinLimit ? texts : ['', '']
      const isEmpty = text === '' && second === '' && Object.keys(parameters).length === 0
      const draft = { version: 1, text, ...(second !== '' && { second }), parameters }
      store.update(() => (isEmpty ? {} : draft))
      return isWithinLimit && store.isPersisted()
    },
  }
}

/** Forgets the texts of all text tools. */
export function clearStoredTexts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('postsmith-text-'))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
