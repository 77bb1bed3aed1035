import { findUrlRanges } from '@/lib/platforms/counting/urls'

/** A text in which links, handles and hashtags are blank, everything else in its place: what a reader reads as sentences. */
export function replaceLinksWithSpaces(text: string): string {
  let prose = ''
  let offset = 0
  for (const { start, end } of findUrlRanges(text)) {
    prose += text.slice(offset, start) + ' '.repeat(end - start)
    offset = end
  }
  return (prose + text.slice(offset)).replace(/[#＃@＠][\p{L}\p{M}\p{N}_]+/gu, ({ length }) => ' '.repeat(length))
}
