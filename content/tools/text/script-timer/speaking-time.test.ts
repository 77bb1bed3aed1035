import { expect, test } from 'vitest'
import { buildSpeechSegments } from './speaking-time'

const measureSeconds = (text: string, punctuation = false, wpm = 60) =>
  Number(
    (
      buildSpeechSegments(text, { wordsPerMinute: wpm, hasPunctuationPauses: punctuation }).at(-1)?.endSeconds ?? 0
    ).toFixed(2),
  )

test.each([
  ['one two three', 3],
  ['  leading  and trailing ', 3],
  ['Dr. Patel said 3.5 – no!', 5],
  ['one [beat] two', 3],
  ['one [Pause 1.5s] two [long pause]', 6.5],
  ['one [2 seconds] [b-roll: the oven at dawn] two', 4],
  ['[cut to 2 loaves] one', 1],
  ['one [not closed two', 4],
  ['👩‍👧 [beat]', 1],
  ['パンを焼く', 3],
  ['', 0],
])('“%s” takes %f seconds at a word a second', (text, expected) => {
  expect(measureSeconds(text)).toBe(expected)
})

test('marks cost time where they are to', () => {
  expect(measureSeconds('One, two. Three – four: five', true)).toBe(5 + 3 * 0.2 + 0.5)
  expect(measureSeconds('One.\n\nTwo…', true)).toBe(2 + 0.5 + 1 + 0.5)
  expect(measureSeconds('3.5 and a,b', true)).toBe(3)
  expect(measureSeconds('今日、行く。明日？', true)).toBe(4.2)
})

test('words and pauses follow each other without gaps', () => {
  expect(buildSpeechSegments('a [beat] b', { wordsPerMinute: 120, hasPunctuationPauses: true })).toEqual([
    { start: 0, end: 1, startSeconds: 0, endSeconds: 0.5, isSpoken: true },
    { start: 2, end: 8, startSeconds: 0.5, endSeconds: 1.5, isSpoken: false },
    { start: 9, end: 10, startSeconds: 1.5, endSeconds: 2, isSpoken: true },
  ])
})
