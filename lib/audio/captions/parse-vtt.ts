import { parseCueText } from './cues'
import { parseTimedText, splitLines, vttHeaderPattern } from './timed-text'
import type { Segment } from './transcript'

/** Skips cues without text or a valid time; null if the text is not WebVTT. */
export function parseVtt(text: string): Segment[] | null {
  const lines = splitLines(text)
  if (!vttHeaderPattern.test(lines[0] ?? '')) return null
  return parseTimedText(lines, { isVtt: true, frameRate: 30 })
    .cues.flatMap(({ start, end, text: cueText }) => {
      const line = parseCueText(cueText)
      return start === null || end === null || start < 0 || line === ''
        ? []
        : [{ start, end: Math.max(start, end), text: line }]
    })
    .toSorted((cue, otherCue) => cue.start - otherCue.start)
}
