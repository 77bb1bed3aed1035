import { formatTimestamp } from '@/lib/core/format/format-time'
import { removeInvisible } from '@/lib/core/strings/remove-invisible'
import type { Segment, Transcript } from './transcript'

/** Formats a time as `00:00:07.920`, with `separator` before the milliseconds. Negative times become zero. */
export function formatCueTime(seconds: number, separator: '.' | ','): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000)) || 0
  const parts = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    Math.floor(milliseconds / 1000) % 60,
  ]
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return `${clock}${separator}${String(milliseconds % 1000).padStart(3, '0')}`
}

/** Returns a caption's text as one clean line that is safe in any file; line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return removeInvisible(text)
    .replace(/[\s\u0085]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Returns only the words, or each segment on a line after its timestamp. */
export function toText(
  { text, segments }: Pick<Transcript, 'text' | 'segments'>,
  { shouldShowTimestamps }: { shouldShowTimestamps: boolean },
): string {
  const lines = shouldShowTimestamps
    ? segments.map((segment) => `[${formatTimestamp(segment.start)}] ${segment.text}`)
    : []
  return `${(lines.length > 0 ? lines : text.split('\n')).map(cleanLine).join('\n').trim()}\n`
}

export const formatSrt = (cues: readonly Segment[], formatText: (text: string) => string) =>
  cues.map((cue, index) => `${index + 1}\n${formatTiming(cue, ',')}\n${formatText(cue.text)}\n`).join('\n')

/** SubRip cannot escape an arrow, which would parse as a timing, so an arrow in a text is shortened. */
export const toSrt = ({ segments }: Pick<Transcript, 'segments'>) =>
  formatSrt(segments, (text) => cleanLine(text).replace(/(?<!-)-{2,}>/g, '->'))

type VttCue = Segment & { settings?: string }

export function formatVtt(cues: readonly VttCue[], formatText: (text: string) => string): string {
  const blocks = cues.map(({ settings = '', ...cue }) => {
    const timing = `${formatTiming(cue, '.')} ${settings}`.trimEnd()
    return `${timing}\n${formatText(cue.text)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

export const toVtt = ({ segments }: Transcript) => formatVtt(segments, (text) => escapeMarkup(cleanLine(text)))

export function toJson({ videoId, url, language, source, segments, text }: Transcript): string {
  const roundedSegments = segments.map(roundTimes).map((segment) => ({ ...segment, text: cleanLine(segment.text) }))
  const cleanText = text.split('\n').map(cleanLine).join('\n')
  return `${JSON.stringify({ videoId, url, language, source, segments: roundedSegments, text: cleanText }, null, 2)}\n`
}

/** A cue must end after it starts. */
function formatTiming({ start, end }: Segment, separator: '.' | ','): string {
  return `${formatCueTime(start, separator)} --> ${formatCueTime(Math.max(end, start + 0.001), separator)}`
}

/** Escapes characters that WebVTT reads as markup. */
export const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Rounds to milliseconds. */
export const roundTimes = ({ start, end, text }: Segment): Segment => ({
  start: Math.round(start * 1000) / 1000,
  end: Math.round(end * 1000) / 1000,
  text,
})
