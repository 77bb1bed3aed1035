import { type ParsedCue, parseTime } from '@/lib/audio/captions/timed-text'
import { isRecord } from '@/lib/core/is-record'
import { type ParsedSubtitles, shortenOverlaps } from './cues'

/** The names that Whisper, YouTube and transcript libraries give to lists of cues. */
const listNames = 'segments cues captions subtitles chunks events transcription transcript utterances body words'.split(
  ' ',
)
/** And to the values of a cue, in seconds, or in milliseconds for names that say so. */
const valueNames = {
  start: ['start', 'from', 'startTime', 'start_time', 'begin', 'offset'],
  startMs: ['tStartMs', 'startMs', 'start_ms'],
  end: ['end', 'to', 'endTime', 'end_time'],
  endMs: ['endMs', 'end_ms'],
  duration: ['duration', 'dur'],
  durationMs: ['dDurationMs', 'durationMs', 'duration_ms'],
  text: ['text', 'content', 'transcript', 'punctuated_word', 'word'],
} as const

/** Cues that last longer than a minute on average are in milliseconds. */
const MAX_AVERAGE_SECONDS = 60

/** Returns null for a text that only begins like JSON, and an error sentence for JSON without cues. */
export function parseJson(text: string, frameRate: number): ParsedSubtitles | string | null {
  try {
    const json: unknown = JSON.parse(text)
    const list = isRecord(json) ? listNames.map((name) => json[name]).find(Array.isArray) : json
    if (!Array.isArray(list) || (list.length > 0 && !list.some(isRecord)))
      return 'We can’t find cues in this JSON. It should be a list, or have one named “segments”, “cues”, “captions”, “subtitles”, “chunks” or “events”.'
    return { format: 'JSON', cues: correctUnits(extractCues(list, frameRate)), issues: [] }
  } catch (error) {
    if (!/^(?:\{|\[\s*[{\]])/.test(text)) return null
    return `We can’t read this JSON: ${error instanceof Error ? error.message : 'it is broken'}.`
  }
}

function extractCues(list: readonly unknown[], frameRate: number): ParsedCue[] {
  const items = list.map((item) => readItem(item, frameRate))
  const cues = items.flatMap(({ isLayout, start, end, duration, text }, index) => {
    const durationEnd = start !== null && duration !== null ? start + duration : null
    return isLayout ? [] : [{ start, end: end ?? durationEnd, text, lineNumber: index + 1, settings: '' }]
  })
  return items.some(({ end }) => end !== null) ? cues : shortenOverlaps(cues)
}

function readItem(source: unknown, frameRate: number) {
  const item = isRecord(source) ? source : {}
  const { timestamp, timestamps, segs, speaker } = item
  const values = { ...item, ...(isRecord(timestamps) && timestamps) }
  const pair: unknown[] = Array.isArray(timestamp) ? timestamp : []
  const readSeconds = (name: 'start' | 'end' | 'duration', pairValue?: unknown) => {
    const milliseconds = toSeconds(findValue(values, valueNames[`${name}Ms`]), frameRate)
    return milliseconds === null
      ? toSeconds(findValue(values, valueNames[name]) ?? pairValue, frameRate)
      : milliseconds / 1000
  }
  const text = Array.isArray(segs)
    ? segs.map((segment) => (isRecord(segment) && typeof segment.utf8 === 'string' ? segment.utf8 : '')).join('')
    : findValue(values, valueNames.text)
  const trimmedText = typeof text === 'string' ? text.trim() : ''
  const speakerTag = typeof speaker === 'string' && /^[^<>&\n]+$/.test(speaker) ? `<v ${speaker}>` : ''
  return {
    start: readSeconds('start', pair[0]),
    end: readSeconds('end', pair[1]),
    duration: readSeconds('duration'),
    text: trimmedText && speakerTag + trimmedText,
    /** YouTube's events also open windows and break lines. */
    isLayout: 'tStartMs' in item && trimmedText === '',
  }
}

const findValue = (values: Record<string, unknown>, names: readonly string[]) =>
  names.map((name) => values[name]).find((value) => value !== undefined && value !== null)

/** Files have at most four digits of hours. */
const MAX_SECONDS = 9_999 * 3600

function toSeconds(value: unknown, frameRate: number): number | null {
  if (typeof value === 'string')
    return /^-?\d+(?:\.\d+)?s?$/.test(value) ? Number.parseFloat(value) : parseTime(value, frameRate)
  return typeof value === 'number' && Math.abs(value) < MAX_SECONDS * 1000 ? value : null
}

function correctUnits(cues: readonly ParsedCue[]): ParsedCue[] {
  const durations = cues.flatMap(({ start, end }) => (start === null || end === null ? [] : [end - start]))
  const isInMilliseconds = durations.reduce((sum, length) => sum + length, 0) > durations.length * MAX_AVERAGE_SECONDS
  const convert = (time: number | null) => {
    const seconds = time === null || !isInMilliseconds ? time : time / 1000
    return seconds !== null && Math.abs(seconds) < MAX_SECONDS ? seconds : null
  }
  return cues.map(({ start, end, ...cue }) => ({ ...cue, start: convert(start), end: convert(end) }))
}
