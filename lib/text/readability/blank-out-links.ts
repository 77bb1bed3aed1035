import { urlRanges } from '@/lib/platforms/counting/urls'

/** A text in which links, handles and hashtags are blank, everything else in its place: what a reader reads as sentences. */
export function blankOutLinks(text: string): string {
  let prose = ''
  let position = 0
  for (const { start, end } of urlRanges(text)) {
    prose += text.slice(position, start) + ' '.repeat(end - start)
    position = end
  }
  return (prose + text.slice(position)).replace(/[#＃@＠][\p{L}\p{M}\p{N}_]+/gu, ({ length }) =>
    ' '.repeat(length),
  )
}
