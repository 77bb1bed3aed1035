import type { Random } from '@/lib/writer/random'

const byTone: Readonly<Record<string, readonly string[]>> = {
  casual: ['👀', '✨', '🙃'],
  funny: ['😅', '🫠', '😂'],
  bold: ['🔥', '💥', '👊'],
  educational: ['📝', '💡', '👇'],
  storytelling: ['🎬', '💭', '🫶'],
  professional: ['✅', '📌'],
  inspirational: ['🌱', '💛', '✨'],
}

/** Emoji for one built-in caption: none; one for half of the captions; two in different places. */
export function emojiFor(
  choice: 'none' | 'light' | 'expressive',
  tone: string,
  random: Random,
): { hook: string; end: string } {
  const [first = '', second = ''] = random.shuffle(byTone[tone] ?? [])
  if (choice === 'none' || (choice === 'light' && random.next() < 0.5)) return { hook: '', end: '' }
  return { hook: ` ${first}`, end: choice === 'expressive' ? ` ${second}` : '' }
}
