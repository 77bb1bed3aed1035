import { clockTime } from '@/lib/audio/captions/clock'
import type { Segment } from '@/lib/audio/captions/segment'
import type { Cue } from './cue'
import { forSrt, forVtt } from './markup'

/** SubRip, numbered from 1. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map(
      ({ start, end, text }, index) =>
        `${index + 1}\n${clockTime(start, ',')} --> ${clockTime(end, ',')}\n${forSrt(text)}\n`,
    )
    .join('\n')
}

/** WebVTT; what the cue’s own file said about its place stays. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text, settings }) => {
    const timing = `${clockTime(start, '.')} --> ${clockTime(end, '.')} ${settings}`.trimEnd()
    return `${timing}\n${forVtt(text)}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** As Whisper and our transcript tool have it: times in seconds. */
export function toJson(cues: readonly Segment[]): string {
  const segments = cues.map(({ start, end, text }) => ({ start: rounded(start), end: rounded(end), text }))
  return `${JSON.stringify({ segments }, null, 2)}\n`
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000
