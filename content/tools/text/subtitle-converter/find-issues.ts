import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { Cue, Issue } from './cue'
import { stripTags } from './markup'

/** Characters as people see them that a second of the cue asks a viewer to read, to one decimal; line breaks do not count. */
export function getReadingSpeed({ text, start, end }: Cue): number {
  const characterCount = countGraphemes(stripTags(text).replaceAll('\n', ''))
  return Math.round((characterCount / Math.max(0.001, end - start)) * 10) / 10
}

/** Cues that overlap the one before them or are read faster than `maxSpeed` characters a second. Expects them in order. */
export function findIssues(cues: readonly Cue[], maxSpeed: number): Issue[] {
  return cues.flatMap((cue, index) => {
    const previousCue = cues[index - 1]
    const overlap = previousCue ? previousCue.end - cue.start : 0
    const speed = getReadingSpeed(cue)
    return [
      overlap > 0.0005 ? `Overlaps the cue before it by ${formatSeconds(overlap)}` : '',
      speed > maxSpeed ? `Fast: ${speed} characters a second` : '',
    ]
      .filter(Boolean)
      .map((text) => ({ lineNumber: cue.lineNumber, text }))
  })
}

const formatSeconds = (value: number) => `${Number(value.toFixed(3))} s`
