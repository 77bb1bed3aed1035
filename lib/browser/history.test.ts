import { expect, test, vi } from 'vitest'
import { addOrReplaceRun, parseHistory, type Run, runHistory } from './history'

const card = { id: '1', parts: [{ text: 'a' }], copy: 'a', carry: 'a', item: {} }
const run = (id: string, prompt = 'bread'): Run => ({
  id,
  tool: 'tiktok-hook-generator',
  at: 1_795_000_000_000,
  prompt,
  parameters: { tone: 'funny', count: 5, layers: true, families: ['a'] },
  cards: [card],
  engine: 'built-in',
  notes: [],
  complete: true,
})

test('runs come back as they were stored', () => {
  expect(parseHistory(JSON.parse(JSON.stringify({ version: 2, runs: [run('a')] })))).toEqual([run('a')])
})

test.each([
  ['another version', { version: 3, runs: [run('a')] }],
  ['no list', { version: 2, runs: {} }],
  ['a list alone', [run('a')]],
  ['a text', 'x'],
])('%s reads as an empty history', (_, stored) => {
  expect(parseHistory(stored)).toEqual([])
})

test.each([
  ['no cards', { cards: [] }],
  ['a card without text', { cards: [{ ...card, copy: 1 }] }],
  ['a part that is null', { cards: [{ ...card, parts: [null] }] }],
  ['a meter without limit', { cards: [{ ...card, meters: [{ label: 'Words', value: 1, unit: 'words' }] }] }],
  ['an unknown engine', { engine: 'magic' }],
  ['a date before 1970', { at: -1 }],
  ['a part that holds a number', { cards: [{ ...card, parts: [{ text: 1 }] }] }],
  ['a note that is none', { notes: [1] }],
  ['an object among the parameters', { parameters: { tone: {} } }],
])('a run with %s is left out, and the others stay', (_, damage) => {
  expect(parseHistory({ version: 2, runs: [{ ...run('a'), ...damage }, run('b')] })).toEqual([run('b')])
})

test('a run of the time when chosen texts stood in the prompt opens with them apart', () => {
  const old = run('a', 'gym\n\nUse this: A truce\n\nUse this: B c')
  const carried = [
    { tool: '', text: 'A truce' },
    { tool: '', text: 'B c' },
  ]
  expect(parseHistory({ version: 1, runs: [old] })).toEqual([{ ...run('a', 'gym'), carried }])
})

test.each(['Use this: A truce', 'use this:\n\nbread', 'bread\n\n- no kneading'])(
  'a prompt of one’s own stays as it is: %j',
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
])('%s come back with the run', (_, version, kept) => {
  expect(parseHistory(JSON.parse(JSON.stringify({ version, runs: [kept] })))).toEqual([kept])
})

test('a run that is added is kept word for word', () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  runHistory.add(quoting)
  runHistory.add(run('b'))
  vi.unstubAllGlobals()
  expect(parseHistory(JSON.parse(storage.get('postsmith-history') ?? ''))).toEqual([run('b'), quoting])
})

test('the newest run stands first and the 51st goes', () => {
  let runs: readonly Run[] = []
  for (let index = 1; index <= 51; index++) runs = addOrReplaceRun(runs, run(`r${index}`))
  expect(runs).toHaveLength(50)
  expect(runs[0]?.id).toBe('r51')
  expect(runs.at(-1)?.id).toBe('r2')
})

test('a run that changed keeps its place', () => {
  const runs = addOrReplaceRun([run('a'), run('b')], run('b', 'rye'))
  expect(runs.map(({ id, prompt }) => [id, prompt])).toEqual([
    ['a', 'bread'],
    ['b', 'rye'],
  ])
})

test('large runs push out older ones', () => {
  const large = 'x'.repeat(800_000)
  expect(addOrReplaceRun([run('a', large)], run('b', large)).map(({ id }) => id)).toEqual(['b'])
})
