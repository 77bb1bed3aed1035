import { findUrlRanges } from '@/lib/core/strings/urls'

type LineChunk = { text: string; isProtected: boolean }

/** A word also ends after an em dash. */
const wordOrSpacePattern = /\s+|[^\s—]*—|[^\s—]+/gu

/** Splits a line into chunks, including spaces. The joined chunks equal the line. */
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

function isProtectedWord(text: string): boolean {
  if (/^[^\p{L}\p{N}@#＠＃]*[@#＠＃][\p{L}\p{N}_]/u.test(text)) return true
  const atSignIndex = text.indexOf('@')
  if (atSignIndex > 0) return text.indexOf('.', atSignIndex) > atSignIndex
  return text.includes('://')
}
