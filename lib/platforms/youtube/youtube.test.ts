import { expect, test } from 'vitest'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { youtubeTags } from '@/lib/platforms/networks/youtube'
import { type Chapter, getChapterProblem, normalizeChapters, parseChapters, parseTimestamp } from './chapters'
import { getTagCost, getTagsLength, limitTagsLength } from './tags'

const createChapters = (...chapters: [string, string][]): Chapter[] =>
  chapters.map(([time, label]) => ({ time, label }))

test.each([
  ['0:00', 0],
  ['12:05', 725],
  ['1:02:03', 3723],
])('%s parses to second %i and formats back', (time, seconds) => {
  expect(parseTimestamp(time)).toBe(seconds)
  expect(formatTimestamp(seconds)).toBe(time)
})

test.each([
  ['0:00 Intro\n1:20 Mixing\n5:40 Baking', createChapters(['0:00', 'Intro'], ['1:20', 'Mixing'], ['5:40', 'Baking'])],
  ['00:00:00 – Start\n01:02:03 – End', createChapters(['0:00', 'Start'], ['1:02:03', 'End'])],
  ['(0:00) Flour & water\n[2:15] Salt', createChapters(['0:00', 'Flour & water'], ['2:15', 'Salt'])],
  ['0:00 - 1:20 Intro\n1:20 - 5:40 Mixing', createChapters(['0:00', 'Intro'], ['1:20', 'Mixing'])],
  ['0:00 المقدمة\n2:00 الخبز', createChapters(['0:00', 'المقدمة'], ['2:00', 'الخبز'])],
  ['no times here, 12:75 neither', []],
])('parses the chapters of %j', (text, chapters) => {
  expect(parseChapters(text)).toEqual(chapters)
})

test('normalized chapters are in order, unique by time, and start at 0:00', () => {
  const unorderedChapters = createChapters(['5:40', 'Baking'], ['1:20', 'Mixing'], ['1:20', 'Again'], ['3:00', ''])
  expect(normalizeChapters(unorderedChapters, 'Intro')).toEqual(
    createChapters(['0:00', 'Intro'], ['1:20', 'Mixing'], ['5:40', 'Baking']),
  )
  expect(normalizeChapters([], 'Intro')).toEqual([])
})

test.each([
  [createChapters(), null],
  [createChapters(['0:00', 'A'], ['0:10', 'B'], ['2:00', 'C']), null],
  [createChapters(['0:00', 'A'], ['1:00', 'B']), 'YouTube needs at least 3 timestamps for chapters.'],
  [
    createChapters(['0:00', 'A'], ['0:09', 'B'], ['2:00', 'C']),
    '“A” is shorter than 10 seconds, so YouTube won’t show chapters.',
  ],
])('the chapters %j have the problem: %s', (chapters, problem) => {
  expect(getChapterProblem(chapters)).toBe(problem)
})

test.each([
  ['Foo-Baz', 7],
  ['Foo Baz', 9],
  ['🍞', 2],
])('the tag “%s” counts as %i characters', (tag, cost) => {
  expect(getTagCost(tag)).toBe(cost)
})

test('commas and quotation marks count toward the length of tags', () => {
  expect(getTagsLength([])).toBe(0)
  expect(getTagsLength(['sourdough bread', 'rye bread', 'rye'])).toBe(33)
})

test('a tag that does not fit does not exclude the tags after it', () => {
  expect(limitTagsLength(['rye', 'sourdough bread', 'oat', 'bun'], 11)).toEqual(['rye', 'oat', 'bun'])
  expect(limitTagsLength(['rye', 'oat', 'bun'], 10)).toEqual(['rye', 'oat'])
})

test('500 characters of tags fit, 501 do not', () => {
  const fourTags = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(100))
  expect(getTagsLength([...fourTags, 'e'.repeat(96)])).toBe(youtubeTags.max)
  expect(limitTagsLength([...fourTags, 'e'.repeat(96)], youtubeTags.max)).toHaveLength(5)
  expect(limitTagsLength([...fourTags, 'e'.repeat(97)], youtubeTags.max)).toHaveLength(4)
})
