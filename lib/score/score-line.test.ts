import { expect, test } from 'vitest'
import type { ScoreKind } from '@/lib/tool/card'
import { scoreLine } from './score-line'

const points = (kind: ScoreKind, text: string, about = '', keyword = '') => {
  const score = scoreLine({ kind, text, about, keyword })
  return score && [score.total, ...score.checks.map((check) => check.points)]
}

test.each<[ScoreKind, string, string, string, (number | undefined)[] | null]>([
  [
    'hook',
    'I folded this dough four times before I knew why',
    'sourdough',
    '',
    [86, 15, 15, 16, 20, 10, 0, 10],
  ],
  [
    'hook',
    'My dog hates baths, until I moved the towel',
    'my dog hates baths',
    '',
    [92, 15, 15, 16, 16, 10, 10, 10],
  ],
  ['hook', 'Did you know these amazing tips?', 'sourdough bread', '', [50, 15, 15, 0, 10, 0, 0, 10]],
  ['hook', 'bread', 'sourdough bread', '', [44, 3, 5, 6, 0, 10, 10, 10]],
  ['hook', 'STOP BUYING BREAD!!!', 'sourdough bread', '', [67, 11, 12, 14, 10, 10, 10, 0]],
  [
    'title',
    'I rebuilt my shed with only reclaimed wood',
    'rebuilding my garden shed',
    'reclaimed wood',
    [87, 15, 15, 16, 16, 10, 5, 10],
  ],
  [
    'title',
    'Everything about everything you should really know: the ultimate guide to success',
    '',
    '',
    [43, 5, 13, 0, 0, 10, 5, 10],
  ],
  ['title', 'Shed', '', '', [39, 4, 5, 0, 0, 10, 10, 10]],
  ['hook', '  ', '', '', null],
  ['title', '🍞', '', '', null],
])('%s “%s” about “%s” (%s)', (kind, text, about, keyword, expected) => {
  expect(points(kind, text, about, keyword)).toEqual(expected)
})

test('each check says why', () => {
  const reasons = (kind: ScoreKind, text: string, about = '', keyword = '') =>
    scoreLine({ kind, text, about, keyword })?.checks.map(({ reason }) => reason)
  expect(reasons('hook', 'My dog hates baths, until I moved the towel', 'my dog hates baths')).toEqual([
    '9 words: said in one breath.',
    'One thought in short words.',
    'Has 6 words that name something, your own word “dog”.',
    'Opens with something unexpected, a story that has begun.',
    'Not a cliché.',
    '“dog” comes within the first 5 words.',
    'No shouting.',
  ])
  expect(reasons('title', 'DID YOU KNOW these AMAZING sourdough TIPS?!', 'bread', 'rye starter')).toEqual([
    '43 characters: a phone shows all of it.',
    'Extra punctuation.',
    'Has 2 words that name something. Fits any video: “amazing”, “tips”.',
    'Opens with a question that the video has to answer.',
    'Opens with a cliché.',
    'Your keyword “rye starter” is missing.',
    'Shouts “KNOW”, “AMAZING”, “TIPS”.',
  ])
})

test('a blank counts as a figure, an acronym of the visitor’s own is no shouting', () => {
  expect(points('hook', 'I lost [your number] euros before breakfast')?.[3]).toBe(16)
  expect(points('title', 'How I plan a day with ADHD', 'ADHD productivity')?.at(-1)).toBe(10)
  expect(points('title', 'How I plan a day with ADHD')?.at(-1)).toBe(5)
})

test.each([
  ['I moved the towel', 'Opens with a story that has begun.'],
  ['My mixer broke and we made it', 'Opens with a story that has begun.'],
  ['The towel moved, my friend', 'Leaves nothing open: add a twist or a question.'],
  ['Rye vs. wheat', 'Opens with a comparison.'],
  ['Not bread but cake', 'Opens with something unexpected, a comparison.'],
])('“%s” arouses curiosity: %s', (text, expected) => {
  const score = scoreLine({ kind: 'hook', text, about: '', keyword: '' })
  expect(score?.checks.find(({ name }) => name === 'Curiosity')?.reason).toBe(expected)
})
