import { expect, test } from 'vitest'
import { lowercaseAllCaps } from './lowercase-all-caps'

test.each([
  ['I FAILED at sourdough', '', 'I FAILED at sourdough'],
  ['I TOTALLY FAILED at sourdough', '', 'I totally failed at sourdough'],
  ['THE LOAF I ALMOST LOST', '', 'The loaf I almost lost'],
  ['ADHD and NASA in my own words', 'ADHD at NASA', 'ADHD and NASA in my own words'],
  ['東京のAI入門ガイド完全版', '', '東京のAI入門ガイド完全版'],
  ['HTML vs CSS', 'HTML', 'HTML vs CSS'],
])('“%s” (given “%s”) becomes “%s”', (title, given, quiet) => {
  expect(lowercaseAllCaps(title, given)).toBe(quiet)
})
