import { Parser } from 'htmlparser2'
import { resolveReferences } from '@/lib/audio/captions/cues'
import { isFrameTime, type ParsedCue, parseTime } from '@/lib/audio/captions/timed-text'
import { type ParsedSubtitles, shortenOverlaps } from './cues'

type Attributes = Readonly<Record<string, string>>
type Times = Pick<ParsedCue, 'start' | 'end'>
/** An open element; `cue` receives its text. */
type Element = Times & { cue: ParsedCue | undefined; closingTags: string }

type Format = {
  name: 'TTML' | 'YouTube XML'
  cueElements: readonly string[]
  readTimes: (attributes: Attributes, parent: Times) => Times
  isInFrames?: boolean
}

const youTubeFormat: Format = { name: 'YouTube XML', cueElements: ['p', 'text'], readTimes: readYouTubeTimes }

/** Parses TTML (w3.org/TR/ttml1, 2018-11) or YouTube's three XML formats; returns an error for other XML. */
export function parseXml(source: string, frameRate: number): ParsedSubtitles | string {
  const { format, cues: rawCues } = readElements(source, frameRate)
  if (!format) return 'This is XML, but not TTML or YouTube captions. Export it as SRT or WebVTT, then open that file.'
  const isYouTube = format === youTubeFormat
  const cues = rawCues.map((cue) => ({ ...cue, text: cleanText(cue.text, isYouTube) }))
  const result = { format: format.name, issues: [], isInFrames: format.isInFrames ?? false }
  const cuesWithText = cues.filter(({ text }) => text !== '')
  return { ...result, cues: isYouTube ? shortenOverlaps(cuesWithText) : cuesWithText }
}

function readElements(source: string, frameRate: number): { format: Format | undefined; cues: ParsedCue[] } {
  const cues: ParsedCue[] = []
  const elements: Element[] = []
  const tagsById = new Map<string, readonly string[]>()
  let format: Format | undefined
  const parser = new Parser(
    {
      onopentag(qualifiedName, attributes) {
        const name = qualifiedName.slice(qualifiedName.indexOf(':') + 1)
        const parent = elements.at(-1) ?? { start: null, end: null, cue: undefined }
        if (elements.length === 0) format = findFormat(name, attributes, frameRate)
        const times = format?.readTimes(attributes, parent) ?? { start: null, end: null }
        const tags = /^[biu]$/.test(name) ? [name] : readTags(attributes, tagsById)
        if (name === 'style' && attributes['xml:id']) tagsById.set(attributes['xml:id'], tags)
        const isCue = format?.cueElements.includes(name) && (name !== 'span' || 'begin' in attributes)
        const cue = isCue ? { ...times, text: '', lineNumber: cues.length + 1, settings: '' } : parent.cue
        if (isCue && cue) cues.push(cue)
        if (cue) cue.text += name === 'br' ? '\n' : tags.map((tag) => `<${tag}>`).join('')
        const closingTags = tags.toReversed().map((tag) => `</${tag}>`)
        elements.push({ ...times, cue, closingTags: closingTags.join('') })
      },
      ontext(text) {
        const cue = elements.at(-1)?.cue
        if (cue) cue.text += format === youTubeFormat ? text : text.replace(/[ \t\r\n]+/g, ' ')
      },
      onclosetag() {
        const element = elements.pop()
        if (element?.cue) element.cue.text += element.closingTags
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: false },
  )
  parser.end(source)
  return { format, cues }
}

function findFormat(rootName: string, attributes: Attributes, frameRate: number): Format | undefined {
  if (rootName === 'transcript' || rootName === 'timedtext') return youTubeFormat
  if (rootName !== 'tt') return undefined
  const clock = readTtmlClock(attributes, frameRate)
  const format: Format = {
    name: 'TTML',
    cueElements: ['p', 'span'],
    readTimes(element, parent) {
      format.isInFrames ||= !('ttp:framerate' in attributes) && isFrameTime(element.begin ?? '')
      return readTtmlTimes(element, parent, clock)
    },
  }
  return format
}

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

/** Text in `<text start dur>` is in seconds, in `<p t d>` in milliseconds. */
function readYouTubeTimes({ start, dur, t, d }: Attributes): Times {
  const [startTime, duration] =
    t === undefined ? [toSeconds(start, 1), toSeconds(dur, 1)] : [toSeconds(t, 1000), toSeconds(d, 1000)]
  return { start: startTime, end: startTime !== null && duration !== null ? startTime + duration : null }
}

function toSeconds(text: string | undefined, unitsPerSecond: number): number | null {
  const units = Number.parseFloat(text ?? '')
  return Number.isFinite(units) ? units / unitsPerSecond : null
}

type TtmlClock = { frameRate: number; tickRate: number; isSmpte: boolean; isDropFrame: boolean }

function readTtmlClock(attributes: Attributes, defaultFrameRate: number): TtmlClock {
  const [numerator = 1, denominator = 1] = (attributes['ttp:frameratemultiplier'] ?? '1 1').split(/[ :]/).map(Number)
  const ownFrameRate = (Number(attributes['ttp:framerate']) * numerator) / denominator
  return {
    frameRate: ownFrameRate || defaultFrameRate,
    tickRate: Number(attributes['ttp:tickrate']) || ownFrameRate || 1,
    isSmpte: attributes['ttp:timebase'] === 'smpte',
    isDropFrame: attributes['ttp:dropmode'] === 'dropNTSC',
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

const ttmlUnitPattern = /^(\d+(?:\.\d+)?)(h|ms|m|s|f|t)$/
const ttmlFramePattern = /^(\d+:\d{2}:\d{2}):(\d+)(?:\.\d+)?$/

function parseTtmlTime(text: string, { frameRate, tickRate, isSmpte, isDropFrame }: TtmlClock): number | null {
  const [, value, unit] = ttmlUnitPattern.exec(text) ?? []
  const unitSeconds: Readonly<Record<string, number>> = {
    h: 3600,
    m: 60,
    s: 1,
    ms: 1e-3,
    f: 1 / frameRate,
    t: 1 / tickRate,
  }
  if (unit) return Number(value) * (unitSeconds[unit] ?? 1)
  const [, time, frames] = ttmlFramePattern.exec(text) ?? []
  if (time === undefined || frames === undefined) return parseTime(text, frameRate)
  if (isSmpte) return parseTime(`${time}${isDropFrame ? ';' : ':'}${frames}`, frameRate)
  // Without SMPTE's numbering, frames only divide a second of the clock.
  return (parseTime(time, frameRate) ?? 0) + Number(frames) / frameRate
}
