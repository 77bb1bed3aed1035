import { parseCueText } from './cues'
import type { Segment } from './transcript'
import { parseTiming } from './transcript-files'

/** Skips invalid parts; null if the text is not WebVTT. Syntax: w3.org/TR/webvtt1 (2019-04). */
export function parseVtt(text: string): Segment[] | null {
  const [firstBlock = '', ...otherBlocks] = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n\n+/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(firstBlock)) return null
  const cues = [firstBlock, ...otherBlocks].flatMap((block) =>
    nonCueBlockPattern.test(block) ? [] : parseBlock(block),
  )
  return cues.toSorted((cue, otherCue) => cue.start - otherCue.start)
}

const nonCueBlockPattern = /^\n?(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/

/** Parses one cue, or several if the blank line between them is missing. */
function parseBlock(block: string): Segment[] {
  const lines = block.split('\n')
  return lines.flatMap((line, index) => {
    const timing = parseTiming(line)
    const text = timing ? parseCueText(getPayload(lines, index)) : ''
    return timing && text ? [{ ...timing, text }] : []
  })
}

function getPayload(lines: readonly string[], timingIndex: number): string {
  let end = timingIndex + 1
  while (end < lines.length && !lines[end]?.includes('-->')) end += 1
  return lines.slice(timingIndex + 1, end).join('\n')
}
