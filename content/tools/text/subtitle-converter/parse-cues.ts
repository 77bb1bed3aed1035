import type { ParsedSubtitles } from './cue'
import { extractJsonCues } from './extract-json-cues'
import { parseAss } from './parse-ass'
import { parsePlainText } from './parse-plain-text'
import { parseTiming } from './parse-time'
import { parseTimedText } from './parse-timed-text'

/** The cues of a text in whichever format it is; words that say what is wrong when it looks like JSON and cannot be read. */
export function parseCues(text: string): ParsedSubtitles | string {
  const normalizedText = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const trimmedText = normalizedText.trimStart()
  if (/^(?:\{|\[\s*[{\]])/.test(trimmedText)) return parseJsonText(trimmedText)
  const lines = normalizedText.split('\n')
  if (/^WEBVTT(?:\s|$)/.test(trimmedText)) return parseTimedText(lines, 'WebVTT')
  if (/^\[script info\]/i.test(trimmedText) || lines.some((line) => /^dialogue:\s*\S+,\d/i.test(line)))
    return parseAss(lines)
  return lines.some((line) => parseTiming(line, false)) ? parseTimedText(lines, 'SRT') : parsePlainText(lines)
}

function parseJsonText(text: string): ParsedSubtitles | string {
  try {
    return (
      extractJsonCues(JSON.parse(text)) ??
      'This JSON has no list of cues. It needs “segments”, “cues”, “captions” or “subtitles”, or to be a list.'
    )
  } catch (error) {
    return `This JSON can’t be read: ${error instanceof Error ? error.message : 'it is broken'}.`
  }
}
