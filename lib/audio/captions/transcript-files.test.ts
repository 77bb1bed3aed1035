import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/any-text'
import { cleanLine } from './clean-line'
import { parseVtt } from './parse-vtt'
import type { Transcript } from './transcript'
import { toJson, toSrt, toText, toVtt } from './transcript-files'

const transcript: Transcript = {
  videoId: '7300000000000000001',
  url: 'https://www.tiktok.com/@demo.user/video/7300000000000000001',
  language: 'en-US',
  source: 'automatic',
  segments: [
    { start: 0.48, end: 2.9, text: 'Fish & chips <hot>.' },
    { start: 3661.0004, end: 3661.0004, text: 'Over there --> now.' },
  ],
  text: 'Fish & chips <hot>.\n\nOver there --> now.',
}

test('plain text is the words', () => {
  expect(toText(transcript, { shouldShowTimestamps: false })).toBe('Fish & chips <hot>.\n\nOver there --> now.\n')
})

test('plain text with times is a line each', () => {
  expect(toText(transcript, { shouldShowTimestamps: true })).toBe(
    '[0:00] Fish & chips <hot>.\n[1:01:01] Over there --> now.\n',
  )
})

test('a transcript without times is its words either way', () => {
  expect(toText({ ...transcript, segments: [] }, { shouldShowTimestamps: true })).toBe(
    'Fish & chips <hot>.\n\nOver there --> now.\n',
  )
})

// Row 117
test('SRT counts from one, takes commas, and no arrow stands in a text', () => {
  expect(toSrt(transcript)).toBe(
    '1\n00:00:00,480 --> 00:00:02,900\nFish & chips <hot>.\n\n2\n01:01:01,000 --> 01:01:01,001\nOver there -> now.\n',
  )
})

test('VTT escapes what it reads as markup', () => {
  expect(toVtt(transcript)).toBe(
    'WEBVTT\n\n00:00:00.480 --> 00:00:02.900\nFish &amp; chips &lt;hot&gt;.\n\n01:01:01.000 --> 01:01:01.001\nOver there --&gt; now.\n',
  )
})

test('JSON has the words, their times and where they come from', () => {
  expect(JSON.parse(toJson(transcript))).toEqual({
    videoId: '7300000000000000001',
    url: 'https://www.tiktok.com/@demo.user/video/7300000000000000001',
    language: 'en-US',
    source: 'automatic',
    segments: [
      { start: 0.48, end: 2.9, text: 'Fish & chips <hot>.' },
      { start: 3661, end: 3661, text: 'Over there --> now.' },
    ],
    text: 'Fish & chips <hot>.\n\nOver there --> now.',
  })
})

const hostile = {
  ...transcript,
  segments: [{ start: 0, end: 1, text: 'a\u0000\u202Eb\u2066\n\n2\n---> c' }],
  text: 'a\u0000\u202Eb',
}

// Row 117
test('no control, no turned writing and no line of its own gets into a file', () => {
  expect(toText(hostile, { shouldShowTimestamps: false })).toBe('ab\n')
  expect(toSrt(hostile)).toBe('1\n00:00:00,000 --> 00:00:01,000\nab 2 -> c\n')
  expect(toVtt(hostile)).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nab 2 ---&gt; c\n')
  expect(JSON.parse(toJson(hostile))).toMatchObject({ segments: [{ text: 'ab 2 ---> c' }], text: 'ab' })
})

test('what is written as VTT is read again as it was', () => {
  const milliseconds = fc.nat(86_400_000)
  const segment = fc
    .tuple(milliseconds, fc.integer({ min: 1, max: 10_000 }), anyText(20).map(cleanLine))
    .filter(([, , text]) => text !== '')
    .map(([start, length, text]) => ({ start: start / 1000, end: (start + length) / 1000, text }))
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const ordered = segments.toSorted((one, other) => one.start - other.start)
      expect(parseVtt(toVtt({ ...transcript, segments: ordered }))).toEqual(ordered)
    }),
  )
})

test('every SRT has as many timings as lines', () => {
  fc.assert(
    fc.property(fc.array(anyText(20)), (texts) => {
      const segments = texts.map((text, index) => ({ start: index, end: index + 1, text }))
      const srt = toSrt({ ...transcript, segments })
      expect(srt.split('-->')).toHaveLength(texts.length + 1)
    }),
  )
})
