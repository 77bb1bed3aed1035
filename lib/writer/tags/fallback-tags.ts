import { eng, removeStopwords } from 'stopword'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'

const MAX_TAG_LENGTH = 22

/** Where no noun stands by itself: a short line as one tag, as in #runninglateagain, both sides of a comparison, else its first telling word. */
export function getFallbackTags({ line, keywords, spans }: ParsedPrompt): string[] {
  const sides = [spans.a ?? '', spans.b ?? '']
  if (sides.every((side) => /^\p{L}+$/u.test(side))) return sides
  if (/^[\p{L}\p{M}'’ ]+$/u.test(line) && line.replaceAll(' ', '').length <= MAX_TAG_LENGTH) return [line]
  const [firstWord] = [...keywords, ...removeStopwords(line.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’]+/u), eng)].filter(
    (word) => /\p{L}{2}/u.test(word) && word.length <= MAX_TAG_LENGTH,
  )
  return firstWord === undefined ? [] : [firstWord]
}
