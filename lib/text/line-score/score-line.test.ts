import { expect, test } from 'vitest'
import type { ScoreKind } from '@/lib/tool/card'
import { scoreLine } from './score-line'

const scored = (kind: ScoreKind, text: string, about = '', keyword = '') => {
  const score = scoreLine({ kind, text, topic: about, keyword })
  if (score === 'unreadable') throw new Error(`“${text}” cannot be scored`)
  return score
}
const points = (kind: ScoreKind, text: string, about = '', keyword = '') => {
  const score = scored(kind, text, about, keyword)
  return score && [score.total, ...score.checks.map((check) => check.points)]
}

test.each<[ScoreKind, string, string, string, (number | undefined)[] | null]>([
  ['hook', 'I folded this dough four times before I knew why', 'sourdough', '', [83, 10, 10, 23, 30, 5, 0, 5]],
  ['hook', 'My dog hates baths, until I moved the towel', 'my dog hates baths', '', [86, 10, 10, 22, 24, 5, 10, 5]],
  ['hook', 'Did you know these amazing tips?', 'sourdough bread', '', [39, 10, 10, 0, 14, 0, 0, 5]],
  ['hook', 'bread', 'sourdough bread', '', [31, 1, 2, 8, 0, 5, 10, 5]],
  ['hook', 'STOP BUYING BREAD!!!', 'sourdough bread', '', [62, 6, 8, 19, 14, 5, 10, 0]],
  [
    'title',
    'I rebuilt my shed with only reclaimed wood',
    'rebuilding my garden shed',
    'reclaimed wood',
    [81, 10, 10, 22, 24, 5, 5, 5],
  ],
  [
    'title',
    'Everything about everything you should really know: the ultimate guide to success',
    '',
    '',
    [26, 3, 8, 0, 0, 5, 5, 5],
  ],
  ['title', 'Shed', '', '', [18, 1, 2, 0, 0, 5, 5, 5]],
  ['hook', '  ', '', '', null],
  ['title', '🍞', '', '', null],
])('%s “%s” about “%s” (%s)', (kind, text, about, keyword, expected) => {
  expect(points(kind, text, about, keyword)).toEqual(expected)
})

test('each check says why', () => {
  const reasons = (kind: ScoreKind, text: string, about = '', keyword = '') =>
    scored(kind, text, about, keyword)?.checks.map(({ reason }) => reason)
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
  expect(points('hook', 'I lost [your number] euros before breakfast')?.[3]).toBe(23)
  expect(points('title', 'How I plan a day with ADHD', 'ADHD productivity')?.at(-1)).toBe(5)
  expect(points('title', 'How I plan a day with ADHD')?.at(-1)).toBe(2)
})

test.each([
  ['I moved the towel', 'Opens with a story that has begun.'],
  ['My mixer broke and we made it', 'Opens with a story that has begun.'],
  ['The towel moved, my friend', 'Leaves nothing open: add a twist or a question.'],
  ['Rye vs. wheat', 'Opens with a comparison.'],
  ['Not bread but cake', 'Opens with something unexpected, a comparison.'],
])('“%s” arouses curiosity: %s', (text, expected) => {
  const score = scored('hook', text)
  expect(score?.checks.find(({ name }) => name === 'Curiosity')?.reason).toBe(expected)
})

/** Lines of our own in the manner of those that are watched, and of those that are passed by. */
const strongLines = [
  'I ate at the worst reviewed restaurant in Leeds',
  'I sold 312 jars of chilli oil and almost quit',
  'Your sourdough is flat because you skip this step',
  'Nobody told me the third month of running would hurt most',
  'Stop watering your monstera on Sundays',
  'Why does every barista hate this order?',
  'I spent 100 euros on the cheapest camera in the shop',
  'How I fixed a squeaky bike chain with a pencil',
  'What 30 days without sugar did to my sleep',
  'The mistake that cost me my first client',
  'Why Berlin’s cheapest apartment stays empty',
  'POV: you opened your bakery and nobody came',
]
const weakLines = [
  'My new video',
  'Hello everyone and welcome back to my channel',
  'Amazing tips and tricks you should know',
  'This is a video about something nice',
  'blue chair potato running window',
  'Check out my latest content',
  'Great stuff for everyone',
  'Good morning',
  'Some thoughts on life',
  'A nice day at the beach',
  'THE BEST VIDEO EVER',
  'I went to the shop',
]

test.each(['hook', 'title'] as const)('a %s that says something scores above one that does not', (kind) => {
  const totals = (lines: readonly string[]) => lines.map((line) => scored(kind, line)?.total ?? 0)
  expect(Math.min(...totals(strongLines))).toBeGreaterThan(Math.max(...totals(weakLines)))
  expect(Math.max(...totals(weakLines))).toBeLessThanOrEqual(51)
})

test.each(['asdf qwer zxcv', 'The hill I’ll die on: asdf qwer zxcv', 'sdfkj hjkl wqeoi', '今日のパン 作り方'])(
  '“%s” cannot be scored',
  (text) => {
    expect(scoreLine({ kind: 'hook', text, topic: text, keyword: '' })).toBe('unreadable')
  },
)

test.each(['Vlog 47', 'ASMR for my chihuahua in Lisbon', 'Kombucha, TikTok and my Etsy shop', '3 in 1'])(
  '“%s” can, for all its names',
  (text) => {
    expect(scored('title', text)?.total).toBeGreaterThan(0)
  },
)
