import { isRecord } from '@/lib/core/is-record'

const key = 'postsmith-assistant'

/**
 * Phones discard a page while its visitor is in the assistant's app: the tab remembers which tool's panel is open, and
 * what was pasted. It does not know a card that is rewritten, so that has no session.
 */
export const assistantSession = {
  /** The text in a tool's open panel; null if the panel is closed. */
  getAnswer(tool: string): string | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      return isRecord(stored) && stored.tool === tool && typeof stored.answer === 'string' ? stored.answer : null
    } catch {
      return null
    }
  },
  /** Without storage, or where the answer is too long for it, the box alone has it. */
  setAnswer(tool: string, answer: string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ tool, answer }))
    } catch {
      // Nothing is lost while the page stays open.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
}
