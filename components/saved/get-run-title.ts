import type { Run } from '@/lib/browser/history'

/** Returns a run's name for lists: its prompt, or its first result if it was made from an image alone. */
export function getRunTitle({ prompt, cards }: Pick<Run, 'prompt' | 'cards'>): string {
  return prompt || `From a picture: ${cards[0]?.copy ?? ''}`
}
