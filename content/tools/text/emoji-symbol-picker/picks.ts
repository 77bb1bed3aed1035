import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'
import { isUnseen } from './unseen'

/** What was copied last, the latest first, and the skin tone; kept in this browser. */
export type Picks = { recent: readonly string[]; tone: string }

const MOST_RECENT = 32
export const noPicks: Picks = { recent: [], tone: 'none' }

export const picks = createBrowserStore<Picks>({
  key: 'postsmith-picks',
  parse: (stored) => {
    if (!isRecord(stored)) return noPicks
    const { recent, tone } = stored
    return {
      recent: Array.isArray(recent)
        ? recent.filter((one) => typeof one === 'string').slice(0, MOST_RECENT)
        : [],
      tone: typeof tone === 'string' ? tone : 'none',
    }
  },
})

/** The list with one that was just copied. */
export const withRecent = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((one) => one !== text)].slice(0, MOST_RECENT)

/** What has no shape by its code points, such as `U+200B`; null for what can be seen. */
export function codePointsOf(text: string): string | null {
  if (!isUnseen(text)) return null
  return Array.from(
    text,
    (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')
}
