import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import {
  isSaved,
  mergeImportedResults,
  moveSavedResult,
  parseSavedResults,
  replaceSavedResult,
  type SavedResult,
  savedResults,
  toggleSavedResult,
} from './saved-results'

const saved = (copy: string, tool = 'youtube-title', at = 1): SavedResult => ({
  tool,
  toolName: 'YouTube Title Generator',
  at,
  card: { id: copy, parts: [{ text: copy }], copy, carry: copy, item: null },
})

test('saving twice takes away', () => {
  const once = toggleSavedResult([], saved('a'))
  expect(isSaved(once, 'youtube-title', saved('a').card)).toBe(true)
  expect(toggleSavedResult(once, saved('a'))).toEqual([])
})

test('the same text of another tool is another result', () => {
  const both = toggleSavedResult(toggleSavedResult([], saved('a')), saved('a', 'tiktok-caption'))
  expect(both).toHaveLength(2)
  expect(toggleSavedResult(both, saved('a'))).toEqual([saved('a', 'tiktok-caption')])
})

test('the oldest of 201 goes, wherever it stands', () => {
  let list: readonly SavedResult[] = []
  for (let index = 1; index <= 200; index++) list = toggleSavedResult(list, saved(`f${index}`, 'youtube-title', index))
  list = moveSavedResult(list, saved('f1'), 1)
  list = toggleSavedResult(list, saved('f201', 'youtube-title', 201))
  expect(list).toHaveLength(200)
  expect(list[0]?.card.copy).toBe('f2')
  expect(list[1]?.card.copy).toBe('f3')
  expect(list.at(-1)?.card.copy).toBe('f201')
})

test.each([
  ['a', 1, 'bac'],
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['unknown', 1, 'abc'],
] as const)('%s moved by %i gives %s', (copy, by, order) => {
  const list = ['a', 'b', 'c'].map((text) => saved(text))
  expect(
    moveSavedResult(list, saved(copy), by)
      .map(({ card }) => card.copy)
      .join(''),
  ).toBe(order)
})

test('damaged results are left out', () => {
  const stored = { version: 1, favourites: [null, { ...saved('a'), card: {} }, saved('b')] }
  expect(parseSavedResults(stored)).toEqual([saved('b')])
  expect(parseSavedResults({ version: 9, favourites: [saved('b')] })).toEqual([])
})

test('a saved result that the visitor edits stays one, in its place', () => {
  const list = [saved('a'), saved('b'), saved('a', 'tiktok-caption')]
  const after = { ...saved('mine').card, edited: true as const }
  const next = replaceSavedResult(list, 'youtube-title', saved('a').card, after)
  expect(next.map(({ card }) => card.copy)).toEqual(['mine', 'b', 'a'])
  expect(replaceSavedResult(list, 'youtube-title', saved('c').card, after)).toBe(list)
})

test('an edit to the text of another result leaves one of the two', () => {
  const list = [saved('a'), saved('b')]
  const next = replaceSavedResult(list, 'youtube-title', saved('b').card, saved('a').card)
  expect(next.map(({ card }) => card.copy)).toEqual(['a'])
})

test('a result moves among those of its own tool', () => {
  const list = [saved('a'), saved('x', 'tiktok-caption'), saved('b')]
  const order = (by: readonly SavedResult[]) => by.map(({ card }) => card.copy).join('')
  expect(order(moveSavedResult(list, saved('b'), -1))).toBe('bax')
  expect(order(moveSavedResult(list, saved('a'), 1))).toBe('xba')
  expect(moveSavedResult(list, saved('x', 'tiktok-caption'), 1)).toBe(list)
})

test('what a file brings comes behind what is there, each once', () => {
  const list = mergeImportedResults([saved('a')], [saved('b'), saved('a'), saved('b'), saved('a', 'tiktok-caption')])
  expect(list).toEqual([saved('a'), saved('b'), saved('a', 'tiktok-caption')])
})

test('the first save asks the browser not to throw things away, later ones do not', () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  vi.stubGlobal('localStorage', createMemoryStorage())
  savedResults.toggle(saved('a'))
  savedResults.toggle(saved('b'))
  expect(persist).toHaveBeenCalledTimes(1)
  savedResults.clear()
  vi.unstubAllGlobals()
})
