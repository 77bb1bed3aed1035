import { countWords } from '@/lib/core/strings/words'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'

export type TextCounts = { characters: number; words: number; lines: number }

/** Counts graphemes (a family emoji is one), words and lines; all 0 for empty text. */
export function countText(text: string): TextCounts {
  if (text === '') return { characters: 0, words: 0, lines: 0 }
  return { characters: countGraphemes(text), words: countWords(text), lines: text.split('\n').length }
}
