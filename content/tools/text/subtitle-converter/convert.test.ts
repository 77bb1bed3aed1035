import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import type { TextBlock } from '@/lib/tool/text-tool'
import { anyText } from '@/test/any-text'
import { run } from './convert'
import { subtitleConverter } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: subtitleConverter.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}): readonly TextBlock[] {
  const result = run({ text, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
function convertTo(name: string, text: string, parameters: Partial<ToolParameters> = {}): string {
  const found = getBlocks(text, parameters).find((block) => block.kind === 'text' && block.name === name)
  return found?.kind === 'text' ? found.text : ''
}
function getIssues(text: string, parameters: Partial<ToolParameters> = {}) {
  const found = getBlocks(text, parameters).find(
    (block) => block.kind === 'table' && block.caption.startsWith('What to check'),
  )
  return found?.kind === 'table' ? found.rows : []
}
const getProblem = (text: string) => {
  const result = run({ text, parameters: defaultParameters })
  return 'problem' in result ? result.problem : null
}

const srt = `1
00:00:01,000 --> 00:00:03,500
Fish & <i>chips</i>.
Twice.

2
00:01:00,000 --> 00:01:02,000
I <3 you.
`

test('SRT becomes WebVTT, text and JSON, each a file with its own name', () => {
  expect(convertTo('SRT', srt)).toBe(srt)
  expect(convertTo('WebVTT', srt)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nFish &amp; <i>chips</i>.\nTwice.\n\n00:01:00.000 --> 00:01:02.000\nI &lt;3 you.\n',
  )
  expect(convertTo('Plain text', srt)).toBe('Fish & chips. Twice.\n\nI <3 you.\n')
  expect(convertTo('Text with times', srt)).toBe('[0:01] Fish & chips. Twice.\n[1:00] I <3 you.\n')
  expect(JSON.parse(convertTo('JSON', srt))).toEqual({
    segments: [
      { start: 1, end: 3.5, text: 'Fish & chips. Twice.' },
      { start: 60, end: 62, text: 'I <3 you.' },
    ],
  })
  expect(getBlocks(srt).flatMap((block) => (block.kind === 'text' ? [block.fileName] : []))).toEqual([
    'subtitles.srt',
    'subtitles.vtt',
    'subtitles.txt',
    'subtitles-times.txt',
    'subtitles.json',
  ])
  expect(getIssues(srt)).toEqual([])
})

test.each([
  ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.000 align:start\nHello &amp; <v Ann>bye &lt;3\n', 'Hello & bye <3'],
  ['a byte order mark and Windows line ends', '\uFEFF1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n', 'Hello'],
  ['dots and a short arrow', '1\n00:00:01.000 -> 00:00:02.000\nHello', 'Hello'],
  ['no numbers and no blank lines', '0:01 --> 0:02\nHello\n0:05 --> 0:06\nlater', 'Hello'],
  ['notes and styles of WebVTT', 'WEBVTT\n\nSTYLE\n::cue {}\n\nNOTE x\n\nid\n0:01.000 --> 0:02.000\nHello', 'Hello'],
  [
    'ASS',
    '[Script Info]\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\an8\\i1}One{\\i0}, two\\Nthree',
    '<i>One</i>, two\nthree',
  ],
  ['Whisper’s JSON', '{"segments":[{"start":1,"end":2,"text":" Hello"}]}', 'Hello'],
  ['a list with times in words', '[{"from":"00:00:01,000","to":"00:00:02,000","text":"Hello"}]', 'Hello'],
  ['right to left', '1\n00:00:01,000 --> 00:00:02,000\n\u200fمرحبا!\u200f', '\u200fمرحبا!\u200f'],
])('%s is read', (_, text, expected) => {
  expect(convertTo('SRT', text).split('\n\n')[0]?.trimEnd()).toBe(`1\n00:00:01,000 --> 00:00:02,000\n${expected}`)
  expect(getIssues(text)).toEqual([])
})

test('WebVTT keeps where its cues stand', () => {
  expect(convertTo('WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.000 line:0 align:start\nHi <c.red>you</c>')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000 line:0 align:start\nHi <c.red>you</c>\n',
  )
})

test('broken cues are listed by line and none is dropped', () => {
  const broken = `1
00:00:01,000 --> 00:00:04,000
One overlaps.

2
00:00:03,000 --> 00:00:02,000
Two runs backwards.

3
00:00:xx,000 --> 00:00:09,000
Three has no start.

4
Four has no times.

5
-00:00:01,000 --> 00:00:10,000
Five is negative.

after a blank line

6
00:00:20,000 --> 00:00:20,000

7
00:00:30,000 --> 00:00:31,000
Seven is much too long to be read within the second that it has.
`
  const said = convertTo('SRT', broken)
  for (const word of ['One', 'Two', 'Three', 'Four', 'Five', 'after a blank line', 'Seven'])
    expect(said).toContain(word)
  expect(said.match(/-->/g)).toHaveLength(7)
  expect(getIssues(broken)).toEqual([
    ['2', 'Overlaps the cue before it by 9 s'],
    ['6', 'Ends before it starts: new end worked out from its length'],
    ['6', 'Overlaps the cue before it by 1 s'],
    ['10', 'No start that can be read: worked out from its end'],
    ['13', 'No times that can be read: put after the cue above'],
    ['17', 'A time below zero: set to zero'],
    ['17', 'Starts before the cue above it: put in order'],
    ['20', 'Words after a blank line: kept with the cue above'],
    ['23', 'No words'],
    ['23', 'Lasts no time: new end worked out from its length'],
    ['26', 'Fast: 64 characters a second'],
  ])
})

test('times shift, and what would be before zero is told', () => {
  expect(convertTo('SRT', srt, { shift: 1500 })).toContain('00:00:02,500 --> 00:00:05,000')
  expect(convertTo('SRT', srt, { shift: -2000 })).toContain('1\n00:00:00,000 --> 00:00:01,500')
  expect(getIssues(srt, { shift: -2000 })).toEqual(
    [
      ['2', 'Moved to before zero: set to zero'],
      ['2', 'Fast: 11.3 characters a second'],
    ].slice(0, 1),
  )
})

test('subtitles for 25 frames a second are stretched for 23.976', () => {
  expect(convertTo('SRT', srt, { from: '25', to: '23.976' })).toContain('00:01:02,563 --> 00:01:04,648')
})

test('a long cue is split into balanced lines that share its time', () => {
  const longCue =
    '1\n00:00:00,000 --> 00:00:10,000\nThe first loaf was flat, so I bought a thermometer, and the second one rose like a balloon over Leeds.\n'
  expect(convertTo('SRT', longCue, { split: true })).toBe(
    '1\n00:00:00,000 --> 00:00:07,921\nThe first loaf was flat, so I bought a\nthermometer, and the second one rose like\n\n2\n00:00:07,921 --> 00:00:10,000\na balloon over Leeds.\n',
  )
  expect(
    convertTo('SRT', `1\n0:00 --> 0:10\n${'字'.repeat(100)}`, { split: true })
      .match(/字+/g)
      ?.map((line) => line.length),
  ).toEqual([42, 42, 16])
})

test('short cues are joined up to a sentence, and a line that grows stands once', () => {
  const shortCues = '1\n0:01 --> 0:02\nSo this\n\n2\n0:02 --> 0:03\nis bread.\n\n3\n0:03 --> 0:04\nNext.\n'
  expect(convertTo('SRT', shortCues, { merge: true })).toBe(
    '1\n00:00:01,000 --> 00:00:03,000\nSo this is bread.\n\n2\n00:00:03,000 --> 00:00:04,000\nNext.\n',
  )
})

test('tags and notes for the hard of hearing go when they are to', () => {
  const cuesWithNotes =
    '1\n0:01 --> 0:02\n[door] <i>Hello</i> {\\an8}(laughs)\n\n2\n0:02 --> 0:03\n♪ ♪\n\n3\n0:03 --> 0:05\n- ANNA: Yes.\n♪ a song ♪\n'
  expect(convertTo('SRT', cuesWithNotes, { tags: true, notes: true })).toBe(
    '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:05,000\n- Yes.\n♪ a song ♪\n',
  )
})

test('plain text gets times by its length, a copied transcript keeps its own', () => {
  expect(convertTo('SRT', 'One line.\n\nAnd a second line that takes three seconds.')).toBe(
    '1\n00:00:00,000 --> 00:00:01,000\nOne line.\n\n2\n00:00:01,000 --> 00:00:03,867\nAnd a second line that takes three seconds.\n',
  )
  expect(convertTo('SRT', '0:05\nHello\n0:12 there\n')).toBe(
    '1\n00:00:05,000 --> 00:00:12,000\nHello\n\n2\n00:00:12,000 --> 00:00:13,000\nthere\n',
  )
})

test.each([
  [
    '{"a":1}',
    'This JSON has no list of cues. It needs “segments”, “cues”, “captions” or “subtitles”, or to be a list.',
  ],
  ['[]', 'This looks like JSON, but there are no cues in it.'],
  ['WEBVTT', 'This looks like WebVTT, but there are no cues in it.'],
  ['0:01 --> 0:02\nx\n'.repeat(20_001), 'These are 20,001 cues. The converter takes up to 20,000: do it in parts.'],
])('what cannot be converted is said: %#', (text, expected) => {
  expect(getProblem(text)).toBe(expected)
})

test('broken JSON says where it breaks', () => {
  expect(getProblem('{"segments": [')).toMatch(/^This JSON can’t be read: /)
})

test('any text gives files that are read again as they are', () => {
  fc.assert(
    fc.property(fc.array(anyText(20), { minLength: 1, maxLength: 4 }), (texts) => {
      const json = JSON.stringify(texts.map((text, index) => ({ start: index, end: index + 1, text })))
      const output = convertTo('SRT', json)
      expect(output.match(/^\d+\n00:00:0\d,000 --> /gm)).toHaveLength(texts.length)
    }),
  )
})

test('a million characters of anything come to an end', () => {
  const cue = '1\n00:00:01,000 --> 00:00:02,000\n'
  for (const pump of ['a', '字', '\n', '->', '{\\', '♪', '😀', 'x\n\n1\n', 'a b ']) {
    const convert = () =>
      getBlocks(cue + pump.repeat(1_000_000 / pump.length), { tags: true, notes: true, split: true })
    expect(convert, pump).not.toThrow()
  }
})

test('a time of day that is said is no timing, and a cue of tags alone stays when cues are split', () => {
  const said = '1\n00:00:01,000 --> 00:00:02,000\nOpen 10:00 -> 18:00\n'
  expect(convertTo('SRT', said)).toBe(said)
  const tags = '1\n00:00:01,000 --> 00:00:02,000\n<i></i>\n<b></b>\n<u></u>\n'
  expect(convertTo('SRT', tags, { split: true })).toBe(tags)
})
