import { expect, test } from 'vitest'
import { kindAccuracy } from './kinds'
import samples from './kinds.json' with { type: 'json' }

test('prompts that somebody else labelled, and nothing has learned from, are read for what they are', () => {
  const { right, sure, rightOfSure, hardMissed } = kindAccuracy(samples as Parameters<typeof kindAccuracy>[0])
  expect(right / samples.length).toBeGreaterThan(0.8)
  expect(sure / samples.length).toBeGreaterThan(0.7)
  expect(rightOfSure / sure).toBeGreaterThan(0.88)
  expect(hardMissed).toEqual([])
})
