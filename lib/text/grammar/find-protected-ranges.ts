import { findUrlRanges } from '@/lib/platforms/counting/urls'
import type { TextRange } from '@/lib/text/placeholders/find-ranges'
import { removeOverlaps } from './text-edit'

const protectedPattern = /[@#＠＃][\p{L}\p{M}\p{N}_.-]{1,200}|`[^`\n]{1,200}`/gu

/** Returns the ranges in order that edits must not touch: links, email addresses, @handles, #tags and code. */
export function findProtectedRanges(text: string): TextRange[] {
  const ranges = [...text.matchAll(protectedPattern)].map(({ 0: matchedText, index }) => ({
    start: matchedText.startsWith('@') ? findEmailStart(text, index) : index,
    end: index + matchedText.length,
  }))
  return removeOverlaps([...findUrlRanges(text), ...ranges])
}

/** Limit for an email address. A handle has nothing before its sign. */
const MAX_LOCAL_PART_LENGTH = 64

function findEmailStart(text: string, index: number): number {
  let start = index
  while (start > 0 && index - start < MAX_LOCAL_PART_LENGTH && /[\p{L}\p{N}._%+-]/u.test(text.charAt(start - 1)))
    start -= 1
  return start
}
