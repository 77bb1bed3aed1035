import { resolveReferences } from '@/lib/audio/captions/cues'
import {
  type Issue,
  isSbvTiming,
  type ParsedCue,
  parseTime,
  parseTimedText,
  parseTiming,
  splitLines,
  vttHeaderPattern,
} from '@/lib/audio/captions/timed-text'
import { areOverlapping, type ParsedSubtitles, shortenOverlaps } from './cues'
import { parsePlacement, resolveVttText, stripTags } from './markup'
import { parseJson } from './parse-json'
import { parsePlainText } from './parse-lines'
import { parseXml } from './parse-xml'

/** The endings of files that `parseCues` reads. */
export const subtitleExtensions = '.srt .vtt .ass .ssa .sbv .lrc .ttml .dfxp .itt .xml .json .json3 .txt'.split(' ')

/** Formats that would otherwise pass for dialogue, recognized by their first lines. */
const unsupportedFormats: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^Scenarist_SCC/i, 'Scenarist captions (SCC)'],
  [/^\{\\rtf/, 'a rich text file (RTF)'],
  [/^\{QTtext\}/i, 'QuickTime text'],
  [/^# ?VobSub/i, 'a VobSub index, whose subtitles are pictures'],
  [/^#EXTM3U/, 'a playlist, not the captions it lists'],
  [/^\{\d+\}\{\d*\}/, 'MicroDVD'],
  [/^\[\d+\]\[\d*\].*\n\[\d+\]\[\d*\]/, 'MPL2'],
  [/^(?:<[?!][^>]*>\s*)*<sami\b/i, 'SAMI'],
  [/^\[information\]/i, 'SubViewer'],
  [/^start\tend\ttext\n\d+\t\d+\t/, 'a Whisper TSV'],
  [/^<(?:!doctype html|html)\b/i, 'a web page'],
]

/** A declaration, a root of captions, or one element around all; not `<i>` or `<v Ann>` of a cue. */
function isXml(text: string): boolean {
  const [, name = ''] = /^<([a-z][\w:.-]{0,60})/i.exec(text) ?? []
  if (/^<[?!]/.test(text) || /^(?:\w+:)?(?:tt|transcript|timedtext)$/i.test(name)) return true
  return name !== '' && !/^(?:[ibucv]|font|lang|ruby)\b/i.test(name) && text.endsWith(`</${name}>`)
}

/** Parses cues in any of the formats; returns an error sentence for a text that only looks like one of them. */
export function parseCues(text: string, frameRate: number): ParsedSubtitles | string {
  const lines = splitLines(text)
  const trimmedText = lines.join('\n').trim()
  const unsupportedName = unsupportedFormats.find(([pattern]) => pattern.test(trimmedText))?.[1]
  if (unsupportedName)
    return `This looks like ${unsupportedName}. We can’t read that, so export it as SRT or WebVTT, or paste only the words.`
  if (vttHeaderPattern.test(trimmedText)) return parseSrtOrVtt(lines, 'WebVTT', frameRate)
  if (isXml(trimmedText)) return parseXml(trimmedText, frameRate)
  if (/^\[script info\]/i.test(trimmedText) || lines.some((line) => /^dialogue:\s*\S+,\d/i.test(line)))
    return parseAss(lines, frameRate)
  const jsonResult = /^[{[]/.test(trimmedText) ? parseJson(trimmedText, frameRate) : null
  if (jsonResult !== null) return jsonResult
  if (!lines.some((line) => parseTiming(line, false, frameRate))) return parsePlainText(lines, frameRate)
  return parseSrtOrVtt(lines, lines.some(isSbvTiming) ? 'SBV' : 'SRT', frameRate)
}

type Format = 'SRT' | 'SBV' | 'WebVTT'

function parseSrtOrVtt(lines: readonly string[], format: Format, frameRate: number): ParsedSubtitles {
  const isVtt = format === 'WebVTT'
  const { cues: rawCues, ...result } = parseTimedText(lines, { isVtt, frameRate })
  const cues = rawCues.map((cue) => {
    const text = isVtt ? resolveVttText(cue.text) : resolveReferences(cue.text.replaceAll('[br]', '\n'))
    return { ...cue, text, settings: isVtt ? cue.settings : parsePlacement(text) }
  })
  const isShortened = areOverlapping(cues)
  return { ...result, format, cues: isShortened ? shortenOverlaps(cues) : cues, isShortened }
}

const defaultAssColumns = 'layer,start,end,style,name,marginl,marginr,marginv,effect,text'

/** From `\p1`, which starts a drawing, to `\p0`. */
const drawingPattern = /(\{[^{}]*\\p[1-9][^{}]*\}).*?(?=\{[^{}]*\\p0|$)/g

/** Returns a style as overrides of the same effect. SSA numbers places in another way than ASS. */
function toOverrides(getCell: (name: string) => string, isSsa: boolean): string {
  const tags = ['bold', 'italic', 'underline'].filter((name) => Number(getCell(name))).map((name) => `\\${name[0]}1`)
  return `{${tags.join('')}\\${isSsa ? 'a' : 'an'}${getCell('alignment')}}`
}

/** Parses ASS or SSA dialogue. Preserves bold, italic and underline, and drops other styling and comments. */
function parseAss(lines: readonly string[], frameRate: number): ParsedSubtitles {
  const cues: ParsedCue[] = []
  const issues: Issue[] = []
  const overridesByStyle = new Map<string, string>()
  let columns = defaultAssColumns.split(',')
  let isSsa = false
  for (const [index, line] of lines.entries()) {
    if (/^\[(?:events|v4)/i.test(line)) {
      columns = defaultAssColumns.split(',')
      isSsa = !line.includes('+')
    }
    const [, kind = '', content = ''] = /^(format|style|dialogue):(.*)/i.exec(line) ?? []
    const cells = content.split(',')
    const getCell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? ''
    if (/^format/i.test(kind)) columns = cells.map((name) => name.trim().toLowerCase())
    if (/^style/i.test(kind)) overridesByStyle.set(getCell('name'), toOverrides(getCell, isSsa))
    if (!/^dialogue/i.test(kind)) continue
    const rawText = cells.slice(columns.length - 1).join(',')
    const overrides = overridesByStyle.get(getCell('style').replace(/^\*/, '')) ?? ''
    const wordsAndOverrides = rawText.replace(drawingPattern, '$1')
    if (wordsAndOverrides !== rawText && stripTags(wordsAndOverrides).trim() === '') {
      issues.push({ lineNumber: index + 1, text: 'A drawing, so we left it out' })
      continue
    }
    const text = toCueText(overrides + wordsAndOverrides.trim())
    cues.push({
      start: parseTime(getCell('start'), frameRate),
      end: parseTime(getCell('end'), frameRate),
      text,
      lineNumber: index + 1,
      settings: parsePlacement(rawText + overrides),
    })
  }
  return { format: 'ASS', cues, issues }
}

/** The least font weight that is bold. `\b` takes 0, 1 or a weight such as 700. */
const MIN_BOLD_WEIGHT = 600

/** Turns overrides into nested tags: WebVTT ignores `</b>` within `<i>`. A style lasts until `\r` or the end. */
function toCueText(text: string): string {
  const openTags: string[] = []
  let activeTags: readonly string[] = []
  const switchTags = () => {
    let markup = ''
    while (openTags.some((tag) => !activeTags.includes(tag))) markup += `</${openTags.pop()}>`
    for (const tag of activeTags.filter((name) => !openTags.includes(name))) {
      openTags.push(tag)
      markup += `<${tag}>`
    }
    return markup
  }
  const taggedText = text.trim().replace(/\{[^{}]*\}/g, (block) => {
    for (const [, tag, value] of block.matchAll(/\\(?:([ibu])(\d*)(?=[\\}\s])|r(?!nd))/g)) {
      const isOn = tag && (value === '1' || (tag === 'b' && Number(value) >= MIN_BOLD_WEIGHT))
      activeTags = tag ? activeTags.filter((name) => name !== tag) : []
      if (isOn) activeTags = [...activeTags, tag]
    }
    return switchTags()
  })
  activeTags = []
  return (taggedText + switchTags())
    .replace(/\\[Nn]/g, '\n')
    .replaceAll('\\h', ' ')
    .trim()
}
