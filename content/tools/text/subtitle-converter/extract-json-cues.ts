import { isRecord } from '@/lib/core/is-record'
import type { ParsedCue, ParsedSubtitles } from './cue'
import { parseTime } from './parse-time'

const listKeys = ['segments', 'cues', 'captions', 'subtitles'] as const

/** The cues of JSON: a list, or an object that has one, as Whisper and our transcript tool write it; null when it is neither. */
export function extractJsonCues(json: unknown): ParsedSubtitles | null {
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
