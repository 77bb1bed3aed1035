import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/simulate-browser'
import { addOrReplaceRun, parseHistory, type Run, runHistory } from './history'
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
import { addUse, parseUsage } from './usage'

const card = { id: '1', parts: [{ text: 'a' }], copy: 'a', carry: 'a', item: {} }
const parameters = { tone: 'funny', count: 5, layers: true, families: ['a'] }
const about = { tool: 'tiktok-hook-generator', at: 1_795_000_000_000, engine: 'built-in', notes: [] } as const
const run = (id: string, prompt = 'bread'): Run => ({ id, prompt, parameters, cards: [card], complete: true, ...about })

test('reads stored runs unchanged', () => {
  expect(parseHistory(JSON.parse(JSON.stringify({ version: 2, runs: [run('a')] })))).toEqual([run('a')])
})

test.each([
  ['another version', { version: 3, runs: [run('a')] }],
  ['no list', { version: 2, runs: {} }],
  ['a list alone', [run('a')]],
])('reads %s as an empty history', (_, stored) => {
  expect(parseHistory(stored)).toEqual([])
})

test.each([
  ['no cards', { cards: [] }],
  ['a meter without limit', { cards: [{ ...card, meters: [{ label: 'Words', value: 1, unit: 'words' }] }] }],
  ['an unknown engine', { engine: 'magic' }],
  ['a date before 1970', { at: -1 }],
  ['a part that holds a number', { cards: [{ ...card, parts: [{ text: 1 }] }] }],
  ['an object among the parameters', { parameters: { tone: {} } }],
])('drops only the run with %s', (_, damage) => {
  expect(parseHistory({ version: 2, runs: [{ ...run('a'), ...damage }, run('b')] })).toEqual([run('b')])
})

test('reads a run of version 1 with its chosen texts separate from the prompt', () => {
  const old = run('a', 'gym\n\nUse this: A truce\n\nUse this: B c')
  const carried = [
    { tool: '', text: 'A truce' },
    { tool: '', text: 'B c' },
  ]
  expect(parseHistory({ version: 1, runs: [old] })).toEqual([{ ...run('a', 'gym'), carried }])
})

test.each(['Use this: A truce', 'use this:\n\nbread'])(
  'leaves a prompt that only looks like chosen texts unchanged: %j',
  (prompt) => {
    expect(parseHistory({ version: 1, runs: [run('a', prompt)] })).toEqual([run('a', prompt)])
  },
)

const carried = [{ tool: 'tiktok-video-ideas', text: 'A truce' }]
const quoting = run('a', 'my cover letter\n\nUse this: eleven years in a shed')

test.each([
  ['what was chosen before', 1, { ...run('a'), carried }],
  ['what was chosen before, and words like the old mark,', 1, { ...quoting, carried }],
  ['words like the old mark', 2, quoting],
])('reads the run with %s', (_, version, stored) => {
  expect(parseHistory(JSON.parse(JSON.stringify({ version, runs: [stored] })))).toEqual([stored])
})

test('stores an added run word for word', () => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  runHistory.add(quoting)
  runHistory.add(run('b'))
  expect(parseHistory(JSON.parse(localStorage.getItem('postsmith-history') ?? ''))).toEqual([run('b'), quoting])
  vi.unstubAllGlobals()
})

test('the newest run is first, the 51st is removed, and a changed run remains in its position', () => {
  let runs: readonly Run[] = []
  for (let index = 1; index <= 51; index++) runs = addOrReplaceRun(runs, run(`r${index}`))
  expect([runs.length, runs[0]?.id, runs.at(-1)?.id]).toEqual([50, 'r51', 'r2'])
  expect(addOrReplaceRun(runs, run('r50', 'rye'))[1]).toEqual(run('r50', 'rye'))
})

test('large runs replace older ones', () => {
  const large = 'x'.repeat(800_000)
  expect(addOrReplaceRun([run('a', large)], run('b', large)).map(({ id }) => id)).toEqual(['b'])
})

function saved(copy: string, tool = 'youtube-title', at = 1): SavedResult {
  const card = { id: copy, parts: [{ text: copy }], copy, carry: copy, item: null }
  return { tool, toolName: 'YouTube Title Generator', at, card }
}

const getCopies = (list: readonly SavedResult[]) => list.map(({ card }) => card.copy).join(' ')

