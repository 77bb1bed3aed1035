import type { Issue, ParsedCue } from '@/lib/audio/captions/timed-text'
import type { Segment } from '@/lib/audio/captions/transcript'
import { joinTexts } from '@/lib/core/strings/join-texts'
import { splitGraphemes } from '@/lib/core/strings/segment-text'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { parsePlacement, stripTags } from './markup'

/** One subtitle: its text may have several lines and simple tags, its times are in seconds. */
export type Cue = Segment & Pick<ParsedCue, 'lineNumber' | 'settings'>

export type ParsedSubtitles = {
  format: string
  cues: readonly ParsedCue[]
  issues: readonly Issue[]
  /** The times depend on a frame rate that the text does not give. */
  isInFrames?: boolean
  /** Cues overlapped, so each ends when the next starts. */
  isShortened?: boolean
  /** A cue without an end lasts until the next one, as in lyrics. */
  lastUntilNext?: boolean
}

export const PLAIN_TEXT_FORMAT = 'plain text'

/** Each cue without an end lasts until the next start. A time without text is a pause, so it becomes no cue. */
export function endAtNextStart(cues: readonly ParsedCue[]): ParsedCue[] {
  return cues
    .toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0))
    .map((cue, index, sortedCues) => ({ ...cue, end: cue.end ?? sortedCues[index + 1]?.start ?? null }))
    .filter(({ text }) => text !== '')
}

/** YouTube shows a line while the next one rolls in, so its durations extend beyond the next start. */
export const shortenOverlaps = (cues: readonly ParsedCue[]): ParsedCue[] =>
  cues.map((cue, index) => ({ ...cue, end: findStartWithin(cue, cues[index + 1]) ?? cue.end }))

const findStartWithin = ({ start, end }: ParsedCue, nextCue: ParsedCue | undefined): number | null => {
  const nextStart = nextCue?.start ?? Number.POSITIVE_INFINITY
  return start !== null && end !== null && nextStart > start && nextStart < end ? nextStart : null
}

const MIN_OVERLAPPING_SHARE = 3 / 4

/** Nearly all cues overlap in files of YouTube’s captions; two people who talk at once overlap now and then. */
export function areOverlapping(cues: readonly ParsedCue[]): boolean {
  const count = cues.filter((cue, index) => findStartWithin(cue, cues[index + 1]) !== null).length
  return count > 2 && count >= (cues.length - 1) * MIN_OVERLAPPING_SHARE
}

/** Players stack cues of the same time and place upside down, so they become one. In SRT, only a text gives a place. */
export function joinSimultaneous(cues: readonly Cue[], format: 'SRT' | 'WebVTT'): Cue[] {
  const joinedCues: Cue[] = []
  let lastKey = ''
  for (const cue of cues) {
    const key = `${cue.start} ${cue.end} ${format === 'SRT' ? parsePlacement(cue.text) : cue.settings}`
    const lastCue = key === lastKey ? joinedCues.pop() : undefined
    joinedCues.push(lastCue ? { ...lastCue, text: `${lastCue.text}\n${cue.text}` } : cue)
    lastKey = key
  }
  return joinedCues
}

/** `COMFORTABLE_SPEED` is in characters per second. The others are for a cue whose length is unknown. */
const COMFORTABLE_SPEED = 15
export const MIN_CUE_SECONDS = 1
const MAX_CUE_SECONDS = 7

/** Gives every cue valid times and lists the problems. Drops no cue. */
export function repairCues(subtitles: ParsedSubtitles): { cues: readonly Cue[]; issues: readonly Issue[] } {
  const { format, cues: parsedCues, lastUntilNext = false } = subtitles
  const issues = [...subtitles.issues]
  const cues: Cue[] = []
  const isUntimed = format === PLAIN_TEXT_FORMAT
  for (const [index, { start, end, ...cue }] of parsedCues.entries()) {
    const previousCue = cues.at(-1)
    const previousEnd = previousCue?.end ?? 0
    const nextStart = parsedCues[index + 1]?.start ?? Number.POSITIVE_INFINITY
    const readingSeconds = Math.min(MAX_CUE_SECONDS, Math.max(MIN_CUE_SECONDS, cue.text.length / COMFORTABLE_SPEED))
    const startTime = start ?? (end === null ? previousEnd : Math.max(previousEnd, end - readingSeconds))
    const defaultEnd =
      nextStart > startTime ? Math.min(nextStart, startTime + readingSeconds) : startTime + readingSeconds
    const endsAtNextStart = lastUntilNext && nextStart > startTime && Number.isFinite(nextStart)
    const inferredEnd = endsAtNextStart ? nextStart : defaultEnd

    if (!isUntimed) {
      const problems = [
        cue.text === '' && 'No text',
        !(lastUntilNext && end === null) && describeTimeIssue(start, end),
        describeOrderIssue(start, previousCue),
      ]
      for (const text of problems) if (text) issues.push({ lineNumber: cue.lineNumber, text })
    }
    cues.push({ ...cue, ...clampTimes(startTime, end !== null && end > startTime ? end : inferredEnd) })
  }
  return { cues: cues.toSorted((one, other) => one.start - other.start), issues }
}

