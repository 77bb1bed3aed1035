import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'

/**
 * Emoji for one built-in text: those that the visitor typed; where several are wanted, the field's too. None on a hard day.
 */
export function choosePostEmoji(
  { kind, emoji: typedEmoji, niche }: ParsedPrompt,
  emojiLevel: 'none' | 'light' | 'expressive',
): { hook: string; end: string } {
  if (emojiLevel === 'none' || kind === 'hard-time') return { hook: '', end: '' }
  const [firstEmoji, secondEmoji] = emojiLevel === 'expressive' ? [...typedEmoji, ...(niche?.emoji ?? [])] : typedEmoji
  return {
    hook: firstEmoji === undefined ? '' : ` ${firstEmoji}`,
    end: emojiLevel === 'expressive' && secondEmoji !== undefined ? ` ${secondEmoji}` : '',
  }
}
