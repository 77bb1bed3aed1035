import { urlRanges } from '@/lib/platforms/counting/urls'

/** A piece of a line: what is never changed (links, addresses, handles, hashtags), or what lies between spaces. */
export type Piece = { text: string; whole: boolean }

const spaces = /\s+|\S+/gu

/** A line's pieces in order, spaces included; joined they are the line. */
export function piecesOf(line: string): Piece[] {
  const links = urlRanges(line)
  const pieces: Piece[] = []
  let position = 0
  const addProse = (end: number) => {
    for (const [text] of line.slice(position, end).matchAll(spaces))
      pieces.push({ text, whole: isName(text) })
  }
  for (const { start, end } of links) {
    addProse(start)
    pieces.push({ text: line.slice(start, end), whole: true })
    position = end
  }
  addProse(line.length)
  return pieces
}

/** Whether it is a handle, a hashtag, a mail address or a link to something that is no web page. */
function isName(text: string): boolean {
  if (/^[^\p{L}\p{N}@#＠＃]*[@#＠＃][\p{L}\p{N}_]/u.test(text)) return true
  const at = text.indexOf('@')
  if (at > 0) return text.indexOf('.', at) > at
  return text.includes('://')
}
