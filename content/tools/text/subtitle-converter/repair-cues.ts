import { joinWords } from '@/lib/audio/captions/join-words'
import type { Cue, Issue, ParsedSubtitles } from './cue'

/** Characters a second that are read in comfort, and the seconds that a cue of unknown length lasts at least and at most. */
const COMFORTABLE_SPEED = 15
const [MIN_CUE_SECONDS, MAX_CUE_SECONDS] = [1, 7]

type RepairedCues = { cues: readonly Cue[]; issues: readonly Issue[] }

/** Gives every cue times that a player takes, and says for each what was wrong. No cue goes. */
export function repairCues({ format, cues: found, issues: before }: ParsedSubtitles): RepairedCues {
  const issues = [...before]
  const cues: Cue[] = []
  const isUntimed = format === 'plain text'
  for (const [index, { start, end, ...cue }] of found.entries()) {
    const last = cues.at(-1)
    const after = last?.end ?? 0
    const next = found[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const comfortable = Math.min(
      MAX_CUE_SECONDS,
      Math.max(MIN_CUE_SECONDS, cue.text.length / COMFORTABLE_SPEED),
    )
    const startTime = start ?? (end === null ? after : Math.max(after, end - comfortable))
    const defaultEnd = next > startTime ? Math.min(next, startTime + comfortable) : startTime + comfortable
    const lastsUntilNext = format === 'text with times' && next > startTime && Number.isFinite(next)
    const inferredEnd = lastsUntilNext ? next : defaultEnd

    if (!isUntimed) {
      const wrong = [
        cue.text === '' && 'No words',
        describeTimeIssue(start, end, format),
        describeOrderIssue(start, last),
      ]
      for (const text of wrong) if (text) issues.push({ line: cue.line, text })
    }
    cues.push({ ...cue, ...clampTimes(startTime, end !== null && end > startTime ? end : inferredEnd) })
  }
  return { cues: cues.toSorted((one, other) => one.start - other.start), issues }
}

function describeTimeIssue(
  start: number | null,
  end: number | null,
  format: ParsedSubtitles['format'],
): string | false {
  if (format === 'text with times') return false
  if (start === null && end === null) return 'No times that can be read: put after the cue above'
  if (start === null) return 'No start that can be read: worked out from its end'
  if (end === null) return 'No end that can be read: worked out from its length'
  if (start < 0 || end < 0) return 'A time below zero: set to zero'
  if (end < start) return 'Ends before it starts: new end worked out from its length'
  return end === start && 'Lasts no time: new end worked out from its length'
}

const describeOrderIssue = (start: number | null, last: Cue | undefined) =>
  start !== null && last && start < last.start && 'Starts before the cue above it: put in order'

/** Shortest that a cue may last, in seconds: files have milliseconds. */
const MIN_DURATION = 0.001

/** Times that begin at zero at the earliest and end after that. */
export function clampTimes(start: number, end: number): { start: number; end: number } {
  const begins = Math.max(0, start)
  return { start: begins, end: Math.max(begins + MIN_DURATION, end) }
}

/** A cue's words on one line, as their script joins lines. */
export function joinCueLines(text: string): string {
  const lines = text.split('\n').filter(Boolean)
  return lines
    .map((line, index) => {
      const [before, after] = [lines[index - 1]?.slice(-2) ?? '', line.slice(0, 2)]
      return joinWords(before, after).length > before.length + after.length ? ` ${line}` : line
    })
    .join('')
}
