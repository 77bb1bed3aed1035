import { createRandom } from '@/lib/core/random'
import { fitsAny, looks } from '../ai-prompt-writer/terms'
import { composePrompt } from './compose-prompt'
import { reviewPrompt } from './review-prompt'
import { isForeign } from './said'

/**
 * The prompt with what the checklist misses of light, framing and look, dealt by the seed of what goes with any picture; what it says itself stays, and
 * beside another language stands a look alone. Empty where none of these is missing. Works without any model.
 */
export function improvePrompt(prompt: string, style: string, seed: number): string {
  const random = createRandom(seed)
  const foreign = isForeign(prompt)
  const open = reviewPrompt(prompt, style)
    .filter(({ id, done }) => !done && (id === 'look' || !foreign))
    .map(({ id }) => id)
  const dealt = (id: string, words: readonly string[]) => (open.includes(id) ? random.pick(words) : '')
  const added = {
    style: dealt('look', looks.flat()),
    light: dealt('light', fitsAny.lights),
    composition: dealt('framing', fitsAny.compositions),
  }
  return Object.values(added).some(Boolean) ? composePrompt({ subject: prompt, ...added }) : ''
}
