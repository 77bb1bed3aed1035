import { isRecord } from '@/lib/is-record'
import type { FormValues } from '@/lib/tool/form-values'
import { createBrowserStore } from './browser-store'

/** What a visitor has in a text tool: the text and the options that differ from their default. */
export type TextDraft = { text: string; parameters: Readonly<Record<string, unknown>> }

/** Whether texts are kept in this browser: one switch for all text tools, on until it is turned off. */
export const keepsTexts = createBrowserStore<boolean>({
  key: 'postsmith-keep-texts',
  parse: (stored) => stored !== false,
})

const storeOf = (type: string) =>
  createBrowserStore<unknown>({ key: `postsmith-text-${type}`, parse: (stored) => stored })

function readDraft(stored: unknown): TextDraft | null {
  if (!isRecord(stored) || stored.version !== 1) return null
  const { text, parameters } = stored
  return typeof text === 'string' && isRecord(parameters) ? { text, parameters } : null
}

/** The draft of one text tool in this browser's storage. */
export function textDraft(type: string) {
  const store = storeOf(type)
  return {
    read: () => (keepsTexts.read() ? readDraft(store.read()) : null),
    /** Keeps a draft if the visitor wants that; false where the browser has no room for it, so that it ends with the tab. */
    keep(text: string, parameters: FormValues['parameters']): boolean {
      if (!keepsTexts.read()) return true
      const isEmpty = text === '' && Object.keys(parameters).length === 0
      const draft = { version: 1, text, parameters }
      store.update(() => (isEmpty ? {} : draft))
      return store.isKept()
    },
  }
}

/** Forgets the texts of all text tools. */
export function forgetTexts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('postsmith-text-'))
    for (const key of keys) localStorage.removeItem(key)
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
