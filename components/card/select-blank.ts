import { blankPattern } from '@/lib/core/strings/blanks'

/** Selects the next blank of a box from a place on, or the one before it; false where there is none. */
export function selectBlank(textarea: HTMLTextAreaElement, from: number, step: 1 | -1): boolean {
  const blanks = [...textarea.value.matchAll(blankPattern)].map(
    ({ 0: words, index }) => [index, index + words.length] as const,
  )
  const range = step > 0 ? blanks.find(([start]) => start >= from) : blanks.findLast(([, end]) => end <= from)
  if (!range) return false
  textarea.setSelectionRange(...range)
  return true
}
