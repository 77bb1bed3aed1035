import { expect, test } from 'vitest'
import { formatOutputSummary } from './format-output-summary'

const outputFile = (bytes: number, removed?: number) => ({
  blob: new Blob(['x'.repeat(bytes)]),
  ...(removed !== undefined && { removedCount: removed }),
})

test.each([
  [[outputFile(700, 20)], 1, '20 details removed'],
  [[outputFile(300, 0), outputFile(400, 1)], 2, '1 detail removed'],
  [[outputFile(350)], 1, '700 bytes → 350 bytes, -50%'],
  [[outputFile(350), outputFile(350)], 1, '2 files, 700 bytes'],
])('%j out of %i files is told as %s', (files, count, words) => {
  expect(formatOutputSummary(700, files, count)).toBe(words)
})
