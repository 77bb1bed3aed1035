import { parseCueText } from './cues'
import type { Segment } from './transcript'

/** A cue as parsed: its text may have several lines, tags and character references. Invalid times are null. */
export type ParsedCue = {
  start: number | null
  end: number | null
  text: string
  /** Start of the cue in the source, from 1: a line, or an item of JSON or XML. */
  lineNumber: number
  settings: string
}

export type Issue = { lineNumber: number; text: string }

const timePattern = /^(-?)(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:([.,:;])(\d+)(?:[.,]\d+)*)?$/
/** Up to two digits after a colon or semicolon are SMPTE frames; three are milliseconds. */
const framePattern = /:\d{1,2}(?::\d{1,2}:|;)(\d{1,2})$/
/** Ambiguous, as in `50,0100`. Six or more digits without a second separator are plain decimals. */
const excessDecimalsPattern = /[.,](?:\d{4,5}$|\d+[.,])/

export const isFrameTime = (time: string): boolean => framePattern.test(time)

/** Parses `00:01:02,500`, `1:02.5`, `-0:01`, or `00:01:02:12` in frames, to seconds; null if the text is not a time. */
export function parseTime(text: string, frameRate: number): number | null {
  const match = timePattern.exec(text)
  if (!match) return null
  const [, sign, hours = '0', minutes = '0', seconds = '0', separator, fraction = '0'] = match
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const totalSeconds = isFrameTime(text)
    ? convertFrames(wholeSeconds, Number(fraction), { frameRate, isDropFrame: separator === ';' })
    : Number(`${wholeSeconds}.${fraction}`)
  return sign && totalSeconds > 0 ? -totalSeconds : totalSeconds
}

type FrameCount = { frameRate: number; isDropFrame: boolean }

/** At 29.97 fps a second has 30 numbers. Drop-frame times skip two in nine of ten minutes (SMPTE ST 12-1, 2014). */
function convertFrames(wholeSeconds: number, frames: number, { frameRate, isDropFrame }: FrameCount): number {
  const nominalRate = Math.round(frameRate)
  if (nominalRate === frameRate) return wholeSeconds + frames / frameRate
  const minutes = Math.floor(wholeSeconds / 60)
  const skippedFrames =
    isDropFrame && nominalRate % 30 === 0 ? (nominalRate / 15) * (minutes - Math.floor(minutes / 10)) : 0
  return ((wholeSeconds * nominalRate + frames - skippedFrames) * 1.001) / nominalRate
}

type Timing = Pick<ParsedCue, 'start' | 'end' | 'settings'> & { isInFrames?: boolean; issue?: string | false }

/** Distinguishes speech from a malformed time: “Open 10:00 -> 18:00” is speech. */
const wordPattern = /\p{L}{3}/u

/** Longest time with its spaces; a longer text before an arrow is a sentence. */
const MAX_TIME_LENGTH = 30

const timingHintPattern = /[>＞→]|&gt;|^\s*\d[\d:.]*,\d[\d:.]*\s*$/
const arrowPattern = /(?:[\p{Pd}−] ?)+>|→/u
const sbvTimingPattern = /^\s*(\d+(?::\d{1,2}){1,2}\.\d{2,3}),(\d+(?::\d{1,2}){1,2}\.\d{2,3})\s*$/

export const isSbvTiming = (line: string): boolean => sbvTimingPattern.test(line)

/** Restores times after a translator: full-width or Arabic characters, direction marks, escaped arrows and spaces. */
function normalizeTiming(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[٫٬،]/g, ',')
    .replaceAll('&gt;', '>')
    .replace(sbvTimingPattern, '$1 --> $2')
    .replace(/(?<=\d)\s*([:;.,])\s*(?=\d)/g, '$1')
}

/** Null if the line is no timing. One time may be unreadable, or both if the line follows a cue number. */
export function parseTiming(sourceLine: string, isNumbered: boolean, frameRate: number): Timing | null {
  if (!timingHintPattern.test(sourceLine)) return null
  const line = normalizeTiming(sourceLine)
  const arrow = arrowPattern.exec(line.slice(0, MAX_TIME_LENGTH * 2))
  if (!arrow || arrow.index > MAX_TIME_LENGTH) return null
  const startText = line.slice(0, arrow.index).replace(/\s/g, '')
  const [endText = '', ...settings] = line
    .slice(arrow.index + arrow[0].length)
    .trim()
    .split(/\s+/)
  const [start, end] = [parseTime(startText, frameRate), parseTime(endText, frameRate)]
  const isTiming =
    (isNumbered && arrow[0].length > 2) ||
    (start !== null && (end !== null || !wordPattern.test(endText))) ||
    (end !== null && !wordPattern.test(startText))
  if (!isTiming) return null
  const times = [startText, endText]
  const issue = describeTimes(times, frameRate)
  return { start, end, settings: settings.join(' '), isInFrames: times.some(isFrameTime), issue }
}

