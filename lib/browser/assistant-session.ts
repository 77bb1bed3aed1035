import { isRecord } from '@/lib/core/is-record'
import { createBrowserStore } from './browser-store'

const store = createBrowserStore<{ tool: string; answer: string } | null>({
  key: 'postsmith-assistant',
  parse: (storedValue) =>
    isRecord(storedValue) ? { tool: `${storedValue.tool}`, answer: `${storedValue.answer}` } : null,
  getStorage: () => sessionStorage,
})

/**
 * Stores which tool's panel is open and the pasted text. The data is stored per tab, because phones discard a page
 * while its visitor is in the assistant's app.
 */
export const assistantSession = {
  /** The text in a tool's open panel; null if the panel is closed. */
  getAnswer(tool: string): string | null {
    const session = store.read()
    return session?.tool === tool ? session.answer : null
  },
  setAnswer: (tool: string, answer: string) => store.update(() => ({ tool, answer })),
  clear: () => store.update(() => null),
}