test('saving twice removes a result, and the same text of another tool is a separate result', () => {
  const both = toggleSavedResult(toggleSavedResult([], saved('a')), saved('a', 'tiktok-caption'))
  expect(both).toHaveLength(2)
  expect(isSaved(both, 'youtube-title', saved('a').card)).toBe(true)
  expect(toggleSavedResult(both, saved('a'))).toEqual([saved('a', 'tiktok-caption')])
})

test('removes the oldest of 201, regardless of its position', () => {
  let list: readonly SavedResult[] = []
  for (let index = 1; index <= 200; index++) list = toggleSavedResult(list, saved(`f${index}`, 'youtube-title', index))
  list = moveSavedResult(list, saved('f1'), 1)
  list = toggleSavedResult(list, saved('f201', 'youtube-title', 201))
  expect([list.length, getCopies(list.slice(0, 2)), getCopies(list.slice(-1))]).toEqual([200, 'f2 f3', 'f201'])
})

test('drops damaged results', () => {
  const stored = { version: 1, favourites: [null, { ...saved('a'), card: {} }, saved('b')] }
  expect(parseSavedResults(stored)).toEqual([saved('b')])
  expect(parseSavedResults({ version: 9, favourites: [saved('b')] })).toEqual([])
})

test('an edited result stays saved in its position', () => {
  const list = [saved('a'), saved('b'), saved('a', 'tiktok-caption')]
  const after = { ...saved('mine').card, edited: true as const }
  const next = replaceSavedResult(list, 'youtube-title', saved('a').card, after)
  expect(getCopies(next)).toBe('mine b a')
  expect(replaceSavedResult(list, 'youtube-title', saved('c').card, after)).toBe(list)
})

test("an edit that matches another result's text merges the two", () => {
  const list = [saved('a'), saved('b')]
  const next = replaceSavedResult(list, 'youtube-title', saved('b').card, saved('a').card)
  expect(getCopies(next)).toBe('a')
})

test('moves a result among the results of its tool', () => {
  const list = [saved('a'), saved('x', 'tiktok-caption'), saved('b')]
  expect(getCopies(moveSavedResult(list, saved('b'), -1))).toBe('b a x')
  expect(getCopies(moveSavedResult(list, saved('a'), 1))).toBe('x b a')
  expect(moveSavedResult(list, saved('x', 'tiktok-caption'), 1)).toBe(list)
})

test('appends imported results to the saved ones without duplicates', () => {
  const list = mergeImportedResults([saved('a')], [saved('b'), saved('a'), saved('b'), saved('a', 'tiktok-caption')])
  expect(list).toEqual([saved('a'), saved('b'), saved('a', 'tiktok-caption')])
})

test('only the first save asks the browser for persistent storage', () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  vi.stubGlobal('localStorage', createMemoryStorage())
  savedResults.toggle(saved('a'))
  savedResults.toggle(saved('b'))
  expect(persist).toHaveBeenCalledTimes(1)
  savedResults.clear()
  vi.unstubAllGlobals()
})

const today = 'Sat Nov 21 2026'
const fresh = { version: 1, count: 0, lastReset: today, toolUsage: {} }

test.each([
  ['nothing', null],
  ['yesterday', { version: 1, count: 3, lastReset: 'Fri Nov 20 2026', toolUsage: { a: 3 } }],
  ['tomorrow', { count: 3, lastReset: 'Sun Nov 22 2026', toolUsage: { a: 3 } }],
  ['another version', { version: 2, count: 3, lastReset: today, toolUsage: { a: 3 } }],
  ['an absurd count', { count: 1e99, lastReset: today, toolUsage: {} }],
  ['a negative use', { count: 1, lastReset: today, toolUsage: { a: -5 } }],
])('reads a usage record of %s as empty', (_, stored) => {
  expect(parseUsage(stored, today)).toEqual(fresh)
})

test('reads a usage record of today, and counts one use for its tool and in total', () => {
  const record = { version: 1, count: 5, lastReset: today, toolUsage: { a: 3 } } as const
  expect(parseUsage({ ...record, version: undefined }, today)).toEqual(record)
  expect(addUse(record, 'a')).toEqual({ version: 1, count: 6, lastReset: today, toolUsage: { a: 4 } })
  expect(addUse(record, 'b')).toEqual({ version: 1, count: 6, lastReset: today, toolUsage: { a: 3, b: 1 } })
})
