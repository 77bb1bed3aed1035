import type { ParsedCue, ParsedSubtitles } from './cue'
import { parseTime } from './parse-time'

const timestampPattern = /^\[?((?:\d{1,3}:)?\d{1,3}:\d{2})\]?(?:\s+[-–—]?\s*|$)/

/**
 * A cue a line. Where the first line begins with a time, as in a copied transcript, times are what lines begin with or the line above
 * says; each goes on until the next. Without any there are none to read.
 */
export function parsePlainText(lines: readonly string[]): ParsedSubtitles {
  const isTimed = timestampPattern.test(lines.find((line) => line.trim() !== '') ?? '')
  const cues: ParsedCue[] = []
  for (const [index, line] of lines.entries()) {
    const match = isTimed ? timestampPattern.exec(line) : null
    const text = line.slice(match?.[0].length ?? 0).trim()
    const lastCue = cues.at(-1)
    if (match) cues.push({ start: parseTime(match[1] ?? ''), end: null, text, lineNumber: index + 1, settings: '' })
    else if (text === '') continue
    else if (isTimed && lastCue) lastCue.text += lastCue.text === '' ? text : `\n${text}`
    else cues.push({ start: null, end: null, text, lineNumber: index + 1, settings: '' })
  }
  return { format: isTimed ? 'text with times' : 'plain text', cues, issues: [] }
}
