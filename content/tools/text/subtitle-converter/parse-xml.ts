import { Parser } from 'htmlparser2'
import { resolveReferences } from '@/lib/audio/captions/cues'
import { isFrameTime, type ParsedCue, parseTime } from '@/lib/audio/captions/timed-text'
import { endAtNextStart, type ParsedSubtitles, shortenOverlaps } from './cues'

type Format = 'TTML' | 'YouTube XML' | 'SAMI'
type Attributes = Readonly<Record<string, string>>
type Times = Pick<ParsedCue, 'start' | 'end'>
/** An open element; `cue` receives its text. */
type Element = Times & { cue: ParsedCue | undefined; closingTags: string }

const formatsByRoot: Readonly<Record<string, Format>> = {
  tt: 'TTML',
  transcript: 'YouTube XML',
  timedtext: 'YouTube XML',
  sami: 'SAMI',
}
const cueNames: Readonly<Record<Format, readonly string[]>> = {
  TTML: ['p', 'span'],
  'YouTube XML': ['p', 'text'],
  SAMI: ['sync'],
}
const rootElement: Element = { start: null, end: null, cue: undefined, closingTags: '' }

/** Parses TTML (w3.org/TR/ttml1, 2018-11), YouTube's three XML formats and SAMI; returns an error for other XML. */
export function parseXml(source: string, visitorFrameRate: number): ParsedSubtitles | string {
  const cues: ParsedCue[] = []
  const elements: Element[] = []
  const tagsById = new Map<string, readonly string[]>()
  let format: Format | undefined
  let clock: TtmlClock = { frameRate: visitorFrameRate, tickRate: 1, hasOwnRate: false, isSmpte: true }
  let isInFrames = false

  const parser = new Parser(
    {
      onopentag(qualifiedName, attributes) {
        const name = getLocalName(qualifiedName)
        if (elements.length === 0) {
          format = formatsByRoot[name]
          clock = readTtmlClock(attributes, visitorFrameRate)
        }
        const parent = elements.at(-1) ?? rootElement
        const tags = format === 'TTML' ? readTags(attributes, tagsById) : []
        if (name === 'style' && attributes['xml:id']) tagsById.set(attributes['xml:id'], tags)
        if (name === 'br' && parent.cue) parent.cue.text += '\n'
        const times =
          format === 'TTML' ? readTtmlTimes(attributes, parent, clock) : readYouTubeTimes(attributes, format === 'SAMI')
        isInFrames ||= format === 'TTML' && !clock.hasOwnRate && isFrameTime(attributes.begin ?? '')
        const isCue =
          format !== undefined && cueNames[format].includes(name) && (name !== 'span' || 'begin' in attributes)
        const cue: ParsedCue | undefined = isCue
          ? { ...times, text: '', lineNumber: cues.length + 1, settings: '' }
          : parent.cue
        if (isCue && cue) cues.push(cue)
        if (cue) cue.text += tags.map((tag) => `<${tag}>`).join('')
        const closingTags = cue
          ? tags
              .map((tag) => `</${tag}>`)
              .toReversed()
              .join('')
          : ''
        elements.push({ ...times, cue, closingTags })
      },
      ontext(text) {
        const cue = elements.at(-1)?.cue
        if (cue) cue.text += format === 'YouTube XML' ? text : text.replace(/[ \t\r\n]+/g, ' ')
      },
      onclosetag() {
        const element = elements.pop()
        if (element?.cue) element.cue.text += element.closingTags
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: false },
  )
  parser.end(source)

  if (!format)
    return 'This is XML, but not TTML, SAMI or YouTube captions. Export it as SRT or WebVTT, then open that file.'
  const isEscapedTwice = format === 'YouTube XML'
  const cleanCues = cues.map((cue) => ({ ...cue, text: cleanText(cue.text, isEscapedTwice) }))
  if (format === 'SAMI') return { format, cues: endAtNextStart(cleanCues), issues: [], lastUntilNext: true }
  const cuesWithText = cleanCues.filter(({ text }) => text !== '')
  return { format, cues: isEscapedTwice ? shortenOverlaps(cuesWithText) : cuesWithText, issues: [], isInFrames }
}

const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

function cleanText(source: string, isEscapedTwice: boolean): string {
  const text = resolveReferences(source)
  return (isEscapedTwice ? resolveReferences(text) : text)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

/** The simple styles of an element: its own, and those it refers to by id. */
function readTags(attributes: Attributes, tagsById: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const referencedTags = (attributes.style ?? '').split(/\s+/).flatMap((id) => tagsById.get(id) ?? [])
  const ownTags = [
    /italic|oblique/.test(attributes['tts:fontstyle'] ?? '') && 'i',
    attributes['tts:fontweight'] === 'bold' && 'b',
    /(?:^|\s)underline/.test(attributes['tts:textdecoration'] ?? '') && 'u',
  ].filter((tag) => tag !== false)
  return [...new Set([...referencedTags, ...ownTags])]
}

/** Text in `<text start dur>` is in seconds, in `<p t d>` and SAMI's `<sync start>` in milliseconds. */
function readYouTubeTimes({ start, dur, t, d }: Attributes, isSami: boolean): Times {
  const [startText, durationText, unit] = t === undefined ? [start, dur, isSami ? 1000 : 1] : [t, d, 1000]
  const [startTime, duration] = [startText, durationText].map((text) => Number.parseFloat(text ?? '') / unit)
  const isValid = startTime !== undefined && Number.isFinite(startTime)
  const end = isValid && duration !== undefined && Number.isFinite(duration) ? startTime + duration : null
  return { start: isValid ? startTime : null, end }
}

type TtmlClock = { frameRate: number; tickRate: number; hasOwnRate: boolean; isSmpte: boolean }

function readTtmlClock(attributes: Attributes, defaultFrameRate: number): TtmlClock {
  const [numerator = 1, denominator = 1] = (attributes['ttp:frameratemultiplier'] ?? '1 1').split(/[ :]/).map(Number)
  const ownFrameRate = (Number(attributes['ttp:framerate']) * numerator) / denominator
  return {
    frameRate: ownFrameRate || defaultFrameRate,
    tickRate: Number(attributes['ttp:tickrate']) || ownFrameRate || 1,
    hasOwnRate: ownFrameRate > 0,
    isSmpte: attributes['ttp:timebase'] === 'smpte',
  }
}

/** Times count from the start of the parent, which may itself have one. */
function readTtmlTimes({ begin, end, dur }: Attributes, parent: Times, clock: TtmlClock): Times {
  const [beginTime, endTime, duration] = [begin, end, dur].map((time) =>
    time ? parseTtmlTime(time.trim(), clock) : null,
  )
  const offset = parent.start ?? 0
  const start = typeof beginTime === 'number' ? offset + beginTime : begin ? null : parent.start
  if (typeof endTime === 'number') return { start, end: offset + endTime }
  return { start, end: typeof duration === 'number' && start !== null ? start + duration : parent.end }
}

const ttmlUnits = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/
/** Without SMPTE's numbering, frames only divide a second of the clock. */
const ttmlFrames = /^(\d+:\d{2}:\d{2}):(\d+)(?:\.\d+)?$/

function parseTtmlTime(text: string, { frameRate, tickRate, isSmpte }: TtmlClock): number | null {
  const [, value, unit] = ttmlUnits.exec(text) ?? []
  const seconds: Readonly<Record<string, number>> = {
    h: 3600,
    m: 60,
    s: 1,
    ms: 0.001,
    f: 1 / frameRate,
    t: 1 / tickRate,
  }
  if (unit) return Number(value) * (seconds[unit] ?? 1)
  const [, time, frames] = isSmpte ? [] : (ttmlFrames.exec(text) ?? [])
  return time ? (parseTime(time, frameRate) ?? 0) + Number(frames) / frameRate : parseTime(text, frameRate)
}
