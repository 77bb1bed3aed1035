import type { Reading } from './reading'

/** A text without its closing mark, and the mark where it says something. */
export function withoutClosing(text: string): { words: string; mark: Reading['mark'] } {
  const words = text.replace(
    /(?<![\s.,;:!?…\-–—|/、。！？।])[\s.,;:!?…\-–—|/、。！？।]+$/u,
    (tail, at: number) => (at === 0 ? tail : ''),
  )
  const tail = text.slice(words.length)
  return { words, mark: /[?？]/.test(tail) ? '?' : /[!！]/.test(tail) ? '!' : '' }
}

/** Straight quotation marks as printers set them. */
export function quoted(text: string): string {
  return text.replace(/(^|[\s([])"(?=\S)/g, '$1“').replace(/"/g, '”')
}
