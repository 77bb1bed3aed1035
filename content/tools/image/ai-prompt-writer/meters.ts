import { countWords } from '@/lib/core/strings/count-words'
import type { Meter } from '@/lib/tool/card'

/** Models accept longer prompts, but follow their end less closely. */
const MAX_WORDS = 120
/** Limit of this site's image generator. */
export const MAX_CHARACTERS = 1_000

export function getPromptMeters(text: string): Meter[] {
  const commonFields = { of: 'copy', target: true } as const
  return [
    { label: 'Words', value: countWords(text), limit: MAX_WORDS, unit: 'words', ...commonFields },
    { label: 'Length', value: text.length, limit: MAX_CHARACTERS, unit: 'characters', ...commonFields },
  ]
}
