import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'
import { isInvisible } from './is-invisible'

/** What was copied last, the latest first, and the skin tone; kept in this browser. */
export type PickerState = { recent: readonly string[]; tone: string }

const MAX_RECENT = 32
export const emptyPickerState: PickerState = { recent: [], tone: 'none' }

export const pickerStore = createBrowserStore<PickerState>({
  key: 'postsmith-picks',
  parse: (stored) => {
    if (!isRecord(stored)) return emptyPickerState
    const { recent, tone } = stored
    return {
      recent: Array.isArray(recent) ? recent.filter((one) => typeof one === 'string').slice(0, MAX_RECENT) : [],
      tone: typeof tone === 'string' ? tone : 'none',
    }
  },
})

/** The list with one that was just copied. */
export const addRecentPick = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((one) => one !== text)].slice(0, MAX_RECENT)

/** What has no shape by its code points, such as `U+200B`; null for what can be seen. */
export function formatInvisible(text: string): string | null {
  if (!isInvisible(text)) return null
  return Array.from(text, (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`).join(' ')
}
