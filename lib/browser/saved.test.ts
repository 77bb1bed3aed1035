import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import {
  isSaved,
  mergeImported,
  moveSaved,
  parseSaved,
  replaceSaved,
  type SavedResult,
  savedResults,
  toggleSaved,
} from './saved'

const saved = (copy: string, tool = 'youtube-title', at = 1): SavedResult => ({
  tool,
  toolName: 'YouTube Title Generator',
  at,
  card: { id: copy, parts: [{ text: copy }], copy, carry: copy, item: null },
})

test('saving twice takes away', () => {
  const once = toggleSaved([], saved('a'))
  expect(isSaved(once, 'youtube-title', saved('a').card)).toBe(true)
  expect(toggleSaved(once, saved('a'))).toEqual([])
})

test('the same text of another tool is another result', () => {
  const both = toggleSaved(toggleSaved([], saved('a')), saved('a', 'tiktok-caption'))
  expect(both).toHaveLength(2)
  expect(toggleSaved(both, saved('a'))).toEqual([saved('a', 'tiktok-caption')])
})

test('the oldest of 201 goes, wherever it stands', () => {
  let list: readonly SavedResult[] = []
  for (let index = 1; index <= 200; index++) list = toggleSaved(list, saved(`f${index}`, 'youtube-title', index))
  list = moveSaved(list, saved('f1'), 1)
  list = toggleSaved(list, saved('f201', 'youtube-title', 201))
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
    moveSaved(list, saved(copy), by)
      .map(({ card }) => card.copy)
      .join(''),
  ).toBe(order)
})

test('damaged results are left out', () => {
  const stored = { version: 1, favourites: [null, { ...saved('a'), card: {} }, saved('b')] }
  expect(parseSaved(stored)).toEqual([saved('b')])
  expect(parseSaved({ version: 9, favourites: [saved('b')] })).toEqual([])
})

test('a saved result that the visitor edits stays one, in its place', () => {
  const list = [saved('a'), saved('b'), saved('a', 'tiktok-caption')]
  const after = { ...saved('mine').card, edited: true as const }
  const next = replaceSaved(list, 'youtube-title', saved('a').card, after)
  expect(next.map(({ card }) => card.copy)).toEqual(['mine', 'b', 'a'])
  expect(replaceSaved(list, 'youtube-title', saved('c').card, after)).toBe(list)
})

test('an edit to the text of another result leaves one of the two', () => {
  const list = [saved('a'), saved('b')]
  const next = replaceSaved(list, 'youtube-title', saved('b').card, saved('a').card)
  expect(next.map(({ card }) => card.copy)).toEqual(['a'])
})

test('a result moves among those of its own tool', () => {
  const list = [saved('a'), saved('x', 'tiktok-caption'), saved('b')]
  const order = (by: readonly SavedResult[]) => by.map(({ card }) => card.copy).join('')
  expect(order(moveSaved(list, saved('b'), -1))).toBe('bax')
  expect(order(moveSaved(list, saved('a'), 1))).toBe('xba')
  expect(moveSaved(list, saved('x', 'tiktok-caption'), 1)).toBe(list)
})

test('what a file brings comes behind what is there, each once', () => {
  const list = mergeImported([saved('a')], [saved('b'), saved('a'), saved('b'), saved('a', 'tiktok-caption')])
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
