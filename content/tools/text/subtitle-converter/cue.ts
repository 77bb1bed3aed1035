import type { Segment } from '@/lib/audio/captions/segment'

/** One subtitle: its text may have several lines and simple tags, its times are in seconds. */
export type Cue = Segment & {
  /** Start of the cue in the source text, from 1: a line, or an item of JSON. */
  lineNumber: number
  settings: string
}

/** A cue as parsed: invalid times are null. */
export type ParsedCue = Omit<Cue, 'start' | 'end'> & { start: number | null; end: number | null }

export type Issue = { lineNumber: number; text: string }

export type ParsedSubtitles = {
  format: 'SRT' | 'WebVTT' | 'ASS' | 'JSON' | 'plain text' | 'text with times'
  cues: readonly ParsedCue[]
  issues: readonly Issue[]
}
