import { type Issue, isFrameTime, type ParsedCue, parseTime } from '@/lib/audio/captions/timed-text'
import { endAtNextStart, type ParsedSubtitles, PLAIN_TEXT_FORMAT } from './cues'

const clock = String.raw`(?:\d{1,3}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3}|[:;]\d{2})?`
/** `0:12`, `[0:12.34]`, `(00:12)`, or a range as in `[00:00.000 --> 00:02.000]`, with the space or dash after it. */
const timestampPattern = new RegExp(
  String.raw`\s*([[(]?)(${clock})(?:\s*(?:[\p{Pd}−]+>?|→|to|,|\t)\s*(${clock}))?(?:[\])]|(?=[\s:,]|$))(?:\s*[:,]|\s+\p{Pd})?\s*`,
  'uyg',
)
const lrcTagPattern = /^\[(?:ti|ar|al|au|lr|by|re|ve|la|id|tool|length|offset|#)\s*:([^\]]*)\]$/i
const lrcLinePattern = /^\[\d{1,3}:\d{2}\.\d{1,3}\]/

/** `Ann  0:12` or `Ann (0:12)`: a speaker and the time, with the words below. */
const speakerTimePattern = new RegExp(String.raw`^([^\s\d[(].{0,60}?)(?:\s{2,9}|\s?[[(])(${clock})[\])]?:?\s*$`)

/** Times are at the start of a line or above it. Only lyrics (LRC) have several times on a line. */
function parseTimestampLine(sourceLine: string) {
  // Premiere Pro writes 00;00;03;15.
  const line = sourceLine
    .replace(/(?<!\d)(\d\d);(\d\d);(\d\d)(?=;\d\d(?!\d))/g, '$1:$2:$3')
    .replace(speakerTimePattern, '$2 $1:')
  const matches = [...line.matchAll(timestampPattern)]
  const timestamps = matches.every(([, bracket]) => bracket === '[') ? matches : matches.slice(0, 1)
  return { timestamps, text: line.slice(timestamps.reduce((length, [match]) => length + match.length, 0)).trim() }
}

/** YouTube’s transcript repeats each time for screen readers: `1:05`, then `1 minute, 5 seconds`. */
const isSpokenTime = (line: string, lineAbove: string) =>
  /^\d+ (?:hour|minute|second)s?(?:, \d+ (?:minute|second)s?){0,2}$/.test(line) &&
  /^[\d:]+$/.test(lineAbove) &&
  getNonzeroNumbers(line) === getNonzeroNumbers(lineAbove)
const getNonzeroNumbers = (text: string) => text.match(/\d+/g)?.map(Number).filter(Boolean).join()

/** A transcript begins with a time, or has two; a cue extends to the next time. In other texts, each line is a cue. */
export function parsePlainText(lines: readonly string[], frameRate: number): ParsedSubtitles {
  const isLrc = lines.some((line) => lrcLinePattern.test(line))
  const parsedLines = lines
    .map((line, index) => ({ ...parseTimestampLine(line), source: line.trim(), lineNumber: index + 1 }))
    .filter(({ source }) => source !== '' && !(isLrc && lrcTagPattern.test(source)))
    .filter(({ source }, index, allLines) => !isSpokenTime(source, allLines[index - 1]?.source ?? ''))
  const timestampCount = parsedLines.filter(({ timestamps }) => timestamps.length > 0).length
  if (timestampCount < 2 && !parsedLines[0]?.timestamps.length) {
    const cues = parsedLines.map(({ source, lineNumber }) => buildCue(source, lineNumber))
    return { format: PLAIN_TEXT_FORMAT, cues, issues: [] }
  }

  const cues: ParsedCue[] = []
  const issues: Issue[] = []
  const firstCueIndex = parsedLines.findIndex(({ timestamps }) => timestamps.length > 0)
  const lrcOffset = isLrc ? parseLrcOffset(lines) : 0
  for (const [index, { timestamps, text, lineNumber }] of parsedLines.entries()) {
    const lastCue = cues.at(-1)
    for (const [, , start = '', end = ''] of timestamps) {
      const startTime = parseTime(start, frameRate)
      const movedStart = startTime === null ? null : startTime - lrcOffset
      cues.push(buildCue(text, lineNumber, movedStart, parseTime(end, frameRate)))
    }
    if (timestamps.length > 0) continue
    if (index > firstCueIndex && lastCue) lastCue.text += lastCue.text === '' ? text : `\n${text}`
    else if (parseTime(parsedLines[firstCueIndex]?.timestamps[0]?.[2] ?? '', frameRate))
      cues.push(buildCue(text, lineNumber, 0))
    else issues.push({ lineNumber, text: `Above the first timestamp, so we left it out: “${text}”` })
  }
  return {
    format: isLrc ? 'LRC' : 'text with timestamps',
    cues: isLrc ? endAtNextStart(cues) : cues,
    issues,
    isInFrames: parsedLines.some(({ timestamps }) => timestamps.some(([, , start = '']) => isFrameTime(start))),
    lastUntilNext: true,
  }
}

function buildCue(text: string, lineNumber: number, start: number | null = null, end: number | null = null): ParsedCue {
  return { start, end, text, lineNumber, settings: '' }
}

/** In seconds; lyrics appear sooner by a positive offset. */
function parseLrcOffset(lines: readonly string[]): number {
  const offset = lines.map((line) => /^\[offset\s*:\s*([+-]?\d{1,7})\s*\]$/i.exec(line.trim())?.[1]).find(Boolean)
  return Number(offset ?? 0) / 1000
}
