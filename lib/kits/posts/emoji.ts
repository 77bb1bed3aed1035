import type { Reading } from '@/lib/tool/reading'

/**
 * Emoji for one built-in text: those that the visitor typed; where several are wanted, the field's too. None on a hard day.
 */
export function emojiFor(
  { kind, emoji: own, niche }: Reading,
  choice: 'none' | 'light' | 'expressive',
): { hook: string; end: string } {
  if (choice === 'none' || kind === 'hard-time') return { hook: '', end: '' }
  const [first, second] = choice === 'expressive' ? [...own, ...(niche?.emoji ?? [])] : own
  return {
    hook: first === undefined ? '' : ` ${first}`,
    end: choice === 'expressive' && second !== undefined ? ` ${second}` : '',
  }
}
