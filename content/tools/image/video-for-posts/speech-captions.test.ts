import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import * as abilitiesModule from '@/components/loading/use-abilities'
import type { Segment } from '@/lib/audio/captions/transcript'
import type { Abilities } from '@/lib/tool/abilities'
import type { CaptionLine } from '@/lib/video/video-job'
import { listSpeechParts, parseCaptions, writeCaptions } from './captions'
import type { Clip } from './clips'
import { ResultCard } from './result-card'

const [file, otherFile] = [new File([], 'clip.mp4'), new File([], 'other.mp4')]
const cut = (start: number, end: number, clipFile = file) =>
  ({ file: clipFile, start, end, details: { frameRate: 30 } }) as Clip

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
  const expected = '0-0.4 Yes., 0.4-0.8 I do, 1.3-1.5 like, 1.5-2.8 it one two three four five'
  expect(lines.map(describeLine).join(', ')).toBe(expected)
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
