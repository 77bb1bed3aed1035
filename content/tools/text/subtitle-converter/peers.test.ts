import fc from 'fast-check'
import { parseText } from 'media-captions'
import subsrt from 'subsrt-ts'
import { expect, test } from 'vitest'
import { formatCueTime } from '@/lib/audio/captions/transcript-files'
import { parseCues } from '@/lib/audio/subtitles/parse-cues'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import subtitleConverter from './tool'

const { getText } = createResultReader(subtitleConverter, run)

type PlainCue = { start: number; end: number; lines: readonly string[] }

const parts = [
  'So today we bake.',
  '- No, no.',
  'Tom said: “wait”',
  'Café für 5 €',
  '今日はパン',
  'سلام‌ها',
  '12',
  '10:30 is late',
  '👩‍👧 <i>and</i> <b>you</b>',
  '♪ la la ♪',
  'www.example.com/#a',
]
const line = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
const item = fc.record({
  gap: fc.integer({ min: 100, max: 300_000 }),
  length: fc.integer({ min: 10, max: 20_000 }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
})
/** Times are multiples of `step` milliseconds. */
const buildCues = (step: number, firstStart: number) =>
  fc.array(item, { minLength: 1, maxLength: 8 }).map((items) => {
    let time = firstStart
    return items.map(({ gap, length, lines }): PlainCue => {
      const start = Math.ceil((time + gap) / step) * step
      time = start + Math.ceil(length / step) * step
      return { start: start / 1000, end: time / 1000, lines }
    })
  })

const style = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  settings: fc.constantFrom('', ' line:0', ' align:start position:10%'),
  id: fc.constantFrom('', 'intro-1\n', '7\n'),
  hasHours: fc.boolean(),
})
type Style = { lineEnd: string; mark: string; settings: string; id: string; hasHours: boolean }

/** WebVTT may omit the hours if they are zero. */
const formatTime = (seconds: number, separator: ',' | '.', hasHours = true) =>
  formatCueTime(seconds, separator).replace(/^00:/, hasHours ? '00:' : '')
const finish = (text: string, { lineEnd, mark }: Style) => mark + text.replaceAll('\n', lineEnd)

const round = (seconds: number | null) => Math.round((seconds ?? Number.NaN) * 1000)
const toFrame = (seconds: number) => Math.round(seconds * 25)

const writers = {
  srt: (cues: readonly PlainCue[], options: Style) =>
    finish(
      cues
        .map(
          ({ start, end, lines }, index) =>
            `${index + 1}\n${formatTime(start, ',')} --> ${formatTime(end, ',')}\n${lines.join('\n')}\n`,
        )
        .join('\n'),
      options,
    ),
  vtt: (cues: readonly PlainCue[], options: Style) =>
    finish(
      `WEBVTT\n\nNOTE by hand\n\n${cues
        .map(({ start, end, lines }) => {
          const times = [start, end].map((time) => formatTime(time, '.', options.hasHours))
          return `${options.id}${times.join(' --> ')}${options.settings}\n${lines.join('\n')}\n`
        })
        .join('\n')}`,
      options,
    ),
  ass: (cues: readonly PlainCue[], options: Style) =>
    finish(
      `[Script Info]\nTitle: x\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n${cues
        .map(({ start, end, lines }) => {
          const times = [start, end].map((time) => formatTime(time, '.').slice(1, -1))
          return `Dialogue: 0,${times.join(',')},Default,,0,0,0,,${lines.join('\\N')}\n`
        })
        .join('')}`,
      options,
    ),
  sbv: (cues: readonly PlainCue[], _: Style) =>
    cues
      .map(({ start, end, lines }) => `${formatTime(start, '.')},${formatTime(end, '.')}\n${lines.join('\n')}\n`)
      .join('\n'),
  sub: (cues: readonly PlainCue[], _: Style) =>
    cues.map(({ start, end, lines }) => `{${toFrame(start)}}{${toFrame(end)}}${lines.join('|')}\n`).join(''),
  smi: (cues: readonly PlainCue[], _: Style) =>
    `<SAMI>\n<BODY>\n${cues
      .map(
        ({ start, end, lines }) =>
          `<SYNC Start=${round(start)}><P Class=ENCC>${lines.join('<br>')}\n</SYNC>\n<SYNC Start=${round(end)}><P Class=ENCC>&nbsp;\n</SYNC>\n`,
      )
      .join('')}</BODY>\n</SAMI>\n`,
  lrc: (cues: readonly PlainCue[], _: Style) =>
    cues.map(({ start, lines }) => `[${formatTime(start, '.', false).slice(0, -1)}]${lines.join(' ')}\n`).join(''),
}

