import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import { buildSpeechSegments } from './speaking-time'
import scriptTimer from './tool'

const { run: runTimer, getBlocks, getFigures, getNotes, getRows } = createResultReader(scriptTimer, run)

test('times the sample, paragraph by paragraph', () => {
  const { sample } = scriptTimer.input
  expect(getFigures(sample)).toEqual({ 'Out of 60 seconds': '0:40', 'Words spoken': '94', Pauses: '2.0 s' })
  expect(getNotes(sample)[0]).toBe('Fits in 60 seconds with 20 s to spare. That’s about 50 more words.')
  expect(getRows('', sample)).toEqual([
    ['1', '0:00', '9.4 s', '21', 'Stop throwing away your sourdough …'],
    ['2', '0:09', '19.2 s', '48', 'Here is what I do …'],
    ['3', '0:28', '7.0 s', '15', 'What is left goes back …'],
    ['4', '0:35', '4.0 s', '10', 'Try it this weekend, and …'],
  ])
})

test.each([
  ['word '.repeat(100).trim(), ['15 15 s 16', '30 30 s 16', '60 60 s 31', '90 90 s 31', 'over end 1:40 10']],
  ['word word', ['15 end 0:02 2']],
  ['[20 s] word', ['30 end 0:21 3']],
  ['👩‍👧 …', []],
])('places each limit after its word at one word per second: %#', (text, expected) => {
  const marks = getBlocks(text, { wpm: 60 }).flatMap((block) => (block.kind === 'marked' ? block.marks : []))
  const countWords = (start: number, end: number) => text.slice(start, end).split(' ').length
  expect(marks.map(({ kind, badge, start, end }) => `${kind} ${badge} ${countWords(start, end)}`)).toEqual(expected)
})

test('tells by how many words a script is too long', () => {
  const text = 'word '.repeat(50)
  expect(getNotes(text, { length: '15' })[0]).toBe('5 s too long for 15 seconds. Cut about 13 words or talk faster.')
  expect(getFigures(text, { wpm: 300, length: '15' })).toMatchObject({ 'Out of 15 seconds': '0:10', Pauses: '0.0 s' })
})

test.each([15, 30, 60, 90])('fits exactly the words of %d seconds', (seconds) => {
  const length = String(seconds) as '15'
  for (const wpm of [60, 120, 150, 180, 200, 300]) {
    const text = 'word '.repeat((seconds * wpm) / 60)
    expect(getNotes(text, { wpm, length })[0]).toContain('with 0 s to spare')
  }
  expect(getNotes('word '.repeat(61), { wpm: 60 })[0]).toContain('Cut about 1 word or')
})

test.each([
  [37, true],
  [50, false],
])('shows a bar for a script of %d words in 15 seconds: %s', (wordCount, expected) => {
  const blocks = getBlocks('word '.repeat(wordCount), { wpm: 151, length: '15' })
  const figures = blocks.flatMap((block) => (block.kind === 'figures' ? block.figures : []))
  expect(figures.map(({ share }) => share !== undefined)).toEqual([expected, false, false])
})

test.each([
  ['One. [beat]\n\nTwo\nthree', ['One. [beat]', 'Two\nthree']],
  ['One\n \t\n Two \n', ['One', 'Two']],
  ['One\nTwo\n', ['One', 'Two']],
])('shows the paragraphs of %j in the teleprompter at the chosen pace', (text, lines) => {
  expect(getBlocks(text, { wpm: 170 })).toContainEqual({ kind: 'spoken', lines, pace: 170 })
})

test('refuses more than 20,000 words', () => {
  expect(runTimer('a '.repeat(20_001))).toEqual({
    problem: 'This script has 20,001 words. You can time up to 20,000 at once, which is over two hours of talking.',
  })
})

const measureSeconds = (text: string, hasPunctuationPauses: boolean) =>
  buildSpeechSegments(text, { wordsPerMinute: 60, hasPunctuationPauses }).at(-1)?.endSeconds ?? 0

test.each([
  ['one two three', 3, false],
  ['Dr. Patel said 3.5 – no!', 5, false],
  ['one [beat] two', 3, false],
  ['one [Pause 1.5s] two [long pause]', 6.5, false],
  ['one [1 min] two [500 ms] [pause for 1.5 minutes] [250-millisecond pause]', 152.75, false],
  ['one [pause: 2 s] [2-second pause] [pause for 2 seconds] [Beat.]', 8, false],
  ['Mr. Lee paid the U.S. shop. Done.', 7 + 2 * 0.5, true],
  ['one [2 seconds] [b-roll: the oven at dawn] two', 4, false],
  ['[cut to 2 loaves] one', 1, false],
  ['one [not closed two', 4, false],
  ['# Hook\none #two\n\n## The end\nthree', 3, false],
  ['HOST: one two\n\nHOST (V.O.): (smiling) three\nSTEP 1: four\nSTOP DOING THIS: five', 10, false],
  ['パンを焼く', 3, false],
  ['', 0, false],
  ['One, two. Three – four: five', 5 + 3 * 0.2 + 0.5, true],
  ['One.\n\nTwo…', 2 + 0.5 + 1 + 0.5, true],
  ['3.5 and a,b', 3, true],
  ['今日、行く。明日？', 4.2, true],
])(
  'times %j at %f seconds at one word per second, with pauses at its punctuation: %s',
  (text, expected, hasPunctuationPauses) => {
    expect(measureSeconds(text, hasPunctuationPauses)).toBeCloseTo(expected)
  },
)

test('leaves no gaps between words and pauses', () => {
  expect(buildSpeechSegments('a [beat] b', { wordsPerMinute: 120, hasPunctuationPauses: true })).toEqual([
    { start: 0, end: 1, startSeconds: 0, endSeconds: 0.5, isSpoken: true },
    { start: 2, end: 8, startSeconds: 0.5, endSeconds: 1.5, isSpoken: false },
    { start: 9, end: 10, startSeconds: 1.5, endSeconds: 2, isSpoken: true },
  ])
})