function describeTimes(times: readonly string[], frameRate: number): string | false {
  const frames = Math.max(...times.map((time) => Number(framePattern.exec(time)?.[1] ?? 0)))
  if (frames >= Math.round(frameRate))
    return `There’s no frame ${frames} at ${frameRate} fps, so change “Subtitle frame rate”`
  return times.some((time) => excessDecimalsPattern.test(time)) && 'Too many decimals in a timestamp, so check its time'
}

const cueNumberPattern = /^\s*\d{1,7}\s*$/
const noteStartPattern = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/**
 * Parses SRT, WebVTT or SBV. A number without times and text outside a cue become cues with an issue. Syntax:
 * w3.org/TR/webvtt1 (2019-04).
 */
export function parseTimedText(lines: readonly string[], { isVtt, frameRate }: { isVtt: boolean; frameRate: number }) {
  const cues: (Timing & { lineNumber: number; textLines: string[] })[] = []
  const issues: Issue[] = []
  let ignoredBlock: 'header' | 'note' | null = isVtt ? 'header' : null
  let isAfterBlankLine = true

  const addCue = (index: number, timing: Timing) => cues.push({ ...timing, lineNumber: index + 1, textLines: [] })
  const emptyTiming = { start: null, end: null, settings: '' }

  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    const wasAfterBlankLine = isAfterBlankLine
    isAfterBlankLine = isBlank
    const timing =
      isBlank || ignoredBlock === 'note'
        ? null
        : parseTiming(line, cueNumberPattern.test(lines[index - 1] ?? ''), frameRate)
    if (timing) {
      ignoredBlock = null
      addCue(index, timing)
      if (timing.issue) issues.push({ lineNumber: index + 1, text: timing.issue })
      continue
    }
    if (isBlank || ignoredBlock) {
      if (isBlank) ignoredBlock = null
      continue
    }
    if (isVtt && wasAfterBlankLine && noteStartPattern.test(line)) {
      ignoredBlock = 'note'
      continue
    }
    const isCueNumber = cueNumberPattern.test(line)
    const nextLine = lines[index + 1] ?? ''
    if ((isCueNumber || (isVtt && wasAfterBlankLine)) && parseTiming(nextLine, isCueNumber, frameRate)) continue
    if (!isVtt && isCueNumber && wasAfterBlankLine && Number(line) === cues.length + 1) {
      addCue(index, emptyTiming)
      continue
    }
    const lastCue = cues.at(-1)
    if (!lastCue) addCue(index, emptyTiming)
    else if (wasAfterBlankLine && lastCue.textLines.length > 0)
      issues.push({ lineNumber: index + 1, text: 'Text after a blank line, added to the cue above' })
    cues.at(-1)?.textLines.push(line.trim())
  }
  return {
    issues,
    isInFrames: cues.some((cue) => cue.isInFrames),
    cues: cues.map(({ start, end, lineNumber, settings, textLines }): ParsedCue => {
      return { start, end, lineNumber, settings: isVtt ? settings : '', text: textLines.join('\n') }
    }),
  }
}

export const vttHeaderPattern = /^WEBVTT(?:\s|$)/

export const splitLines = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)

/** Skips cues without text or a valid time; null if the text is not WebVTT. */
export function parseVtt(text: string): Segment[] | null {
  const lines = splitLines(text)
  if (!vttHeaderPattern.test(lines[0] ?? '')) return null
  return parseTimedText(lines, { isVtt: true, frameRate: 30 })
    .cues.flatMap(({ start, end, text: cueText }) => {
      const line = parseCueText(cueText)
      return start === null || end === null || start < 0 || line === ''
        ? []
        : [{ start, end: Math.max(start, end), text: line }]
    })
    .toSorted((cue, otherCue) => cue.start - otherCue.start)
}
