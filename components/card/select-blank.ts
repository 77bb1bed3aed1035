import { blankPattern } from '@/lib/core/strings/blanks'

/** Selects the next blank of a box from a place on, or the one before it; false where there is none. */
export function selectBlank(area: HTMLTextAreaElement, from: number, step: 1 | -1): boolean {
  const blanks = [...area.value.matchAll(blankPattern)].map(
    ({ 0: words, index }) => [index, index + words.length] as const,
  )
  const found = step > 0 ? blanks.find(([start]) => start >= from) : blanks.findLast(([, end]) => end <= from)
  if (!found) return false
  area.setSelectionRange(...found)
  return true
}
