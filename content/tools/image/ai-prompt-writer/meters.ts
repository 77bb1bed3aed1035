import { countWords } from '@/lib/core/strings/count-words'
import type { Meter } from '@/lib/tool/card'

/** Models read longer prompts, and follow the end of them less. */
const MAX_WORDS = 120
/** What this site's image generator takes. */
export const MAX_CHARACTERS = 1_000

/** How long a prompt is, against how long it is of use. */
export function getPromptMeters(text: string): Meter[] {
  const commonFields = { of: 'copy', target: true } as const
  return [
    { label: 'Words', value: countWords(text), limit: MAX_WORDS, unit: 'words', ...commonFields },
    { label: 'Length', value: text.length, limit: MAX_CHARACTERS, unit: 'characters', ...commonFields },
  ]
}
