import { isRecord } from '@/lib/core/is-record'
import type { ParsedCue, ParsedSubtitles } from './cue'
import { parseAss } from './parse-ass'
import { parseTime, parseTiming } from './parse-time'
import { parseTimedText } from './parse-timed-text'

const timestampPattern = /^\[?((?:\d{1,3}:)?\d{1,3}:\d{2})\]?(?:\s+[-–—]?\s*|$)/

/**
 * A cue a line. Where the first line begins with a time, as in a copied transcript, times are what lines begin with or the line above
 * says; each goes on until the next. Without any there are none to read.
 */
function parsePlainText(lines: readonly string[]): ParsedSubtitles {
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

const listKeys = ['segments', 'cues', 'captions', 'subtitles'] as const

/** The cues of JSON: a list, or an object that has one, as Whisper and our transcript tool write it; null when it is neither. */
function extractJsonCues(json: unknown): ParsedSubtitles | null {
  const list = isRecord(json) ? listKeys.map((name) => json[name]).find(Array.isArray) : json
  if (!Array.isArray(list)) return null
  const cues = list.map((item: unknown, index): ParsedCue => {
    const { start, from = start, end, to = end, text } = isRecord(item) ? item : {}
    return {
      start: toSeconds(from),
      end: toSeconds(to),
      text: typeof text === 'string' ? text.trim() : '',
      lineNumber: index + 1,
      settings: '',
    }
  })
  return { format: 'JSON', cues, issues: [] }
}

/** In seconds: more than four digits of hours no file can write. */
const MAX_SECONDS = 9_999 * 3600

function toSeconds(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) < MAX_SECONDS ? value : null
  return typeof value === 'string' ? parseTime(value) : null
}

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
