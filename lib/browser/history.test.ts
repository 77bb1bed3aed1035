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
const runMetadata = { tool: 'tiktok-hook-generator', at: 1_795_000_000_000, engine: 'built-in', notes: [] } as const
const createRun = (id: string, prompt = 'bread'): Run => ({
  id,
  prompt,
  parameters,
  cards: [card],
  complete: true,
  ...runMetadata,
})

test('reads stored runs unchanged', () => {
  expect(parseHistory(JSON.parse(JSON.stringify({ version: 2, runs: [createRun('a')] })))).toEqual([createRun('a')])
})

test.each([
  ['another version', { version: 3, runs: [createRun('a')] }],
  ['no list', { version: 2, runs: {} }],
  ['a list alone', [createRun('a')]],
])('reads %s as an empty history', (_, storedValue) => {
  expect(parseHistory(storedValue)).toEqual([])
})

test.each([
  ['no cards', { cards: [] }],
  ['a meter without limit', { cards: [{ ...card, meters: [{ label: 'Words', value: 1, unit: 'words' }] }] }],
  ['an unknown engine', { engine: 'magic' }],
  ['a date before 1970', { at: -1 }],
  ['a part that holds a number', { cards: [{ ...card, parts: [{ text: 1 }] }] }],
  ['an object among the parameters', { parameters: { tone: {} } }],
])('drops only the run with %s', (_, damagedFields) => {
  expect(parseHistory({ version: 2, runs: [{ ...createRun('a'), ...damagedFields }, createRun('b')] })).toEqual([
    createRun('b'),
  ])
})

test('reads a run of version 1 with its chosen texts separate from the prompt', () => {
  const oldRun = createRun('a', 'gym\n\nUse this: A truce\n\nUse this: B c')
  const carried = [
    { tool: '', text: 'A truce' },
    { tool: '', text: 'B c' },
  ]
  expect(parseHistory({ version: 1, runs: [oldRun] })).toEqual([{ ...createRun('a', 'gym'), carried }])
})

test.each(['Use this: A truce', 'use this:\n\nbread'])(
  'leaves a prompt that only looks like chosen texts unchanged: %j',
  (prompt) => {
    expect(parseHistory({ version: 1, runs: [createRun('a', prompt)] })).toEqual([createRun('a', prompt)])
  },
)

const carried = [{ tool: 'tiktok-video-ideas', text: 'A truce' }]
const quotingRun = createRun('a', 'my cover letter\n\nUse this: eleven years in a shed')

test.each([
  ['what was chosen before', 1, { ...createRun('a'), carried }],
  ['what was chosen before, and words like the old mark', 1, { ...quotingRun, carried }],
  ['words like the old mark', 2, quotingRun],
])('reads the run with %s', (_, version, storedValue) => {
  expect(parseHistory(JSON.parse(JSON.stringify({ version, runs: [storedValue] })))).toEqual([storedValue])
})

test('stores an added run unchanged', () => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  runHistory.add(quotingRun)
  runHistory.add(createRun('b'))
  expect(parseHistory(JSON.parse(localStorage.getItem('postsmith-history') ?? ''))).toEqual([
    createRun('b'),
    quotingRun,
  ])
  vi.unstubAllGlobals()
})

test('the newest run is first, the 51st is removed, and a changed run remains in its position', () => {
  let runs: readonly Run[] = []
  for (let index = 1; index <= 51; index++) runs = addOrReplaceRun(runs, createRun(`r${index}`))
  expect([runs.length, runs[0]?.id, runs.at(-1)?.id]).toEqual([50, 'r51', 'r2'])
  expect(addOrReplaceRun(runs, createRun('r50', 'rye'))[1]).toEqual(createRun('r50', 'rye'))
})

test('large runs replace older ones', () => {
  const longPrompt = 'x'.repeat(800_000)
  expect(addOrReplaceRun([createRun('a', longPrompt)], createRun('b', longPrompt)).map(({ id }) => id)).toEqual(['b'])
})

function createSavedResult(copy: string, tool = 'youtube-title', at = 1): SavedResult {
  const card = { id: copy, parts: [{ text: copy }], copy, carry: copy, item: null }
  return { tool, toolName: 'YouTube Title Generator', at, card }
}

const getCopies = (list: readonly SavedResult[]) => list.map(({ card }) => card.copy).join(' ')

test('saving twice removes a result, and the same text of another tool is a separate result', () => {
  const bothResults = toggleSavedResult(
    toggleSavedResult([], createSavedResult('a')),
    createSavedResult('a', 'tiktok-caption'),
  )
  expect(bothResults).toHaveLength(2)
  expect(isSaved(bothResults, 'youtube-title', createSavedResult('a').card)).toBe(true)
  expect(toggleSavedResult(bothResults, createSavedResult('a'))).toEqual([createSavedResult('a', 'tiktok-caption')])
})

