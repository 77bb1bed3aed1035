import { eng, removeStopwords } from 'stopword'
import type { Reading } from '@/lib/tool/reading'

const longest = 22

/** Where no noun stands by itself: a short line as one tag, as in #runninglateagain, both sides of a comparison, else its first telling word. */
export function lastResort({ line, keywords, spans }: Reading): string[] {
  const sides = [spans.a ?? '', spans.b ?? '']
  if (sides.every((side) => /^\p{L}+$/u.test(side))) return sides
  if (/^[\p{L}\p{M}'’ ]+$/u.test(line) && line.replaceAll(' ', '').length <= longest) return [line]
  const [first] = [
    ...keywords,
    ...removeStopwords(line.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’]+/u), eng),
  ].filter((word) => /\p{L}{2}/u.test(word) && word.length <= longest)
  return first === undefined ? [] : [first]
}
