import { findUrlRanges } from '@/lib/platforms/counting/urls'

/** Replaces links, handles and hashtags with spaces, so that only prose remains and offsets stay the same. */
export function replaceLinksWithSpaces(text: string): string {
  let prose = ''
  let offset = 0
  for (const { start, end } of findUrlRanges(text)) {
    prose += text.slice(offset, start) + ' '.repeat(end - start)
    offset = end
  }
  return (prose + text.slice(offset)).replace(/[#＃@＠][\p{L}\p{M}\p{N}_]+/gu, ({ length }) => ' '.repeat(length))
}