const simplify = (text: string) => text.replaceAll('\r', '').trim()

type Row = [start: number, end: number, text: string]

function readOurs(text: string): Row[] {
  const result = parseCues(text, 25)
  if (typeof result === 'string') throw new Error(result)
  return result.cues.map((item) => [round(item.start), round(item.end), simplify(item.text)])
}

async function readMediaCaptions(text: string, type: 'srt' | 'vtt' | 'ass'): Promise<Row[]> {
  const { cues } = await parseText(text, { type, errors: false })
  return cues.map((item) => [round(item.startTime), round(item.endTime), simplify(item.text)])
}

const readSubsrt = (text: string, format: string): Row[] =>
  subsrt.parse(text, { format, eol: '\n' }).flatMap((item): Row[] => {
    if (item.type !== 'caption') return []
    return [[item.start, item.end, simplify(format === 'smi' ? item.text : item.content)]]
  })

/** 40 milliseconds are a frame at 25 fps. */
const sample = (step: number) =>
  [0, 3_000_000].flatMap((firstStart) =>
    fc.sample(fc.tuple(buildCues(step, firstStart), style), { seed: 45, numRuns: 20 }),
  )

test.each(['srt', 'vtt', 'ass'] as const)('reads 40 generated .%s files as media-captions does', async (type) => {
  for (const [cues, options] of sample(10)) {
    const text = writers[type](cues, options)
    expect(readOurs(text)).toEqual(await readMediaCaptions(text, type))
  }
})

test.each(['srt', 'vtt'] as const)('media-captions reads the same cues from our .%s files', async (type) => {
  for (const [cues, options] of sample(10)) {
    const output = getText(type === 'srt' ? 'SRT' : 'WebVTT', writers.ass(cues, options)) ?? ''
    expect(await readMediaCaptions(output, type)).toEqual(
      cues.map(({ start, end, lines }) => [round(start), round(end), lines.join('\n')]),
    )
  }
})

test.each(['sbv', 'smi'] as const)('reads 40 generated .%s files as subsrt-ts does', (format) => {
  for (const [cues, options] of sample(40)) {
    const text = writers[format](cues, options)
    const simplifySami = ([start, end, words]: Row) => [start, end, words.replace(/<[^>]*>/g, '')]
    expect(readOurs(text).map(simplifySami)).toEqual(readSubsrt(text, format).map(simplifySami))
  }
})

test('reads 40 generated .sub files as subsrt-ts does, which gives seconds where others have milliseconds', () => {
  for (const [cues, options] of sample(40)) {
    const text = writers.sub(cues, options)
    const ours = readOurs(text).map(([start, end, words]) => [Math.round(start / 1000), Math.round(end / 1000), words])
    expect(ours).toEqual(readSubsrt(text, 'sub'))
  }
})

test('reads 20 generated .lrc files as subsrt-ts does, which ends each line after two seconds and not at the next', () => {
  for (const [cues, options] of sample(40).slice(0, 20)) {
    const text = writers.lrc(cues, options)
    const ours = readOurs(text)
    const theirs = readSubsrt(text, 'lrc')
    expect(ours.map(([start, , words]) => [start, words])).toEqual(theirs.map(([start, , words]) => [start, words]))
    expect(ours.slice(0, -1).map(([, end]) => end)).toEqual(ours.slice(1).map(([start]) => start))
  }
})
