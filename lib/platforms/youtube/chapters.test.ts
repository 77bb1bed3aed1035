import { expect, test } from 'vitest'
import { formatTimestamp } from '@/lib/core/format/format-timestamp'
import { type Chapter, getChapterProblem, normalizeChapters, parseChapters, parseTimestamp } from './chapters'

const list = (...chapters: [string, string][]): Chapter[] => chapters.map(([time, label]) => ({ time, label }))

test.each([
  ['0:00', 0],
  ['12:05', 725],
  ['1:02:03', 3723],
])('%s is second %i, and back', (time, seconds) => {
  expect(parseTimestamp(time)).toBe(seconds)
  expect(formatTimestamp(seconds)).toBe(time)
})

test.each([
  ['0:00 Intro\n1:20 Mixing\n5:40 Baking', list(['0:00', 'Intro'], ['1:20', 'Mixing'], ['5:40', 'Baking'])],
  ['0:00 Intro 1:20 Mixing, 5:40 - Baking', list(['0:00', 'Intro'], ['1:20', 'Mixing'], ['5:40', 'Baking'])],
  ['00:00:00 – Start\n01:02:03 – End', list(['0:00', 'Start'], ['1:02:03', 'End'])],
  ['(0:00) Flour & water\n[2:15] Salt', list(['0:00', 'Flour & water'], ['2:15', 'Salt'])],
  ['Intro 0:00\nMixing - 1:20', list(['0:00', 'Intro'], ['1:20', 'Mixing'])],
  ['0:00 - 1:20 Intro\n1:20 - 5:40 Mixing', list(['0:00', 'Intro'], ['1:20', 'Mixing'])],
  ['0:00 المقدمة\n2:00 الخبز', list(['0:00', 'المقدمة'], ['2:00', 'الخبز'])],
  ['no times here, 12:75 neither', []],
])('%j is read', (text, chapters) => {
  expect(parseChapters(text)).toEqual(chapters)
})

test('chapters come in order, each time once, from 0:00', () => {
  const given = list(['5:40', 'Baking'], ['1:20', 'Mixing'], ['1:20', 'Again'], ['3:00', ''])
  expect(normalizeChapters(given, 'Intro')).toEqual(list(['0:00', 'Intro'], ['1:20', 'Mixing'], ['5:40', 'Baking']))
  expect(normalizeChapters([], 'Intro')).toEqual([])
})

test.each([
  [list(), null],
  [list(['0:00', 'A'], ['1:00', 'B'], ['2:00', 'C']), null],
  [list(['0:00', 'A'], ['1:00', 'B']), 'YouTube needs at least 3 times for chapters.'],
  [
    list(['0:00', 'A'], ['0:05', 'B'], ['2:00', 'C']),
    '“A” is shorter than 10 seconds; YouTube shows no chapters then.',
  ],
])('%j: %s', (chapters, problem) => {
  expect(getChapterProblem(chapters)).toBe(problem)
})
