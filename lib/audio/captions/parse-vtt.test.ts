import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/any-text'
import { parseVtt } from './parse-vtt'

const tiktoks = `WEBVTT


00:00:00.480 --> 00:00:01.220
So this is

00:00:01.220 --> 00:00:02.900
how you fold a fitted sheet.

`

test('captions as TikTok writes them', () => {
  expect(parseVtt(tiktoks)).toEqual([
    { start: 0.48, end: 1.22, text: 'So this is' },
    { start: 1.22, end: 2.9, text: 'how you fold a fitted sheet.' },
  ])
})

const cue = (payload: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${payload}\n`

test.each([
  ['a mark of the byte order, and a title', '\uFEFFWEBVTT Folding\n\n00:01.000 --> 00:02.000\nHi\n'],
  ['Windows line ends', 'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nHi\r\n'],
  ['line ends of an old Mac', 'WEBVTT\r\r00:01.000 --> 00:02.000\rHi'],
  ['hours, and settings behind the times', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 align:start line:0%\nHi\n'],
  ['an identifier', 'WEBVTT\n\nintro-1\n00:01.000 --> 00:02.000\nHi\n'],
  [
    'a note, a style and a region',
    'WEBVTT\n\nNOTE\n00:00.000 --> 00:09.000\nby hand\n\nSTYLE\n::cue {}\n\nREGION\nid:a\n\n00:01.000 --> 00:02.000\nHi',
  ],
  ['commas as in SRT', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi'],
  ['a cue before it whose timing is broken', 'WEBVTT\n\n00:61.000 -> x\nNo\n\n00:01.000 --> 00:02.000\nHi'],
  ['an empty cue before it', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.000\nHi'],
  ['tags', cue('<v Ann><c.loud.yellow>H</c><i>i</i></v>')],
  ['times between the words', cue('<00:01.200><c>Hi</c>')],
  ['marks that turn the writing around', cue('&lrm;\u202EHi\u2069')],
])('a file with %s', (_, text) => {
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
])('“%s” says “%s”', (payload, text) => {
  expect(parseVtt(cue(payload))?.map((segment) => segment.text)).toEqual([text])
})

test('a cue without a blank line before the next ends at its timing', () => {
  expect(parseVtt('WEBVTT\n00:01.000 --> 00:02.000\nOne\n00:02.000 --> 00:03.000\nTwo')).toEqual([
    { start: 1, end: 2, text: 'One' },
    { start: 2, end: 3, text: 'Two' },
  ])
})

test('cues are given in order, and none ends before it starts', () => {
  expect(
    parseVtt('WEBVTT\n\n00:09.000 --> 00:08.000\nLast\n\n1:00:00.5 --> 1:00:01.5\nx\n\n00:01.000 --> 00:02.000\nFirst'),
  ).toEqual([
    { start: 1, end: 2, text: 'First' },
    { start: 9, end: 9, text: 'Last' },
    { start: 3600.5, end: 3601.5, text: 'x' },
  ])
})

test.each([
  '',
  'WEBVTTX\n\n00:01.000 --> 00:02.000\nHi',
  '<!doctype html><title>WEBVTT</title>',
  '{"code":0}',
  '1\n00:00:01,000 --> 00:00:02,000\nHi',
])('“%s” is no WebVTT', (text) => {
  expect(parseVtt(text)).toBeNull()
})

test('no text makes the reader throw or give times that are none', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'WEBVTT',
      'NOTE',
      '-->',
      '00:00:01.000 --> 00:00:02.000',
      '9999:59:59.999 --> 0:0',
      '&amp;',
      '<c',
      '',
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
