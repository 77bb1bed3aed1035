import { expect, test } from 'vitest'
import { formatOutcome } from './format-outcome'

const made = (bytes: number, removed?: number) => ({
  blob: new Blob(['x'.repeat(bytes)]),
  ...(removed !== undefined && { removedCount: removed }),
})

test.each([
  [[made(700, 20)], 1, '20 details removed'],
  [[made(300, 0), made(400, 1)], 2, '1 detail removed'],
  [[made(350)], 1, '700 bytes → 350 bytes, -50%'],
  [[made(350), made(350)], 1, '2 files, 700 bytes'],
])('%j out of %i files is told as %s', (files, count, words) => {
  expect(formatOutcome(700, files, count)).toBe(words)
})
