import { joinTexts } from '@/lib/audio/captions/join-texts'
import type { Cue, Issue, ParsedSubtitles } from './cue'

/**
 * Comfortable reading speed in characters per second, and the shortest and longest duration of a cue of unknown length.
 */
const COMFORTABLE_SPEED = 15
const [MIN_CUE_SECONDS, MAX_CUE_SECONDS] = [1, 7]

type RepairedCues = { cues: readonly Cue[]; issues: readonly Issue[] }

/** Gives every cue valid times and lists the problems. Drops no cue. */
export function repairCues({ format, cues: parsedCues, issues: parsingIssues }: ParsedSubtitles): RepairedCues {
  const issues = [...parsingIssues]
  const cues: Cue[] = []
  const isUntimed = format === 'plain text'
  for (const [index, { start, end, ...cue }] of parsedCues.entries()) {
    const previousCue = cues.at(-1)
    const previousEnd = previousCue?.end ?? 0
    const nextStart = parsedCues[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const readingSeconds = Math.min(MAX_CUE_SECONDS, Math.max(MIN_CUE_SECONDS, cue.text.length / COMFORTABLE_SPEED))
    const startTime = start ?? (end === null ? previousEnd : Math.max(previousEnd, end - readingSeconds))
    const defaultEnd =
      nextStart > startTime ? Math.min(nextStart, startTime + readingSeconds) : startTime + readingSeconds
    const lastsUntilNext = format === 'text with times' && nextStart > startTime && Number.isFinite(nextStart)
    const inferredEnd = lastsUntilNext ? nextStart : defaultEnd

    if (!isUntimed) {
      const problems = [
        cue.text === '' && 'No words',
        describeTimeIssue(start, end, format),
        describeOrderIssue(start, previousCue),
      ]
      for (const text of problems) if (text) issues.push({ lineNumber: cue.lineNumber, text })
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

const describeOrderIssue = (start: number | null, previousCue: Cue | undefined) =>
  start !== null && previousCue && start < previousCue.start && 'Starts before the cue above it: put in order'

/** Shortest cue, in seconds: files have millisecond precision. */
const MIN_DURATION_SECONDS = 0.001

export function clampTimes(start: number, end: number): { start: number; end: number } {
  const clampedStart = Math.max(0, start)
  return { start: clampedStart, end: Math.max(clampedStart + MIN_DURATION_SECONDS, end) }
}

/** Joins a cue's lines into one, with or without spaces depending on the script. */
export function joinCueLines(text: string): string {
  const lines = text.split('\n').filter(Boolean)
  return lines
    .map((line, index) => {
      const [previousLineEnd, lineStart] = [lines[index - 1]?.slice(-2) ?? '', line.slice(0, 2)]
      return joinTexts(previousLineEnd, lineStart).length > previousLineEnd.length + lineStart.length
        ? ` ${line}`
        : line
    })
    .join('')
}
