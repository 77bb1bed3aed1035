import { expect, test } from 'vitest'
import { computeReadabilityScores, toWholeGrade } from './compute-scores'
import { replaceLinksWithSpaces } from './replace-links-with-spaces'
import { computeTextStats } from './text-stats'

const gettysburg =
  'Four score and seven years ago our fathers brought forth on this continent a new nation, conceived in liberty, and dedicated to the proposition that all men are created equal. Now we are engaged in a great civil war, testing whether that nation, or any nation so conceived and so dedicated, can long endure. We are met on a great battle-field of that war.'

test('the formulas by hand', () => {
  const measured = computeTextStats('The cat sat on the mat. It was happy! Was it?')
  expect(measured).toMatchObject({ wordCount: 11, letterCount: 32, syllableCount: 12, longWordCount: 0 })
  const scores = computeReadabilityScores(measured)
  expect(scores?.ari).toBeCloseTo(4.71 * (32 / 11) + 0.5 * (11 / 3) - 21.43)
  expect(scores?.fleschKincaid).toBeCloseTo(0.39 * (11 / 3) + 11.8 * (12 / 11) - 15.59)
  expect(scores?.fleschEase).toBeCloseTo(206.835 - 1.015 * (11 / 3) - 84.6 * (12 / 11))
  expect(scores?.smog).toBeCloseTo(3.1291)
})

test('a known text has about the grade that others give it', () => {
  const scores = computeReadabilityScores(computeTextStats(gettysburg))
  expect(toWholeGrade(scores?.ari ?? 0)).toBe(10)
  expect(toWholeGrade(scores?.fleschKincaid ?? 0)).toBe(10)
})

test('sentences stand in their places, without links and tags and what is around them', () => {
  const text = '  Dr. Patel came.\n\nSee https://a.com/b.html #bread #home\n👩‍👧 Go on!'
  expect(
    computeTextStats(text).sentences.map(({ start, end, wordCount }) => [text.slice(start, end).trim(), wordCount]),
  ).toEqual([
    ['Dr. Patel came.', 3],
    ['See', 1],
    ['Go on!', 2],
  ])
  expect(replaceLinksWithSpaces('a @b c')).toBe('a    c')
  expect(computeReadabilityScores(computeTextStats('👩‍👧 …'))).toBeNull()
})

test.each([
  [-3, 0],
  [8.5, 9],
  [40, 18],
])('a grade of %f is said as %i', (grade, whole) => {
  expect(toWholeGrade(grade)).toBe(whole)
})
