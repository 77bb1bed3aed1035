import { createRandom } from '@/lib/core/random'
import { defaultMediums, neutralTerms } from '../ai-prompt-writer/terms'
import { composePrompt } from './compose-prompt'
import { isNonEnglish } from './prompt-patterns'
import { reviewPrompt } from './review-prompt'

/**
 * The prompt with what the checklist misses of light, framing and look, dealt by the seed of what goes with any picture; what it says itself stays, and
 * beside another language stands a look alone. Empty where none of these is missing. Works without any model.
 */
export function improvePrompt(prompt: string, style: string, seed: number): string {
  const random = createRandom(seed)
  const isForeignLanguage = isNonEnglish(prompt)
  const missingIds = reviewPrompt(prompt, style)
    .filter(({ id, isDone }) => !isDone && (id === 'look' || !isForeignLanguage))
    .map(({ id }) => id)
  const pickIfMissing = (id: string, words: readonly string[]) => (missingIds.includes(id) ? random.pick(words) : '')
  const additions = {
    style: pickIfMissing('look', defaultMediums.flat()),
    light: pickIfMissing('light', neutralTerms.lights),
    composition: pickIfMissing('framing', neutralTerms.compositions),
  }
  return Object.values(additions).some(Boolean) ? composePrompt({ subject: prompt, ...additions }) : ''
}
