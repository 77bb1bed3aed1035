import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCard } from '@/test/samples'
import { createMemoryStorage, stubBrowser } from '@/test/simulate-browser'
import { type Run, runHistory } from './history'
import { isSaved, type SavedResult, savedResults } from './saved-results'

beforeEach(stubBrowser)
afterEach(() => vi.unstubAllGlobals())

/** What the first version of the site stored, with one result of each run. */
const firstVersion = {
  history:
    '{"version":1,"runs":[{"id":"368896c7-268d-4a14-a6d6-ba44fc544019","tool":"twitter-tweet","at":1763701380000,"prompt":"I tested every shortcut for sharpening knives and went back to the stone\\n\\nUse this: Sharpening stones, ranked","parameters":{"style":"any","count":"6","tone":"casual","emoji":"none","audience":"","avoid":"","language":"auto"},"cards":[{"id":"6a672896-22c3-4007-974d-25bb6e386e90","heading":"Question","parts":[{"text":"What’s one thing about shortcuts that took you longest to understand?"}],"preview":{"kind":"x-post","text":"What’s one thing about shortcuts that took you longest to understand?"},"copy":"What’s one thing about shortcuts that took you longest to understand?","carry":"What’s one thing about shortcuts that took you longest to understand?","meters":[{"label":"Length on X","value":69,"limit":280,"unit":"weighted characters"}],"tags":["good for replies","short"],"item":{"style":"question","text":"What’s one thing about shortcuts that took you longest to understand?","goal":"replies"}}],"engine":"built-in","notes":[],"complete":true},{"id":"ac4ce734-b125-428f-9fb7-54bf40009aac","tool":"tiktok-video-ideas-generator","at":1763700120000,"prompt":"running a small candle shop in Austin","parameters":{"mode":"plan","days":"14","perWeek":"3","pillars":"making, packing, opinions","niche":"business","goal":"sales","tone":"casual","audience":"","avoid":"","language":"auto"},"cards":[{"id":"e14422b4-bbde-4854-913d-b7bf33868a0b","heading":"Day 1 · Week 1, Monday","parts":[{"label":"Film this","text":"Three short takes on making: the question typed out, then the thing that answers it, the shelf of rejects, the piece in a hand, then on a shelf."},{"label":"Say first","text":"Three takes on making, no filler."}],"schedule":{"day":1},"tags":["Making","List","Easy to film"],"notes":["Use it again: Reply to the best comment with a second take from the same spot."],"copy":"Day 1 · Week 1, Monday (Making)\\nThree short takes on making: the question typed out, then the thing that answers it, the shelf of rejects, the piece in a hand, then on a shelf.\\nFirst line: Three takes on making, no filler.\\nFormat: List, easy","carry":"Three short takes on making: the question typed out, then the thing that answers it, the shelf of rejects, the piece in a hand, then on a shelf. First line: Three takes on making, no filler.","item":{"day":1,"pillar":"Making","idea":"Three short takes on making: the question typed out, then the thing that answers it, the shelf of rejects, the piece in a hand, then on a shelf.","hook":"Three takes on making, no filler.","format":"list","effort":"easy","repurpose":"Reply to the best comment with a second take from the same spot."}}],"engine":"built-in","notes":[],"complete":true}]}',
  savedResults:
    '{"version":1,"favourites":[{"tool":"twitter-hashtags","toolName":"Twitter Hashtag Tools","at":1763701440000,"card":{"id":"a23a1b51-b858-401b-8d22-8e29d4a13aad","heading":"For your post","carry":"I rebuilt my bike’s gearbox with a library book and a borrowed wrench","notes":["One that names the subject does most of the work; the second only earns its place if people follow it."],"parts":[{"text":"#BikeGearbox"}],"copy":"#BikeGearbox","item":{"kind":"pick","entries":["#BikeGearbox"],"note":"One that names the subject does most of the work; the second only earns its place if people follow it."}}}]}',
}

test('reads the runs of the first version, with its chosen texts separate from the prompt', () => {
  localStorage.setItem('postsmith-history', firstVersion.history)
  const [post, plan] = JSON.parse(firstVersion.history).runs
  const prompt = 'I tested every shortcut for sharpening knives and went back to the stone'
  const carried = [{ tool: '', text: 'Sharpening stones, ranked' }]
  expect(runHistory.read()).toEqual([{ ...post, prompt, carried }, plan])
})

test('reads the saved results of the first version', () => {
  localStorage.setItem('postsmith-favourites', firstVersion.savedResults)
  expect(savedResults.read()).toEqual(JSON.parse(firstVersion.savedResults).favourites)
})

const card = createCard({ parts: [{ text: 'a' }], copy: 'a', carry: 'a' })
const parameters = { tone: 'funny', count: 5, layers: true, families: ['a'] }
const createRun = (id: string, prompt = 'bread'): Run => ({
  id,
  tool: 'tiktok-hook-generator',
  at: 1_795_000_000_000,
  prompt,
  parameters,
  cards: [card],
  engine: 'built-in',
  notes: [],
  complete: true,
})

function readHistory(storedValue: unknown) {
  localStorage.setItem('postsmith-history', JSON.stringify(storedValue))
  return runHistory.read()
}

test('reads another version as an empty history', () => {
  expect(readHistory({ version: 3, runs: [createRun('a')] })).toEqual([])
})

test.each([
  ['no cards', { cards: [] }],
  ['an unknown engine', { engine: 'magic' }],
  ['an object among the parameters', { parameters: { tone: {} } }],
])('drops only the run with %s', (_, damagedFields) => {
  const runs = [{ ...createRun('a'), ...damagedFields }, createRun('b')]
  expect(readHistory({ version: 2, runs })).toEqual([createRun('b')])
})

