import { isRecord } from '@/lib/core/is-record'
import type { Found, FoundCue } from './cue'
import { readTime } from './times'

const lists = ['segments', 'cues', 'captions', 'subtitles'] as const

/** The cues of JSON: a list, or an object that has one, as Whisper and our transcript tool write it; null when it is neither. */
export function readJson(json: unknown): Found | null {
  const list = isRecord(json) ? lists.map((name) => json[name]).find(Array.isArray) : json
  if (!Array.isArray(list)) return null
  const cues = list.map((item: unknown, index): FoundCue => {
    const { start, from = start, end, to = end, text } = isRecord(item) ? item : {}
    return {
      start: secondsOf(from),
      end: secondsOf(to),
      text: typeof text === 'string' ? text.trim() : '',
      line: index + 1,
      settings: '',
    }
  })
  return { format: 'JSON', cues, issues: [] }
}

/** In seconds: more than four digits of hours no file can write. */
const LONGEST = 9_999 * 3600

function secondsOf(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) < LONGEST ? value : null
  return typeof value === 'string' ? readTime(value) : null
}
