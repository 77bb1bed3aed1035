import { countWords } from '@/lib/platforms/count'

/** Whether a text to be read on a picture has from `min` words to as many as `wordLimit` allows. */
export function hasWords(text: string, min: number, max: number): boolean {
  const words = countWords(text)
  return words >= min && words <= wordLimit(text, max)
}

/** Most words of a text for the same reading time: scripts without spaces have shorter words, so twice as many fit. */
export function wordLimit(text: string, max: number): number {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text) ? max * 2 : max
}
