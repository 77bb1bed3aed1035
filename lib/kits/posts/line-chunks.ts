import { findUrlRanges } from '@/lib/platforms/counting/urls'

/** A piece of a line: what is never changed (links, addresses, handles, hashtags), or what lies between spaces. */
export type LineChunk = { text: string; isProtected: boolean }

const wordOrSpacePattern = /\s+|\S+/gu

/** A line's pieces in order, spaces included; joined they are the line. */
export function splitIntoChunks(line: string): LineChunk[] {
  const urlRanges = findUrlRanges(line)
  const chunks: LineChunk[] = []
  let offset = 0
  const addWordChunks = (end: number) => {
    for (const [text] of line.slice(offset, end).matchAll(wordOrSpacePattern))
      chunks.push({ text, isProtected: isProtectedWord(text) })
  }
  for (const { start, end } of urlRanges) {
    addWordChunks(start)
    chunks.push({ text: line.slice(start, end), isProtected: true })
    offset = end
  }
  addWordChunks(line.length)
  return chunks
}

/** Whether it is a handle, a hashtag, a mail address or a link to something that is no web page. */
function isProtectedWord(text: string): boolean {
  if (/^[^\p{L}\p{N}@#＠＃]*[@#＠＃][\p{L}\p{N}_]/u.test(text)) return true
  const atSignIndex = text.indexOf('@')
  if (atSignIndex > 0) return text.indexOf('.', atSignIndex) > atSignIndex
  return text.includes('://')
}
