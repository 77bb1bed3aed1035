import { expect, test } from 'vitest'
import type { ScoreKind } from '@/lib/tool/card'
import { scoreLine } from './score-line'

const scoreReadableLine = (kind: ScoreKind, text: string, topic = '', keyword = '') => {
  const score = scoreLine({ kind, text, topic, keyword })
  if (score === 'unreadable') throw new Error(`“${text}” cannot be scored`)
  return score
}

const listPoints = (kind: ScoreKind, text: string, topic = '', keyword = '') => {
  const score = scoreReadableLine(kind, text, topic, keyword)
  return score && [score.total, ...score.checks.map((check) => check.points)]
}

test.each<[ScoreKind, string, string, string, (number | undefined)[] | null]>([
  ['hook', 'I folded this dough four times before I knew why', 'sourdough', '', [83, 10, 10, 23, 30, 5, 0, 5]],
  ['hook', 'My dog hates baths, until I moved the towel', 'my dog hates baths', '', [86, 10, 10, 22, 24, 5, 10, 5]],
  ['hook', 'STOP BUYING BREAD!!!', 'sourdough bread', '', [62, 6, 8, 19, 14, 5, 10, 0]],
  ['title', 'I rebuilt my shed with only reclaimed wood', 'my shed', 'reclaimed wood', [81, 10, 10, 22, 24, 5, 5, 5]],
  ['title', 'Everything you should really know about it: the ultimate guide', '', '', [30, 7, 8, 0, 0, 5, 5, 5]],
  ['hook', '  ', '', '', null],
])('scores %s “%s” about “%s” (%s)', (kind, text, topic, keyword, expected) => {
  expect(listPoints(kind, text, topic, keyword)).toEqual(expected)
})

test('each check has a reason', () => {
  const listReasons = (kind: ScoreKind, text: string, topic = '', keyword = '') =>
    scoreReadableLine(kind, text, topic, keyword)?.checks.map(({ reason }) => reason)
  expect(listReasons('hook', 'My dog hates baths, until I moved the towel', 'my dog hates baths')).toEqual([
    '9 words. You can say it in one breath.',
    'One idea in short words.',
    'Has 6 specific words, your own word “dog”.',
    'Opens with something unexpected, a story already underway.',
    'Not a cliché.',
    '“dog” comes within the first 5 words.',
    'No shouting.',
  ])
  const shoutedReasons = listReasons('title', 'DID YOU KNOW these AMAZING sourdough TIPS?!', 'bread', 'rye starter')
  expect(shoutedReasons?.[1]).toBe('Extra punctuation.')
  expect(shoutedReasons?.[2]).toBe('Has 2 specific words. Could be any video: “amazing”, “tips”.')
  expect(shoutedReasons?.slice(4, 6)).toEqual(['Opens with a cliché.', 'Your keyword “rye starter” is missing.'])
  expect(shoutedReasons?.[6]).toBe('Shouts “KNOW”, “AMAZING”, “TIPS”.')
})

test('a blank counts as a number, and the visitor’s acronym does not count as capitals', () => {
  expect(listPoints('hook', 'I lost [your number] euros before breakfast')?.[3]).toBe(23)
  expect(listPoints('title', 'How I plan a day with ADHD', 'ADHD productivity')?.at(-1)).toBe(5)
  expect(listPoints('title', 'How I plan a day with ADHD')?.at(-1)).toBe(2)
})

test.each([
  ['The towel moved, my friend', 'Leaves nothing open. Add a twist or a question.'],
  ['Not bread but cake', 'Opens with something unexpected, a comparison.'],
])('rates the curiosity of “%s”: %s', (text, reason) => {
  expect(scoreReadableLine('hook', text)?.checks).toContainEqual(expect.objectContaining({ name: 'Curiosity', reason }))
})

const strongLines = [
  'I sold 312 jars of chilli oil and almost quit',
  'Nobody told me the third month of running would hurt most',
  'Why does every barista hate this order?',
  'I spent 100 euros on the cheapest camera in the shop',
  'What 30 days without sugar did to my sleep',
  'POV: you opened your bakery and nobody came',
]

const weakLines = [
  ...['Amazing tips and tricks you should know', 'This is a video about something nice', 'Some thoughts on life'],
  ...['blue chair potato running window', 'THE BEST VIDEO EVER', 'I went to the shop'],
]

test.each(['hook', 'title'] as const)('a specific %s scores above a vague one', (kind) => {
  const computeTotals = (lines: readonly string[]) => lines.map((line) => scoreReadableLine(kind, line)?.total ?? 0)
  expect(Math.min(...computeTotals(strongLines))).toBeGreaterThan(Math.max(...computeTotals(weakLines)))
  expect(Math.max(...computeTotals(weakLines))).toBeLessThanOrEqual(51)
})

test.each(['asdf qwer', 'The hill I’ll die on: asdf qwer zxcv', '今日のパン 作り方'])('“%s” has no score', (text) => {
  expect(scoreLine({ kind: 'hook', text, topic: text, keyword: '' })).toBe('unreadable')
})

test.each(['Vlog 47', 'ASMR for my chihuahua in Lisbon'])('“%s” has a score despite its names', (text) => {
  expect(scoreReadableLine('title', text)?.total).toBeGreaterThan(0)
})
