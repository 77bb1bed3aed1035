import { resolveReferences } from '@/lib/audio/captions/cues'
import { isRecord } from '@/lib/core/is-record'
import type { Issue, ParsedCue, ParsedSubtitles } from './cues'

const timePattern = /^(-?)(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:[.,:](\d{1,3}))?$/

/** Parses `00:01:02,500`, `1:02.5` or `-0:01` to seconds; null if the text is not a time. */
function parseTime(text: string): number | null {
  const match = timePattern.exec(text)
  if (!match) return null
  const [, sign, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  const wholeSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  const totalSeconds = (wholeSeconds * 1000 + Number(fraction.padEnd(3, '0'))) / 1000
  return sign && totalSeconds > 0 ? -totalSeconds : totalSeconds
}

type Timing = { start: number | null; end: number | null; settings: string }

/** Distinguishes speech from a malformed time: “Open 10:00 -> 18:00” is speech. */
const wordPattern = /\p{L}{3}/u

/** Longest time with its spaces; a longer text before an arrow is a sentence. */
const MAX_TIME_LENGTH = 30

/** Null if the line is no timing. One time may be unreadable, or both if the line follows a cue number. */
function parseTiming(line: string, isNumbered: boolean): Timing | null {
  const arrowIndex = line.indexOf('->')
  if (arrowIndex < 0 || arrowIndex > MAX_TIME_LENGTH) return null
  const startText = line
    .slice(0, arrowIndex > 0 && line[arrowIndex - 1] === '-' ? arrowIndex - 1 : arrowIndex)
    .replaceAll(' ', '')
  const [endText = '', ...settings] = line
    .slice(arrowIndex + 2)
    .trim()
    .split(/\s+/)
  const [start, end] = [parseTime(startText), parseTime(endText)]
  const isTiming =
    (isNumbered && line.includes('-->')) ||
    (start !== null && (end !== null || !wordPattern.test(endText))) ||
    (end !== null && !wordPattern.test(startText))
  return isTiming ? { start, end, settings: settings.join(' ') } : null
}

const cueNumberPattern = /^\s*\d{1,7}\s*$/
const noteStartPattern = /^(?:NOTE|STYLE|REGION)(?:\s|$)/

/** A number without times and text outside a cue become cues with an issue. Syntax: w3.org/TR/webvtt1 (2019-04). */
function parseTimedText(lines: readonly string[], format: 'SRT' | 'WebVTT'): ParsedSubtitles {
  const isVtt = format === 'WebVTT'
  const cues: (ParsedCue & { textLines: string[] })[] = []
  const issues: Issue[] = []
  let isInNote = isVtt
  let isAfterBlankLine = true

  const addCue = (index: number, timing: Timing) =>
    cues.push({ ...timing, lineNumber: index + 1, text: '', textLines: [] })
  const emptyTiming = { start: null, end: null, settings: '' }

  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === ''
    const wasAfterBlankLine = isAfterBlankLine
    isAfterBlankLine = isBlank
    const timing = isBlank ? null : parseTiming(line, cueNumberPattern.test(lines[index - 1] ?? ''))
    if (timing) {
      isInNote = false
      addCue(index, timing)
      continue
    }
    if (isBlank || isInNote) {
      isInNote &&= !isBlank
      continue
    }
    if (isVtt && wasAfterBlankLine && noteStartPattern.test(line)) {
      isInNote = true
      continue
    }
    const isCueNumber = cueNumberPattern.test(line)
    const nextLine = lines[index + 1] ?? ''
    if ((isCueNumber || (isVtt && wasAfterBlankLine)) && parseTiming(nextLine, isCueNumber)) continue
    if (!isVtt && isCueNumber && wasAfterBlankLine && Number(line) === cues.length + 1) {
      addCue(index, emptyTiming)
      continue
    }
    const lastCue = cues.at(-1)
    if (!lastCue) addCue(index, emptyTiming)
    else if (wasAfterBlankLine && lastCue.textLines.length > 0)
      issues.push({ lineNumber: index + 1, text: 'Text after a blank line, added to the cue above' })
    cues.at(-1)?.textLines.push(line)
  }
  const joinLines = (cueLines: readonly string[]) => cueLines.map((line) => line.trim()).join('\n')
  return {
    format,
    issues,
    cues: cues.map(({ textLines, ...cue }) => ({
      ...cue,
      settings: isVtt ? cue.settings : '',
      text: isVtt ? resolveReferences(joinLines(textLines)) : joinLines(textLines),
    })),
  }
}

const defaultAssColumns = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'