test('removes the oldest of 201 saved results, regardless of its position', () => {
  let list: readonly SavedResult[] = []
  for (let index = 1; index <= 200; index++)
    list = toggleSavedResult(list, createSavedResult(`f${index}`, 'youtube-title', index))
  list = moveSavedResult(list, createSavedResult('f1'), 1)
  list = toggleSavedResult(list, createSavedResult('f201', 'youtube-title', 201))
  expect([list.length, getCopies(list.slice(0, 2)), getCopies(list.slice(-1))]).toEqual([200, 'f2 f3', 'f201'])
})

test('drops damaged results', () => {
  const storedValue = {
    version: 1,
    favourites: [null, { ...createSavedResult('a'), card: {} }, createSavedResult('b')],
  }
  expect(parseSavedResults(storedValue)).toEqual([createSavedResult('b')])
  expect(parseSavedResults({ version: 9, favourites: [createSavedResult('b')] })).toEqual([])
})

test('an edited result stays saved in its position', () => {
  const list = [createSavedResult('a'), createSavedResult('b'), createSavedResult('a', 'tiktok-caption')]
  const editedCard = { ...createSavedResult('mine').card, edited: true as const }
  const updatedList = replaceSavedResult(list, 'youtube-title', createSavedResult('a').card, editedCard)
  expect(getCopies(updatedList)).toBe('mine b a')
  expect(replaceSavedResult(list, 'youtube-title', createSavedResult('c').card, editedCard)).toBe(list)
})

test("an edit that matches another result's text merges the two", () => {
  const list = [createSavedResult('a'), createSavedResult('b')]
  const updatedList = replaceSavedResult(
    list,
    'youtube-title',
    createSavedResult('b').card,
    createSavedResult('a').card,
  )
  expect(getCopies(updatedList)).toBe('a')
})

test('moves a result among the results of its tool', () => {
  const list = [createSavedResult('a'), createSavedResult('x', 'tiktok-caption'), createSavedResult('b')]
  expect(getCopies(moveSavedResult(list, createSavedResult('b'), -1))).toBe('b a x')
  expect(getCopies(moveSavedResult(list, createSavedResult('a'), 1))).toBe('x b a')
  expect(moveSavedResult(list, createSavedResult('x', 'tiktok-caption'), 1)).toBe(list)
})

test('appends imported results to the saved ones without duplicates', () => {
  const list = mergeImportedResults(
    [createSavedResult('a')],
    [createSavedResult('b'), createSavedResult('a'), createSavedResult('b'), createSavedResult('a', 'tiktok-caption')],
  )
  expect(list).toEqual([createSavedResult('a'), createSavedResult('b'), createSavedResult('a', 'tiktok-caption')])
})

test('only the first save asks the browser for persistent storage', () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  vi.stubGlobal('localStorage', createMemoryStorage())
  savedResults.toggle(createSavedResult('a'))
  savedResults.toggle(createSavedResult('b'))
  expect(persist).toHaveBeenCalledTimes(1)
  savedResults.clear()
  vi.unstubAllGlobals()
})

const today = 'Sat Nov 21 2026'
const emptyUsage = { version: 1, count: 0, lastReset: today, toolUsage: {} }

test.each([
  ['nothing', null],
  ['yesterday', { version: 1, count: 3, lastReset: 'Fri Nov 20 2026', toolUsage: { a: 3 } }],
  ['tomorrow', { count: 3, lastReset: 'Sun Nov 22 2026', toolUsage: { a: 3 } }],
  ['another version', { version: 2, count: 3, lastReset: today, toolUsage: { a: 3 } }],
  ['an absurd count', { count: 1e99, lastReset: today, toolUsage: {} }],
  ['a negative use', { count: 1, lastReset: today, toolUsage: { a: -5 } }],
])('reads a usage record of %s as empty', (_, storedValue) => {
  expect(parseUsage(storedValue, today)).toEqual(emptyUsage)
})

test('reads a usage record of today, and counts one use for its tool and in total', () => {
  const record = { version: 1, count: 5, lastReset: today, toolUsage: { a: 3 } } as const
  expect(parseUsage({ ...record, version: undefined }, today)).toEqual(record)
  expect(addUse(record, 'a')).toEqual({ version: 1, count: 6, lastReset: today, toolUsage: { a: 4 } })
  expect(addUse(record, 'b')).toEqual({ version: 1, count: 6, lastReset: today, toolUsage: { a: 3, b: 1 } })
})
