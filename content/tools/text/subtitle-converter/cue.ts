import type { Segment } from '@/lib/audio/captions/segment'

/** One subtitle: its words may have several lines and simple tags, its times are in seconds. */
export type Cue = Segment & {
  /** Where it begins in the text that was given, from 1: a line, or an item of JSON. */
  lineNumber: number
  /** What WebVTT says about its place, such as `position:10%`. */
  settings: string
}

/** A cue as it was found: times that cannot be read are null. */
export type ParsedCue = Omit<Cue, 'start' | 'end'> & { start: number | null; end: number | null }

/** What is wrong with a cue and what was done about it. */
export type Issue = { lineNumber: number; text: string }

export type ParsedSubtitles = {
  format: 'SRT' | 'WebVTT' | 'ASS' | 'JSON' | 'plain text' | 'text with times'
  cues: readonly ParsedCue[]
  issues: readonly Issue[]
}