/** Parses ASS or SSA dialogue. Preserves bold, italic and underline, and drops other styling and comments. */
function parseAss(lines: readonly string[]): ParsedSubtitles {
  const cues: ParsedCue[] = []
  const issues: Issue[] = []
  let columns = defaultAssColumns.split(',')
  let isInEvents = false
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('[')) isInEvents = /^\[events\]/i.test(line)
    if (isInEvents && /^format:/i.test(line))
      columns = line
        .slice(7)
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
    if (!/^dialogue:/i.test(line)) continue
    const cells = line.slice(9).split(',')
    const textColumnIndex = columns.length - 1
    const getCell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    const rawText = cells.slice(textColumnIndex).join(',')
    if (/\{[^{}]*\\p[1-9]/.test(rawText)) {
      issues.push({ lineNumber: index + 1, text: 'A drawing, so we left it out' })
      continue
    }
    cues.push({
      start: parseTime(getCell('start')),
      end: parseTime(getCell('end')),
      text: toCueText(rawText),
      lineNumber: index + 1,
      settings: '',
    })
  }
  return { format: 'ASS', cues, issues }
}

function toCueText(text: string): string {
  return text
    .replace(/\{[^{}]*\}/g, (block) =>
      [...block.matchAll(/\\([ibu])([01])(?!\d)/g)]
        .map(([, tag, value]) => (value === '1' ? `<${tag}>` : `</${tag}>`))
        .join(''),
    )
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', ' ')
    .trim()
}

const lineTimestampPattern = /^\[?((?:\d{1,3}:)?\d{1,3}:\d{2})\]?(?:\s+[-–—]?\s*|$)/

/** A transcript begins with a time. Times are at the start of a line or above it; a cue extends to the next time. */
function parsePlainText(lines: readonly string[]): ParsedSubtitles {
  const isTimed = lineTimestampPattern.test(lines.find((line) => line.trim() !== '') ?? '')
  const cues: ParsedCue[] = []
  for (const [index, line] of lines.entries()) {
    const match = isTimed ? lineTimestampPattern.exec(line) : null
    const text = line.slice(match?.[0].length ?? 0).trim()
    const lastCue = cues.at(-1)
    if (match) cues.push({ start: parseTime(match[1] ?? ''), end: null, text, lineNumber: index + 1, settings: '' })
    else if (text === '') continue
    else if (isTimed && lastCue) lastCue.text += lastCue.text === '' ? text : `\n${text}`
    else cues.push({ start: null, end: null, text, lineNumber: index + 1, settings: '' })
  }
  return { format: isTimed ? 'text with timestamps' : 'plain text', cues, issues: [] }
}

const jsonListKeys = ['segments', 'cues', 'captions', 'subtitles'] as const

/** Extracts cues from a list, as Whisper or our transcript tool writes it. Returns null for other JSON. */
function extractJsonCues(json: unknown): ParsedSubtitles | null {
  const list = isRecord(json) ? jsonListKeys.map((name) => json[name]).find(Array.isArray) : json
  if (!Array.isArray(list)) return null
  const cues = list.map((item: unknown, index): ParsedCue => {
    const { start, from = start, end, to = end, text } = isRecord(item) ? item : {}
    return {
      start: toSeconds(from),
      end: toSeconds(to),
      text: typeof text === 'string' ? text.trim() : '',
      lineNumber: index + 1,
      settings: '',
    }
  })
  return { format: 'JSON', cues, issues: [] }
}

/** Files have at most four digits of hours. */
const MAX_SECONDS = 9_999 * 3600

function toSeconds(value: unknown): number | null {
  if (typeof value === 'number') return Math.abs(value) < MAX_SECONDS ? value : null
  return typeof value === 'string' ? parseTime(value) : null
}

/** Parses cues in any of the formats; returns an error sentence for unreadable JSON. */
export function parseCues(text: string): ParsedSubtitles | string {
  const normalizedText = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const trimmedText = normalizedText.trimStart()
  if (/^(?:\{|\[\s*[{\]])/.test(trimmedText)) return parseJsonText(trimmedText)
  const lines = normalizedText.split('\n')
  if (/^WEBVTT(?:\s|$)/.test(trimmedText)) return parseTimedText(lines, 'WebVTT')
  if (/^\[script info\]/i.test(trimmedText) || lines.some((line) => /^dialogue:\s*\S+,\d/i.test(line)))
    return parseAss(lines)
  return lines.some((line) => parseTiming(line, false)) ? parseTimedText(lines, 'SRT') : parsePlainText(lines)
}

function parseJsonText(text: string): ParsedSubtitles | string {
  try {
    return (
      extractJsonCues(JSON.parse(text)) ??
      'We can’t find cues in this JSON. It should be a list, or have one named “segments”, “cues”, “captions” or “subtitles”.'
    )
  } catch (error) {
    return `We can’t read this JSON: ${error instanceof Error ? error.message : 'it is broken'}.`
  }
}
