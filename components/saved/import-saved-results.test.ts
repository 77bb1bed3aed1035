import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SavedResult, savedResults } from '@/lib/browser/saved-results'
import { createMemoryStorage } from '@/test/memory-storage'
import { importSavedResults } from './import-saved-results'

const createResults = (from: number, to: number): SavedResult[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `result ${from + index}`).map((copy) => ({
    tool: 'youtube-title',
    toolName: 'YouTube Title Generator',
    at: 1,
    card: { id: copy, parts: [{ text: copy }], copy, carry: copy, item: null },
  }))

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  savedResults.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('results that were there already are not added again', () => {
  expect(importSavedResults(createResults(1, 3))).toBe('3 of 3 added.')
  expect(importSavedResults(createResults(2, 4))).toBe('1 of 3 added: you already had the others.')
})

test('what a full list has no room for is not said to have been there', () => {
  importSavedResults(createResults(1, 198))
  expect(importSavedResults(createResults(197, 205))).toBe('2 of 9 added: your list holds 200.')
  expect(importSavedResults(createResults(205, 205))).toBe('0 of 1 added: your list holds 200.')
  expect(importSavedResults(createResults(1, 200))).toBe('0 of 200 added: you already had the others.')
})
