import type { Run } from '@/lib/browser/history'

/** What a run is called in lists: its prompt, or what it gave where a picture was all that was asked with. */
export function getRunTitle({ prompt, cards }: Pick<Run, 'prompt' | 'cards'>): string {
  return prompt || `From a picture: ${cards[0]?.copy ?? ''}`
}