const carried = [{ tool: 'tiktok-video-ideas', text: 'A truce' }]
const quotingRun = createRun('a', 'my cover letter\n\nUse this: eleven years in a shed')

test.each([
  ['a prompt that is all chosen text', 1, createRun('a', 'Use this: A truce')],
  ['chosen texts', 1, { ...createRun('a'), carried }],
  ['chosen texts, and words like the old mark', 1, { ...quotingRun, carried }],
  ['words like the old mark', 2, quotingRun],
])('reads a run with %s unchanged (version %i)', (_, version, run) => {
  expect(readHistory({ version, runs: [run] })).toEqual([run])
})

test('stores runs as version 2, the newest first; the 51st is removed, and a changed run remains in its position', () => {
  for (let index = 1; index <= 51; index++) runHistory.add(createRun(`r${index}`))
  const runs = runHistory.read()
  expect([runs.length, runs[0]?.id, runs.at(-1)?.id]).toEqual([50, 'r51', 'r2'])
  runHistory.add(createRun('r50', 'rye'))
  expect([runHistory.read()[1], runHistory.find('r50')?.prompt]).toEqual([createRun('r50', 'rye'), 'rye'])
  expect(JSON.parse(localStorage.getItem('postsmith-history') ?? '')).toEqual({ version: 2, runs: runHistory.read() })
})

test('large runs replace older ones, and half of the runs goes when storage is full', () => {
  for (const id of ['a', 'b']) runHistory.add(createRun(id, 'x'.repeat(800_000)))
  expect(runHistory.read().map(({ id }) => id)).toEqual(['b'])
  vi.stubGlobal('localStorage', createMemoryStorage(1_000))
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) runHistory.add(createRun(id))
  expect(runHistory.read().map(({ id }) => id)).toEqual(['f', 'e'])
})

test('tests with a text the size of a result whether storage takes a first run', () => {
  expect([runHistory.isPersisted(), localStorage.length]).toEqual([true, 0])
  const fullStorage = createMemoryStorage(6)
  vi.stubGlobal('localStorage', fullStorage)
  expect(runHistory.isPersisted()).toBe(false)
  fullStorage.setItem('postsmith-history', '{}')
  expect(runHistory.isPersisted()).toBe(true)
  vi.stubGlobal('localStorage', undefined)
  expect(runHistory.isPersisted()).toBe(false)
})

function createSavedResult(copy: string, tool = 'youtube-title', at = 1): SavedResult {
  return { tool, toolName: 'YouTube Title Generator', at, card: createCard({ copy }) }
}

const getCopies = () => savedResults.read().map(({ card: { copy } }) => copy)

function save(...results: SavedResult[]) {
  for (const result of results) savedResults.toggle(result)
}

test('saving twice removes a result, and the same text of another tool is a separate result', () => {
  const captionResult = createSavedResult('a', 'tiktok-caption')
  save(createSavedResult('a'), captionResult)
  expect(savedResults.read()).toHaveLength(2)
  expect(isSaved(savedResults.read(), 'youtube-title', createCard({ copy: 'a' }))).toBe(true)
  save(createSavedResult('a'))
  expect(savedResults.read()).toEqual([captionResult])
  savedResults.restore(createSavedResult('a'), 0)
  expect(savedResults.read()).toEqual([createSavedResult('a'), captionResult])
})

test('removes the oldest of 201 saved results, regardless of its position', () => {
  for (let index = 1; index <= 200; index++) save(createSavedResult(`f${index}`, 'youtube-title', index))
  savedResults.move(createSavedResult('f1'), 1)
  save(createSavedResult('f201', 'youtube-title', 201))
  expect([getCopies().length, getCopies().slice(0, 2), getCopies().at(-1)]).toEqual([200, ['f2', 'f3'], 'f201'])
})

test.each([
  [1, [createSavedResult('b')]],
  [9, []],
])('drops damaged results and unknown versions (%i)', (version, list) => {
  const favourites = [null, { ...createSavedResult('a'), card: {} }, createSavedResult('b')]
  localStorage.setItem('postsmith-favourites', JSON.stringify({ version, favourites }))
  expect(savedResults.read()).toEqual(list)
})

test("an edited result stays saved in its position; an edit that matches another result's text merges the two", () => {
  save(createSavedResult('a'), createSavedResult('b'), createSavedResult('a', 'tiktok-caption'))
  const replace = (from: string, to: string) =>
    savedResults.replace('youtube-title', createCard({ copy: from }), createCard({ copy: to, edited: true }))
  replace('a', 'mine')
  replace('c', 'd')
  expect(getCopies()).toEqual(['mine', 'b', 'a'])
  replace('b', 'mine')
  expect(getCopies()).toEqual(['mine', 'a'])
})

test('moves a result among the results of its tool', () => {
  save(createSavedResult('a'), createSavedResult('x', 'tiktok-caption'), createSavedResult('b'))
  savedResults.move(createSavedResult('b'), -1)
  expect(getCopies()).toEqual(['b', 'a', 'x'])
  savedResults.move(createSavedResult('b'), 1)
  savedResults.move(createSavedResult('x', 'tiktok-caption'), 1)
  expect(getCopies()).toEqual(['a', 'b', 'x'])
})

test('appends imported results to the saved ones without duplicates', () => {
  save(createSavedResult('a'))
  const captionResult = createSavedResult('a', 'tiktok-caption')
  savedResults.add([createSavedResult('b'), createSavedResult('a'), createSavedResult('b'), captionResult])
  expect(savedResults.read()).toEqual([createSavedResult('a'), createSavedResult('b'), captionResult])
})

test('only the first save asks the browser for persistent storage', () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  save(createSavedResult('a'), createSavedResult('b'))
  expect(persist).toHaveBeenCalledTimes(1)
})
