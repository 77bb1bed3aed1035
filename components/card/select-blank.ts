import { blankPattern } from '@/lib/core/strings/blanks'

/** Selects the next blank of a box from a place on, or the one before it; false where there is none. */
export function selectBlank(textarea: HTMLTextAreaElement, offset: number, direction: 1 | -1): boolean {
  const blankRanges = [...textarea.value.matchAll(blankPattern)].map(
    ({ 0: blankText, index }) => [index, index + blankText.length] as const,
  )
  const range =
    direction > 0 ? blankRanges.find(([start]) => start >= offset) : blankRanges.findLast(([, end]) => end <= offset)
  if (!range) return false
  textarea.setSelectionRange(...range)
  return true
}
