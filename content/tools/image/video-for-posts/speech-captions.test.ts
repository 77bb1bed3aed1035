import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import * as abilitiesModule from '@/components/loading/use-abilities'
import type { Segment } from '@/lib/audio/captions/transcript'
import type { Abilities } from '@/lib/tool/abilities'
import type { CaptionLine } from '@/lib/video/video-job'
import {
  type Captions,
  editCaptions,
  editCue,
  getTimeline,
  listSpeechParts,
  parseCaptions,
  writeCaptions,
} from './captions'
import type { Clip } from './clips'
import { ResultCard } from './result-card'

const [file, otherFile] = [new File([], 'clip.mp4'), new File([], 'other.mp4')]
const cut = (start: number, end: number, clipFile = file) =>
  ({ id: `${clipFile.name} ${start}`, file: clipFile, start, end, details: { frameRate: 30 } }) as Clip

const transcribe = (clips: readonly Clip[], segments: readonly Segment[]) =>
  parseCaptions(writeCaptions({ segments, text: 'One two.' }, listSpeechParts(clips)), clips)

const round = (time: number) => Number(time.toFixed(3))
const describeLine = ({ start, end, words }: CaptionLine) =>
  `${round(start)}-${round(end)} ${words.map(({ text }) => text).join(' ')}`

it.each([
  ['a trimmed clip', [cut(2, 7)], ['0-1.5 One', '1.5-4.5 Two']],
  ['cuts in another order', [cut(8, 10), cut(1, 3)], ['0-2 Two', '2-3.5 One']],
  ['a repeated clip', [cut(0, 5), cut(0, 4)], ['0-1.5 One', '1.5-4.5 Two', '5-6.5 One', '6.5-9 Two']],
  ['two files', [cut(2, 4), cut(0, 3, otherFile)], ['0-1.5 One', '1.5-4.5 Two']],
])('captions from the speech of %s appear when the words are heard', (_, clips, expected) => {
  const { lines } = transcribe(clips, [
    { start: 0, end: 1.5, text: 'One' },
    { start: 1.5, end: 4.5, text: 'Two' },
    { start: 9, end: 10, text: 'Made up' },
  ])
  expect(lines.map(describeLine)).toEqual(expected)
})

it('captions are short if words have times, and end at pauses, sentences and cuts', () => {
  const starts = { 'Yes.': 0, I: 0.4, do: 0.6, like: 1.3, it: 1.5, one: 1.7, two: 2, three: 2.2, four: 2.4, five: 2.6 }
  const words = Object.entries(starts).map(([text, start]) => ({ text, start, end: start + 0.2 }))
  const { lines } = transcribe([cut(1, 2.5), cut(5, 9)], [{ start: 0, end: 3, text: '', words }])
  const expected = '0-0.4 Yes., 0.4-1.3 I do, 1.3-1.5 like, 1.5-2.8 it one two three four five'
  expect(lines.map(describeLine).join(', ')).toBe(expected)
})

const listLines = (captions: Captions, clips: readonly Clip[]) =>
  parseCaptions(captions, clips).lines.map(describeLine).join(', ')

it('captions of words without a length last a second at most until the next, and a title ends no sentence', () => {
  const words = [
    ['Oh.', 0],
    ['Dr.', 0.3],
    ['Ana', 0.4],
    ['naps', 3],
    ['Bye', 7],
  ] as const
  const segments = [{ start: 0, end: 8, text: '', words: words.map(([text, start]) => ({ text, start, end: start })) }]
  const clips = [cut(0, 9)]
  const captions = writeCaptions({ segments, text: '' }, clips)
  expect(listLines(captions, clips)).toBe('0-0.3 Oh., 0.3-1.3 Dr. Ana, 3-4 naps, 7-8 Bye')
})

it('captions have the times of their words until the text is edited', () => {
  const words = [
    { text: 'A', start: 0, end: 1.9 },
    { text: 'longish', start: 1.9, end: 2 },
  ]
  const clips = [cut(0, 9)]
  const captions = writeCaptions({ segments: [{ start: 0, end: 2, text: '', words }], text: '' }, clips)
  const getSecondStart = (one: Captions) => parseCaptions(one, clips).lines[0]?.words[1]?.start
  expect(getSecondStart(captions)).toBe(1.9)
  expect(getSecondStart(editCaptions(captions, captions.text, clips))).toBe(0.25)
  const edit = (one: Captions, text: string) => editCue(one, parseCaptions(one, clips).cues, 0, text)
  const shortened = edit(captions, 'A')
  const corrected = edit(shortened, 'A long')
  expect([shortened, corrected].map((one) => listLines(one, clips))).toEqual(['0-2 A', '0-2 A long'])
  expect(getSecondStart(corrected)).toBe(1.9)
})

