import { beforeEach, expect, test } from 'vitest'
import type { SavedResult } from '@/lib/browser/saved-results'
import { createCard } from '@/test/samples'
import { stubBrowser } from '@/test/simulate-browser'
import { getRunTitle } from './run-line'
import { importSavedResults } from './saved-import-export'

const importNumbers = (from: number, to: number) =>
  importSavedResults(
    Array.from({ length: to - from + 1 }, (_, index): SavedResult => {
      const id = `result ${from + index}`
      return { tool: 'youtube-title', toolName: 'YouTube Title Generator', at: 1, card: createCard({ id, copy: id }) }
    }),
  )

beforeEach(stubBrowser)

test('skips results that are already saved', () => {
  expect(importNumbers(1, 3)).toBe('3 of 3 added.')
  expect(importNumbers(2, 4)).toBe('1 of 3 added. You already had the others.')
})

test('reports a full list as full, not as duplicates', () => {
  importNumbers(1, 198)
  expect(importNumbers(197, 205)).toBe('2 of 9 added. Your list holds up to 200.')
  expect(importNumbers(205, 205)).toBe('0 of 1 added. Your list holds up to 200.')
  expect(importNumbers(1, 200)).toBe('0 of 200 added. You already had the others.')
})

test('titles a run with its prompt, or with its first result if it had only an image', () => {
  const cards = [createCard({ copy: 'Two dogs asleep.' })]
  expect(getRunTitle({ prompt: 'dogs', cards })).toBe('dogs')
  expect(getRunTitle({ prompt: '', cards })).toBe('From a photo: Two dogs asleep.')
})
