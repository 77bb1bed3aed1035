import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { anyText } from '@/test/untrusted-inputs'
import { run } from './run'
import subtitleConverter from './tool'

const { run: runConverter, getText, getTextBlocks, getRows } = createResultReader(subtitleConverter, run)
const getIssues = (...request: Parameters<typeof getTextBlocks>) => getRows('Check these', ...request)

const srt = `1
00:00:01,000 --> 00:00:03,500
Fish & <i>chips</i>.
Twice.

2
00:01:00,000 --> 00:01:02,000
I <3 you.
`
const ass =
  '[Script Info]\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\an8\\i1}One{\\i0}, two\\Nthree'
const buildCue = (text: string) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`

test('converts SRT to WebVTT, text and JSON, each a file with its own name', () => {
  const files = getTextBlocks(srt).map(({ name, text, fileName }) => [name, fileName, text])
  const json = '[{"start":1,"end":3.5,"text":"Fish & chips. Twice."},{"start":60,"end":62,"text":"I <3 you."}]'
  const vtt = srt.replace(/^\d\n/gm, '').replaceAll(',', '.').replace('&', '&amp;').replace('<3', '&lt;3')
  expect(files).toEqual([
    ['SRT', 'subtitles.srt', srt],
    ['WebVTT', 'subtitles.vtt', `WEBVTT\n\n${vtt}`],
    ['Plain text', 'subtitles.txt', 'Fish & chips. Twice.\n\nI <3 you.\n'],
    ['Text with timestamps', 'subtitles-times.txt', '[0:01] Fish & chips. Twice.\n[1:00] I <3 you.\n'],
    ['JSON', 'subtitles.json', expect.anything()],
  ])
  expect(JSON.parse(files[4]?.[2] ?? '')).toEqual({ segments: JSON.parse(json) })
  expect(getIssues(srt)).toEqual([])
})

test.each([
  ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.000 align:start\nHello &amp; <v Ann>bye &lt;3\n', 'Hello & Ann: bye <3'],
  ['a byte order mark and Windows line ends', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n', 'Hello'],
  ['dots and a short arrow', '1\n00:00:01.000 -> 00:00:02.000\nHello', 'Hello'],
  ['no numbers and no blank lines', '0:01 --> 0:02\nHello\n0:05 --> 0:06\nlater', 'Hello'],
  ['notes and styles of WebVTT', 'WEBVTT\n\nSTYLE\n::cue {}\n\nNOTE x\n\nid\n0:01.000 --> 0:02.000\nHello', 'Hello'],
  ['ASS', ass, '<i>One</i>, two\nthree'],
  ['Whisper’s JSON', '{"segments":[{"start":1,"end":2,"text":" Hello"}]}', 'Hello'],
  ['a list with times in words', '[{"from":"00:00:01,000","to":"00:00:02,000","text":"Hello"}]', 'Hello'],
  ['right to left', buildCue('\u200fمرحبا!\u200f'), '\u200fمرحبا!\u200f'],
  ['a time of day that is said', buildCue('Open 10:00 -> 18:00'), 'Open 10:00 -> 18:00'],
])('reads %s', (_, text, expected) => {
  expect(getText('SRT', text)?.split('\n\n')[0]?.trimEnd()).toBe(buildCue(expected).trimEnd())
  expect(getIssues(text)).toEqual([])
})

test('preserves the positions of WebVTT cues', () => {
  const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0 align:start\nHi <c.red>you</c>\n'
  expect(getText('WebVTT', vtt)).toBe(vtt)
})

test('lists broken cues by line and drops none', () => {
  const broken = [
    '1\n00:00:01,000 --> 00:00:04,000\nOne overlaps.',
    '2\n00:00:03,000 --> 00:00:02,000\nTwo runs backwards.',
    '3\n00:00:xx,000 --> 00:00:09,000\nThree has no start.',
    '4\nFour has no times.',
    '5\n-00:00:01,000 --> 00:00:10,000\nFive is negative.',
    'after a blank line',
    '6\n00:00:20,000 --> 00:00:20,000',
    '7\n00:00:30,000 --> 00:00:31,000\nSeven is much too long to be read within the second that it has.',
  ].join('\n\n')
  const text = getText('SRT', broken) ?? ''
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five', 'after a blank line', 'Seven'])
    expect(text).toContain(word)
  expect(text.match(/-->/g)).toHaveLength(7)
  expect(getIssues(broken)).toEqual([
    ['2', 'Overlaps the previous cue by 9 s'],
    ['6', 'Ends before it starts, so we estimated a new end'],
    ['6', 'Overlaps the previous cue by 1 s'],
    ['10', 'Can’t read the start, so we worked back from the end'],
    ['13', 'Can’t read the timestamps, so it goes after the cue above'],
    ['17', 'Time below zero, so set to zero'],
    ['17', 'Starts before the cue above, so we reordered them'],
    ['20', 'Text after a blank line, added to the cue above'],
    ['23', 'No text'],
    ['23', 'Starts and ends at once, so we estimated a new end'],
    ['26', 'Too fast: 64 characters per second'],
  ])
})

test('shifts times, at most to zero, and stretches them from one frame rate to another', () => {
  expect(getText('SRT', srt, { shift: 1500 })).toContain('00:00:02,500 --> 00:00:05,000')
  expect(getText('SRT', srt, { shift: -2000 })).toContain('1\n00:00:00,000 --> 00:00:01,500')
  expect(getIssues(srt, { shift: -2000 })).toEqual([['2', 'Shifted before the start, so set to zero']])
  expect(getText('SRT', srt, { from: '25', to: '23.976' })).toContain('00:01:02,563 --> 00:01:04,648')
})

test('splits a long cue into balanced lines that share its time', () => {
  const longCue =
    '1\n00:00:00,000 --> 00:00:10,000\nThe first loaf was flat, so I bought a thermometer, and the second one rose like a balloon over Leeds.\n'
  expect(getText('SRT', longCue, { split: true })).toBe(
    '1\n00:00:00,000 --> 00:00:07,921\nThe first loaf was flat, so I bought a\nthermometer, and the second one rose like\n\n2\n00:00:07,921 --> 00:00:10,000\na balloon over Leeds.\n',
  )
  const japanese = getText('SRT', `1\n0:00 --> 0:10\n${'字'.repeat(100)}`, { split: true })
  expect(japanese?.match(/字+/g)?.map((line) => line.length)).toEqual([42, 42, 16])
  const tagsAlone = buildCue('<i></i>\n<b></b>\n<u></u>')
  expect(getText('SRT', tagsAlone, { split: true })).toBe(tagsAlone)
})

test('joins short cues up to a sentence and can remove tags and notes for the hard of hearing', () => {
  const shortCues = '1\n0:01 --> 0:02\nSo this\n\n2\n0:02 --> 0:03\nis bread.\n\n3\n0:03 --> 0:04\nNext.\n'
  expect(getText('SRT', shortCues, { merge: true })).toBe(
    '1\n00:00:01,000 --> 00:00:03,000\nSo this is bread.\n\n2\n00:00:03,000 --> 00:00:04,000\nNext.\n',
  )
  const notes = `${buildCue('[door] <i>Hello</i> {\\an8}(laughs)')}\n2\n0:02 --> 0:03\n♪ ♪\n\n3\n0:03 --> 0:05\n- ANNA: Yes.\n>> BEN: （笑い）No.\n`
  expect(getText('SRT', notes, { tags: true, notes: true })).toBe(
    '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:05,000\n- Yes.\n>> No.\n',
  )
})

test('times plain text by its length and preserves the times of a copied transcript', () => {
  expect(getText('SRT', 'One line.\n\nAnd a second line that takes three seconds.')).toBe(
    '1\n00:00:00,000 --> 00:00:01,000\nOne line.\n\n2\n00:00:01,000 --> 00:00:03,867\nAnd a second line that takes three seconds.\n',
  )
  expect(getText('SRT', '0:05\nHello\n0:12 there\n')).toBe(
    '1\n00:00:05,000 --> 00:00:12,000\nHello\n\n2\n00:00:12,000 --> 00:00:13,000\nthere\n',
  )
})

test.each([
  [
    '{"a":1}',
    /^We can’t find cues in this JSON. It should be a list, or have one named “segments”, “cues”, “captions”/,
  ],
  ['{"segments": [', /^We can’t read this JSON: /],
  ['[]', /^This looks like JSON, but we can’t find any cues in it.$/],
  ['WEBVTT', /^This looks like WebVTT, but we can’t find any cues in it.$/],
  ['0:01 --> 0:02\nx\n'.repeat(20_001), /^That’s 20,001 cues. You can convert up to 20,000 at a time.$/],
])('explains why a text cannot be converted: %#', (text, problem) => {
  expect(runConverter(text)).toEqual({ problem: expect.stringMatching(problem) })
})

test('writes every cue of any text to the file', () => {
  const texts = fc.array(anyText(20), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(texts, (cueTexts) => {
      const cues = cueTexts.map((text, index) => ({ start: index, end: index + 1, text }))
      expect(getText('SRT', JSON.stringify(cues))?.match(/^\d+\n00:00:0\d,000 --> /gm)).toHaveLength(cues.length)
    }),
  )
})