function describeTimeIssue(start: number | null, end: number | null): string | false {
  if (start === null && end === null) return 'Can’t read the timestamps, so it goes after the cue above'
  if (start === null) return 'Can’t read the start, so we worked back from the end'
  if (end === null) return 'Can’t read the end, so we estimated it'
  if (start < 0 || end < 0) return 'Time below zero, so set to zero'
  if (end < start) return 'Ends before it starts, so we estimated a new end'
  return end === start && 'Starts and ends at once, so we estimated a new end'
}

const describeOrderIssue = (start: number | null, previousCue: Cue | undefined) =>
  start !== null && previousCue && start < previousCue.start && 'Starts before the cue above, so we reordered them'

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

const MAX_LINES = 2

/** The parts share the time by text length. Removes tags, because one might open and close in different parts. */
export function splitCue(cue: Cue, width: number): Cue[] {
  const lines = cue.text.split('\n')
  if (lines.length <= MAX_LINES && lines.every((line) => countGraphemes(stripTags(line)) <= width)) return [cue]
  const wrappedLines = wrapText(joinCueLines(stripTags(cue.text)), width)
  if (wrappedLines.length === 0) return [cue]
  const chunks: string[] = []
  for (let index = 0; index < wrappedLines.length; index += MAX_LINES)
    chunks.push(balanceLines(wrappedLines.slice(index, index + MAX_LINES)))
  const totalLength = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  let usedLength = 0
  return chunks.map((text) => {
    const start = cue.start + ((cue.end - cue.start) * usedLength) / totalLength
    usedLength += text.length
    return { ...cue, text, start, end: cue.start + ((cue.end - cue.start) * usedLength) / totalLength }
  })
}

type Word = { text: string; length: number }

/** Fills lines greedily; cuts a word longer than a line between graphemes. */
function wrapText(text: string, width: number): Word[][] {
  const lines: Word[][] = []
  let remainingWidth = 0
  for (const word of text.split(/\s+/).flatMap((word) => splitLongWord(word, width))) {
    const line = remainingWidth > word.length ? lines.at(-1) : undefined
    if (line) line.push(word)
    else lines.push([word])
    remainingWidth = (line ? remainingWidth - 1 : width) - word.length
  }
  return lines
}

function splitLongWord(word: string, width: number): Word[] {
  const characters = /^[!-~]*$/.test(word) ? [...word] : splitGraphemes(word)
  return Array.from({ length: Math.ceil(characters.length / width) }, (_, index) => {
    const part = characters.slice(index * width, (index + 1) * width)
    return { text: part.join(''), length: part.length }
  })
}

function balanceLines(lines: readonly Word[][]): string {
  const words = lines.flat()
  const totalLength = getLineLength(words)
  let firstLineLength = 0
  let bestSplitIndex = lines[0]?.length ?? 0
  let shortestMaxLength = Math.max(...lines.map(getLineLength))
  for (const [index, { length }] of words.entries()) {
    firstLineLength += length + (index === 0 ? 0 : 1)
    const maxLength = Math.max(firstLineLength, totalLength - firstLineLength - 1)
    if (lines.length < MAX_LINES || index === words.length - 1 || maxLength >= shortestMaxLength) continue
    bestSplitIndex = index + 1
    shortestMaxLength = maxLength
  }
  return [words.slice(0, bestSplitIndex), words.slice(bestSplitIndex)]
    .filter((line) => line.length > 0)
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n')
}

const getLineLength = (words: readonly Word[]) => words.reduce((sum, { length }) => sum + length + 1, -1)
