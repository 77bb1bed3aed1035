import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'

/**
 * Emoji for one built-in text: those that the visitor typed, else those of the field. None on a hard day; at most one, or two in different places.
 */
export function emojiFor(
  { kind, emoji: own, niche }: Reading,
  choice: 'none' | 'light' | 'expressive',
  random: Random,
): { hook: string; end: string } {
  if (choice === 'none' || kind === 'hard-time') return { hook: '', end: '' }
  const [first, second] = own.length > 0 ? own : random.shuffle(niche?.emoji ?? [])
  const isLeftOut = own.length === 0 && choice === 'light' && random.next() < 0.5
  if (first === undefined || isLeftOut) return { hook: '', end: '' }
  return { hook: ` ${first}`, end: choice === 'expressive' && second !== undefined ? ` ${second}` : '' }
}
