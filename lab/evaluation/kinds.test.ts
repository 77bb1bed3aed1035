import { expect, test } from 'vitest'
import { measureKindAccuracy } from './kinds'
import samples from './kinds.json' with { type: 'json' }

test('prompts that somebody else labelled, and nothing has learned from, are read for what they are', () => {
  const { correct, sure, correctOfSure, missedSensitive } = measureKindAccuracy(
    samples as Parameters<typeof measureKindAccuracy>[0],
  )
  expect(correct / samples.length).toBeGreaterThan(0.8)
  expect(sure / samples.length).toBeGreaterThan(0.7)
  expect(correctOfSure / sure).toBeGreaterThan(0.88)
  expect(missedSensitive).toEqual([])
})