describe('captions whose clips change later', () => {
  const srt = (...cues: readonly [time: string, text: string][]) =>
    cues
      .map(
        ([time, text]) =>
          `${time
            .split('-')
            .map((second) => `00:00:0${second},000`)
            .join(' --> ')}\n${text}`,
      )
      .join('\n\n')
  const text = srt(['0-2', 'One'], ['2-4', 'Two'], ['5-6', 'Three'])
  const [first, second] = [cut(2, 6), cut(0, 3, otherFile)]
  const joined: Captions = { text, timeline: getTimeline([first, second]) }
  const ownFile: Captions = { text, timeline: getTimeline([first]) }
  const note = 'Your clips changed, so we moved the captions.'

  it.each([
    ['several files, unchanged', joined, [first, second], '0-2 One, 2-4 Two, 5-6 Three', null],
    ['several files in another order', joined, [second, first], '1-2 Three, 3-5 One, 5-7 Two', note],
    ['several files, one trimmed', joined, [{ ...first, start: 3 }, second], '0-1 One, 1-3 Two, 4-5 Three', note],
    ['several files, one removed', joined, [second], '1-2 Three', note],
    [
      'several files, one copied',
      joined,
      [first, second, { ...second, id: 'copy' }],
      '0-2 One, 2-4 Two, 5-6 Three, 8-9 Three',
      note,
    ],
    ['one file, trimmed', ownFile, [{ ...first, start: 5 }], '0-1 Three', null],
    ['one file, after an added one', ownFile, [second, first], '3-5 Two, 6-7 Three', note],
    ['a file that is gone', ownFile, [second], '0-2 One, 2-3 Two', 'Your clips changed. Check the caption times.'],
  ])('move with %s', (_, captions, clips, lines, problem) => {
    expect(listLines(captions, clips)).toBe(lines)
    expect(parseCaptions(captions, clips).problem).toEqual(problem && expect.stringContaining(problem))
  })

  it('show nothing in a clip that no longer overlaps its part', () => {
    const captions = { ...joined, text: srt(['3-6', 'Across']) }
    expect(listLines(captions, [{ ...first, start: 7, end: 9 }, second])).toBe('2-4 Across')
  })

  it('have frames of the clip that was first', () => {
    const [slow, fast] = [first, second].map((clip, index) => ({
      ...clip,
      details: { frameRate: [25, 50][index] },
    })) as [Clip, Clip]
    const captions = { text: '00:00:01:20 --> 00:00:02:00\nOne', timeline: [slow, fast] }
    const getStart = (...clips: Clip[]) => parseCaptions(captions, clips).lines[0]?.start
    expect([getStart(slow, fast), getStart(fast, slow)]).toEqual([expect.closeTo(1.8), expect.closeTo(4.8)])
  })

  it('count from the clips of the first letter, also after a correction', () => {
    const edited = editCaptions(joined, `${text}!`, [second])
    expect(listLines(edited, [second])).toBe('1-2 Three!')
    expect(listLines(editCaptions({ ...joined, text: ' ' }, text, [second]), [second])).toBe('0-2 One, 2-3 Two')
  })
})

it('words without times share the video by their letters, and a copy of a clip shows them again', () => {
  const captions = { text: `Short\n${'a '.repeat(45)}`, timeline: [] }
  const clips = [cut(0, 5), { ...cut(0, 5), id: 'copy' }]
  const { lines } = parseCaptions(captions, clips)
  expect(lines[0]?.end).toBeCloseTo((5 * 5) / 94)
  expect([lines.at(-1)?.end, lines.filter(({ start }) => start < 5).length]).toEqual([10, lines.length / 2])
})

it('captions of a model without timestamps are spread over the video', () => {
  const summary = '1 caption found (untimed, so we spread them out).'
  expect(transcribe([cut(2, 6)], [])).toMatchObject({ summary, lines: [{ start: 0, end: 4 }] })
})

it.each([true, false])('offers a transcript of the finished video if the server can hear: %s', (transcription) => {
  vi.spyOn(abilitiesModule, 'useAbilities').mockReturnValueOnce({ transcription } as Abilities)
  const size = { width: 1080, height: 1920 }
  const job = { parts: [], size, isMuted: false, maxBytes: null, captions: null, watermark: null }
  const video = { result: { file, size, hasSound: true }, job, name: 'clip.mp4', key: '' }
  const html = renderToStaticMarkup(createElement(ResultCard, { video }))
  expect(html.includes('Transcribe (sends the audio)')).toBe(transcription)
})
