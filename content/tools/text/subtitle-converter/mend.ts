import { joinWords } from '@/lib/audio/captions/join-words'
import type { Cue, Found, Issue } from './cue'

/** Characters a second that are read in comfort, and the seconds that a cue of unknown length lasts at least and at most. */
const COMFORTABLE = 15
const [SHORTEST, LONGEST] = [1, 7]

type Mended = { cues: readonly Cue[]; issues: readonly Issue[] }

/** Gives every cue times that a player takes, and says for each what was wrong. No cue goes. */
export function mend({ format, cues: found, issues: before }: Found): Mended {
  const issues = [...before]
  const cues: Cue[] = []
  const isUntimed = format === 'plain text'
  for (const [index, { start, end, ...cue }] of found.entries()) {
    const last = cues.at(-1)
    const after = last?.end ?? 0
    const next = found[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const comfortable = Math.min(LONGEST, Math.max(SHORTEST, cue.text.length / COMFORTABLE))
    const begins = start ?? (end === null ? after : Math.max(after, end - comfortable))
    const until = next > begins ? Math.min(next, begins + comfortable) : begins + comfortable
    const goesOn = format === 'text with times' && next > begins && Number.isFinite(next)
    const worked = goesOn ? next : until

    if (!isUntimed) {
      const wrong = [cue.text === '' && 'No words', wrongTimes(start, end, format), wrongPlace(start, last)]
      for (const text of wrong) if (text) issues.push({ line: cue.line, text })
    }
    cues.push({ ...cue, ...aboveZero(begins, end !== null && end > begins ? end : worked) })
  }
  return { cues: cues.toSorted((one, other) => one.start - other.start), issues }
}

function wrongTimes(start: number | null, end: number | null, format: Found['format']): string | false {
  if (format === 'text with times') return false
  if (start === null && end === null) return 'No times that can be read: put after the cue above'
  if (start === null) return 'No start that can be read: worked out from its end'
  if (end === null) return 'No end that can be read: worked out from its length'
  if (start < 0 || end < 0) return 'A time below zero: set to zero'
  if (end < start) return 'Ends before it starts: new end worked out from its length'
  return end === start && 'Lasts no time: new end worked out from its length'
}

const wrongPlace = (start: number | null, last: Cue | undefined) =>
  start !== null && last && start < last.start && 'Starts before the cue above it: put in order'

/** Shortest that a cue may last, in seconds: files have milliseconds. */
const INSTANT = 0.001

/** Times that begin at zero at the earliest and end after that. */
export function aboveZero(start: number, end: number): { start: number; end: number } {
  const begins = Math.max(0, start)
  return { start: begins, end: Math.max(begins + INSTANT, end) }
}

/** A cue's words on one line, as their script joins lines. */
export function onOneLine(text: string): string {
  const lines = text.split('\n').filter(Boolean)
  return lines
    .map((line, index) => {
      const [before, after] = [lines[index - 1]?.slice(-2) ?? '', line.slice(0, 2)]
      return joinWords(before, after).length > before.length + after.length ? ` ${line}` : line
    })
    .join('')
}
