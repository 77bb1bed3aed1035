import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeCues } from './merge-cues'
import type { Segment } from './segment'
import { formatParagraphs } from './transcript'

const cues = (...lines: [number, number, string][]): Segment[] =>
  lines.map(([start, end, text]) => ({ start, end, text }))

test.each([
  [
    'a sentence cut in pieces is put together',
    cues([0, 0.5, 'So this is'], [0.5, 1.2, 'how you fold'], [1.2, 2, 'a sheet.'], [2, 3, 'Next']),
    cues([0, 2, 'So this is how you fold a sheet.'], [2, 3, 'Next']),
  ],
  ['a silence of a second starts a new line', cues([0, 1, 'One'], [2, 3, 'two']), cues([0, 1, 'One'], [2, 3, 'two'])],
  [
    'a line is not longer than a subtitle',
    cues([0, 2, 'a'.repeat(50)], [2, 4, 'b'.repeat(40)]),
    cues([0, 2, 'a'.repeat(50)], [2, 4, 'b'.repeat(40)]),
  ],
  [
    'a line does not stand longer than seven seconds',
    cues([0, 4, 'one'], [4, 8, 'two']),
    cues([0, 4, 'one'], [4, 8, 'two']),
  ],
  ['Japanese is put together without spaces', cues([0, 1, '今日は'], [1, 2, 'パンを']), cues([0, 2, '今日はパンを'])],
  ['Korean with spaces', cues([0, 1, '오늘은'], [1, 2, '빵을']), cues([0, 2, '오늘은 빵을'])],
  ['a line shown twice at once stands once', cues([0, 2, 'Hi there.'], [0, 2, 'Hi there.']), cues([0, 2, 'Hi there.'])],
  [
    'a line repeated right after itself stands once',
    cues([0, 1, 'we go up there.'], [1, 2, 'we go up there.']),
    cues([0, 2, 'we go up there.']),
  ],
  [
    'a line that grows stands once',
    cues([0, 1, 'we go'], [1, 2, 'we go up'], [2, 3, 'we go up there']),
    cues([0, 3, 'we go up there']),
  ],
  [
    'a word said again stays',
    cues([0, 1, 'No,'], [1, 2, 'no,'], [2, 3, 'no,'], [3, 4, 'no!']),
    cues([0, 4, 'No, no, no, no!']),
  ],
  ['a line said again later stays', cues([0, 1, 'Go.'], [5, 6, 'Go.']), cues([0, 1, 'Go.'], [5, 6, 'Go.'])],
  ['nothing is nothing', [], []],
])('%s', (_, given, expected) => {
  expect(mergeCues(given)).toEqual(expected)
})

test('times go up and no word is made up', () => {
  const anyCue = fc.record({
    start: fc.nat(99),
    length: fc.nat(9),
    text: fc.stringMatching(/^[a-c]( [a-c.]){0,3}$/),
  })
  fc.assert(
    fc.property(fc.array(anyCue), (given) => {
      const ordered = given
        .map(({ start, length, text }) => ({ start, end: start + length, text }))
        .toSorted((one, other) => one.start - other.start)
      const merged = mergeCues(ordered)
      expect(merged.map(({ start }) => start)).toEqual(merged.map(({ start }) => start).toSorted((a, b) => a - b))
      const words = (list: readonly Segment[]) => new Set(list.flatMap(({ text }) => text.split(' ')))
      expect(words(merged)).toEqual(words(ordered))
    }),
  )
})

test('paragraphs break where a sentence ends before a pause', () => {
  const segments = cues([0, 1, 'Hello.'], [1, 2, 'This is it.'], [4, 5, 'New thought'], [8, 9, 'goes on.'])
  expect(formatParagraphs(segments)).toBe('Hello. This is it.\n\nNew thought goes on.')
})

test('a long paragraph ends with a sentence', () => {
  const long = `${'word '.repeat(100)}end.`
  expect(formatParagraphs(cues([0, 9, long], [9, 10, 'Then this.']))).toBe(`${long}\n\nThen this.`)
})
