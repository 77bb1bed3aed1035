import { formatCueTime } from '@/lib/audio/captions/cue-timing'
import type { Segment } from '@/lib/audio/captions/segment'
import type { Cue } from './cue'
import { toSrtText, toVttText } from './markup'

/** SubRip, numbered from 1. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map(
      ({ start, end, text }, index) =>
        `${index + 1}\n${formatCueTime(start, ',')} --> ${formatCueTime(end, ',')}\n${toSrtText(text)}\n`,
    )
    .join('\n')
}

/** WebVTT; what the cue’s own file said about its place stays. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text, settings }) => {
    const timing = `${formatCueTime(start, '.')} --> ${formatCueTime(end, '.')} ${settings}`.trimEnd()
    return `${timing}\n${toVttText(text)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** As Whisper and our transcript tool have it: times in seconds. */
export function toJson(cues: readonly Segment[]): string {
  const segments = cues.map(({ start, end, text }) => ({
    start: roundToMilliseconds(start),
    end: roundToMilliseconds(end),
    text,
  }))
  return `${JSON.stringify({ segments }, null, 2)}\n`
}

const roundToMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000
