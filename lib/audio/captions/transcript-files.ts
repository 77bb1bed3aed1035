import { formatTimestamp } from '@/lib/core/format/format-timestamp'
import { cleanLine } from './clean-line'
import { formatCueTime } from './cue-timing'
import type { Segment } from './segment'
import type { Transcript } from './transcript'

/** Returns only the words, or each line after its time. */
export function toText(
  { text, segments }: Pick<Transcript, 'text' | 'segments'>,
  { shouldShowTimestamps }: { shouldShowTimestamps: boolean },
): string {
  const lines = shouldShowTimestamps
    ? segments.map((segment) => `[${formatTimestamp(segment.start)}] ${segment.text}`)
    : []
  return `${(lines.length > 0 ? lines : text.split('\n')).map(cleanLine).join('\n').trim()}\n`
}

/** Formats SubRip. It cannot escape an arrow, which would parse as a timing, so an arrow in a text is shortened. */
export function toSrt({ segments }: Pick<Transcript, 'segments'>): string {
  return segments
    .map((segment, index) => {
      const text = cleanLine(segment.text).replace(/(?<!-)-{2,}>/g, '->')
      return `${index + 1}\n${formatTiming(segment, ',')}\n${text}\n`
    })
    .join('\n')
}

export function toVtt({ segments }: Transcript): string {
  const cues = segments.map((segment) => `${formatTiming(segment, '.')}\n${escapeMarkup(cleanLine(segment.text))}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

export function toJson({ videoId, url, language, source, segments, text }: Transcript): string {
  const roundedSegments = segments.map(({ start, end, text }) => ({
    start: roundToMilliseconds(start),
    end: roundToMilliseconds(end),
    text: cleanLine(text),
  }))
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

const roundToMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000
