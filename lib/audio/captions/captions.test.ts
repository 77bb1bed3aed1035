import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/untrusted-inputs'
import { mergeCues } from './cues'
import { restoreTimings } from './subtitle-file'
import { parseVtt } from './timed-text'
import { formatParagraphs, type Segment, type Transcript } from './transcript'
import { cleanLine, toJson, toSrt, toText, toVtt } from './transcript-files'

const buildVtt = (payload: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${payload}\n`

test.each([
  ['a byte order mark and a title', '\uFEFFWEBVTT Folding\n\n00:01.000 --> 00:02.000\nHi\n'],
  ['Windows line ends', 'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHi\r\n'],
  ['hours and cue settings', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 align:start line:0%\nHi\n'],
  ['an identifier', 'WEBVTT\n\nintro-1\n00:01.000 --> 00:02.000\nHi\n'],
  [
    'a note, a style and a region',
    'WEBVTT\n\nNOTE\n00:00.000 --> 00:09.000\nby hand\n\nSTYLE\n::cue {}\n\nREGION\nid:a\n\n00:01.000 --> 00:02.000\nHi',
  ],
  ['commas as in SRT', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi'],
  ['a broken timing before it', 'WEBVTT\n\n00:61.000 -> x\nNo\n\n00:01.000 --> 00:02.000\nHi'],
  ['an empty cue before it', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.000\nHi'],
  ['tags', buildVtt('<v Ann><c.loud.yellow>H</c><i>i</i></v>')],
  ['timestamps between words', buildVtt('<00:01.200><c>Hi</c>')],
  ['bidirectional controls', buildVtt('&lrm;\u202EHi\u2069')],
])('parses a file with %s', (_, text) => {
  expect(parseVtt(text)).toEqual([{ start: 1, end: 2, text: 'Hi' }])
})

test.each([
  ['Fish &amp; chips', 'Fish & chips'],
  ['a &lt;b&gt; c', 'a <b> c'],
  ['&amp;lt;', '&lt;'],
  ['it&#39;s &quot;on&#x201D;&nbsp;now', 'it\'s "on” now'],
  ['&unknown; &#9999999; &#xD800; &', '&unknown; &'],
  ['I <3 you > me', 'I <3 you > me'],
  ['two\nlines', 'two lines'],
  ['سلام\u200Cها', 'سلام\u200Cها'],
])('parses the cue “%s” as “%s”', (payload, text) => {
  expect(parseVtt(buildVtt(payload))?.map((segment) => segment.text)).toEqual([text])
})

test("ends a cue at the next cue's timing when the blank line is missing", () => {
  const file = 'WEBVTT\n00:01.000 --> 00:02.000\nOne\n00:02.000 --> 00:03.000\nTwo'
  expect(parseVtt(file)).toEqual(parseCues('1-2 One', '2-3 Two'))
})

test('sorts cues, and no cue ends before it starts', () => {
  const [first, second, third] = [
    '00:09.000 --> 00:08.000\nB',
    '1:00:00.5 --> 1:00:01.5\nC',
    '00:01.000 --> 00:02.000\nA',
  ]
  const expected = parseCues('1-2 A', '9-9 B', '3600.5-3601.5 C')
  expect(parseVtt(`WEBVTT\n\n${first}\n\n${second}\n\n${third}`)).toEqual(expected)
})

test.each([
  'WEBVTTX\n\n00:01.000 --> 00:02.000\nHi',
  '<!doctype html><title>WEBVTT</title>',
  '{"code":0}',
  '1\n00:00:01,000 --> 00:00:02,000\nHi',
])('returns null for “%s”, which is not WebVTT', (text) => {
  expect(parseVtt(text)).toBeNull()
})

test('parses any text without an error into valid times and clean lines', () => {
  const line = fc.oneof(
    fc.constantFrom(
      ...['WEBVTT', 'NOTE', '-->', '00:00:01.000 --> 00:00:02.000', '9999:59:59.999 --> 0:0', '&amp;', '<c', ''],
    ),
    anyText(20),
  )
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      for (const { start, end, text } of parseVtt(['WEBVTT', ...lines].join('\n')) ?? []) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(text).toMatch(/^\S(?:[^\p{Cc}\u202A-\u202E\u2066-\u2069]*\S)?$/u)
      }
    }),
  )
})

const parseCues = (...lines: string[]): Segment[] =>
  lines.map((line) => {
    const [, start, end, text = ''] = /^([\d.]+)-([\d.]+) (.*)$/.exec(line) ?? []
    return { start: Number(start), end: Number(end), text }
  })

test.each([
  [
    'pieces of a sentence',
    ['0-0.5 So this is', '0.5-2 how you fold it.', '2-3 Next'],
    ['0-2 So this is how you fold it.', '2-3 Next'],
  ],
  ['a second of silence', ['0-1 One', '2-3 two'], ['0-1 One', '2-3 two']],
  [
    'more than 84 characters',
    [`0-2 ${'a'.repeat(50)}`, `2-4 ${'b'.repeat(40)}`],
    [`0-2 ${'a'.repeat(50)}`, `2-4 ${'b'.repeat(40)}`],
  ],
  ['more than seven seconds', ['0-4 one', '4-8 two'], ['0-4 one', '4-8 two']],
  ['Japanese', ['0-1 今日は', '1-2 パンを'], ['0-2 今日はパンを']],
  ['a line shown twice at once', ['0-2 Hi there.', '0-2 Hi there.'], ['0-2 Hi there.']],
  ['a line repeated at once', ['0-1 we go up there.', '1-2 we go up there.'], ['0-2 we go up there.']],
  ['a line that grows', ['0-1 we go', '1-2 we go up', '2-3 we go up there'], ['0-3 we go up there']],
  ['a repeated word', ['0-1 No,', '1-2 no,', '2-3 no,', '3-4 no!'], ['0-4 No, no, no, no!']],
  ['a line repeated later', ['0-1 Go.', '5-6 Go.'], ['0-1 Go.', '5-6 Go.']],
])('merges cues or leaves them separate: %s', (_, input, expected) => {
  expect(mergeCues(parseCues(...input))).toEqual(parseCues(...expected))
})

test('merged cues have increasing times, and no word is added or lost', () => {
  const anyCue = fc.record({ start: fc.nat(99), length: fc.nat(9), text: fc.stringMatching(/^[a-c]( [a-c.]){0,3}$/) })
  fc.assert(
    fc.property(fc.array(anyCue), (input) => {
      const sortedSegments = input
        .map(({ start, length, text }) => ({ start, end: start + length, text }))
        .toSorted((one, other) => one.start - other.start)
      const mergedCues = mergeCues(sortedSegments)
      expect(mergedCues.map(({ start }) => start)).toEqual(
        mergedCues.map(({ start }) => start).toSorted((a, b) => a - b),
      )
      const words = (list: readonly Segment[]) => new Set(list.flatMap(({ text }) => text.split(' ')))
      expect(words(mergedCues)).toEqual(words(sortedSegments))
    }),
  )
})

test('paragraphs break when a sentence ends before a pause', () => {
  const segments = parseCues('0-1 Hello.', '1-2 This is it.', '4-5 New thought', '8-9 goes on.')
  expect(formatParagraphs(segments)).toBe('Hello. This is it.\n\nNew thought goes on.')
})

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

test('plain text is only the words, or one line per time', () => {
  const words = 'Fish & chips <hot>.\n\nOver there --> now.\n'
  expect(toText(transcript, { shouldShowTimestamps: false })).toBe(words)
  expect(toText({ ...transcript, segments: [] }, { shouldShowTimestamps: true })).toBe(words)
  expect(toText(transcript, { shouldShowTimestamps: true })).toBe(
    '[0:00] Fish & chips <hot>.\n[1:01:01] Over there --> now.\n',
  )
})

test('SRT counts from one, uses commas, and shortens arrows in a text', () => {
  expect(toSrt(transcript)).toBe(
    '1\n00:00:00,480 --> 00:00:02,900\nFish & chips <hot>.\n\n2\n01:01:01,000 --> 01:01:01,001\nOver there -> now.\n',
  )
})

test('VTT escapes characters that would be markup', () => {
  expect(toVtt(transcript)).toBe(
    'WEBVTT\n\n00:00:00.480 --> 00:00:02.900\nFish &amp; chips &lt;hot&gt;.\n\n01:01:01.000 --> 01:01:01.001\nOver there --&gt; now.\n',
  )
})

test('JSON has the transcript with times rounded to milliseconds', () => {
  const [first, second] = transcript.segments
  const segments = [first, { ...second, start: 3661, end: 3661 }]
  expect(JSON.parse(toJson(transcript))).toEqual({ ...transcript, segments })
})

const hostileTranscript = {
  ...transcript,
  segments: [{ start: 0, end: 1, text: 'a\u0000\u202Eb\u2066\n\n2\n---> c' }],
  text: 'a\u0000\u202Eb',
}

test('removes controls, bidirectional marks and line breaks from files', () => {
  expect(toText(hostileTranscript, { shouldShowTimestamps: false })).toBe('ab\n')
  expect(toSrt(hostileTranscript)).toBe('1\n00:00:00,000 --> 00:00:01,000\nab 2 -> c\n')
  expect(toVtt(hostileTranscript)).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nab 2 ---&gt; c\n')
  expect(JSON.parse(toJson(hostileTranscript))).toMatchObject({ segments: [{ text: 'ab 2 ---> c' }], text: 'ab' })
})

test('VTT parses back to the same cues', () => {
  const milliseconds = fc.nat(86_400_000)
  const segment = fc
    .tuple(milliseconds, fc.integer({ min: 1, max: 10_000 }), anyText(20).map(cleanLine))
    .filter(([, , text]) => text !== '')
    .map(([start, length, text]) => ({ start: start / 1000, end: (start + length) / 1000, text }))
  fc.assert(
    fc.property(fc.array(segment), (segments) => {
      const sortedSegments = segments.toSorted((one, other) => one.start - other.start)
      expect(parseVtt(toVtt({ ...transcript, segments: sortedSegments }))).toEqual(sortedSegments)
    }),
  )
})

const srtCue = (number: number, time: string, text: string) => `${number}\n00:00:0${time}\n${text}`
const [one, two] = ['1,000 --> 00:00:02,000', '3,000 --> 00:00:04,000']

test('two cues with the same time each have a translation, and the first of duplicate cues counts', () => {
  const source = [srtCue(1, one, 'Hello.'), srtCue(2, one, 'Hi!'), srtCue(3, two, 'Bye.')].join('\n\n')
  const translated = [srtCue(1, one, 'Hola.'), srtCue(2, one, '¡Buenas!'), srtCue(3, two, 'Adiós.')].join('\n\n')
  expect(restoreTimings(source, translated)).toBe(translated)
  const duplicateCues = [srtCue(1, one, 'Hola.'), srtCue(2, one, 'Hola, hola.')].join('\n\n')
  expect(restoreTimings(srtCue(1, one, 'Hello.'), duplicateCues)).toBe(srtCue(1, one, 'Hola.'))
})
