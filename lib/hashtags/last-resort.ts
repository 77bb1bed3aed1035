import { eng, removeStopwords } from 'stopword'
import type { Reading } from '@/lib/writer/reading/reading'

const longest = 22

/** Where no noun stands by itself: a short line as one tag, as in #runninglateagain, else its first telling word. */
export function lastResort({ line, keywords }: Reading): string[] {
  if (/^[\p{L}\p{M}\p{N}'’ ]+$/u.test(line) && line.replaceAll(' ', '').length <= longest) return [line]
  const [first] = [
    ...keywords,
    ...removeStopwords(line.toLowerCase().split(/[^\p{L}\p{M}\p{N}'’]+/u), eng),
  ].filter((word) => /\p{L}{2}/u.test(word) && word.length <= longest)
  return first === undefined ? [] : [first]
}
