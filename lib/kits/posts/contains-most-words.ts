import { blankPattern } from '@/lib/core/strings/blanks'
import { toWordSet } from '@/lib/core/strings/near-duplicate'

/** How much of a line's words a text may have already. */
const MAX_SHARED_RATIO = 0.6

/** Whether a text says already what a line would add to it. */
export function containsMostWords(text: string, line: string): boolean {
  const words = toWordSet(line.replace(blankPattern, ' '))
  return words.size > 0 && words.intersection(toWordSet(text)).size / words.size > MAX_SHARED_RATIO
}
