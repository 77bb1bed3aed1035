import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admitAll, createBudget, createClaim } from '@/test/limit-store'
import { estimateMaxCost } from './cost'
import { MemoryLimitStore } from './memory-store'
import { createSpendingFile, DaySpending, SpendingFile } from './spending'

test('a run’s reserve covers all text sent to the model', () => {
  const tool = { maxOutputTokens: 500 }
  const price = { input: 1, output: 1 }
  // Two calls of 2,500 + 1 input tokens and 2,500 output tokens, plus the first answer as input of the second.
  expect(estimateMaxCost(tool, '', price)).toBe(10_502)
  expect(estimateMaxCost(tool, '', { input: 0, output: 1 })).toBe(5_000)
  expect(estimateMaxCost(tool, '', price, true)).toBe(10_502 + 2 * 26_000)
  // Two calls with 4,000 more bytes, at two bytes per token.
  expect(estimateMaxCost(tool, 'ä'.repeat(2_000), price)).toBe(10_502 + 4_000)
})

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const createPath = () => join(createFolder(), 'new', 'spending.json')
const createStore = (path: string) => new MemoryLimitStore(new DaySpending(new SpendingFile(path)))

const siteBudget = createBudget({ key: 'budget:2026-11-22', limit: 10_000 })
const visitorBudget = createBudget({ key: 'budget:2026-11-22:v', scope: 'visitor' })
const claim = createClaim({ budgets: [siteBudget, visitorBudget] })

test('spending and reserves survive a restart', async () => {
  const path = createPath()
  const { admitted } = await admitAll(createStore(path), 3, claim)
  await admitted[0]?.settle({ spent: 800, shouldRefund: false })
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ 'budget:2026-11-22': 6_800 })
  expect((await admitAll(createStore(path), 5, claim)).admitted).toHaveLength(1)
})

test('a run is admitted after its reserve is saved, and the file is always complete', async () => {
  const path = createPath()
  const store = createStore(path)
  const manyRunsClaim = createClaim({
    quota: { key: 'q', limit: 1_000 },
    budgets: [createBudget({ amount: 1, limit: 1_000 })],
  })
  let admittedCount = 0
  const admit = async () => {
    await store.admit(manyRunsClaim)
    admittedCount += 1
    expect(JSON.parse(readFileSync(path, 'utf8')).b).toBeGreaterThanOrEqual(admittedCount)
  }
  await Promise.all(Array.from({ length: 200 }, admit))
  expect(readdirSync(join(path, '..'))).toEqual(['spending.json'])
})

test('only the last two days stay in the file', async () => {
  const path = createPath()
  const spending = new DaySpending(new SpendingFile(path))
  for (const day of [20, 21, 22]) {
    await spending.add(`budget:${day}`, 5)
    await spending.add(`model:${day}`, 1)
  }
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual([
    'budget:21',
    'model:21',
    'budget:22',
    'model:22',
  ])
})

test('a free run writes no file', async () => {
  const folder = createFolder()
  const { admitted } = await admitAll(createStore(join(folder, 'spending.json')), 1, createClaim())
  await admitted[0]?.settle({ spent: 0, shouldRefund: false })
  expect(readdirSync(folder)).toEqual([])
})

test('an unwritable folder is reported once, and the process counts in memory', async () => {
  const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const folder = createFolder()
  createSpendingFile(folder).checkWritable()
  expect([readdirSync(folder), warnSpy.mock.calls]).toEqual([[], []])
  writeFileSync(join(folder, 'file'), '')
  const warning = [expect.stringMatching(/spending\.json cannot be written: a restart counts .* from 0\. STATE_DIR/)]
  createSpendingFile(join(folder, 'file')).checkWritable()
  expect(warnSpy.mock.calls).toEqual([warning])
  const store = createStore(join(folder, 'file', 'spending.json'))
  expect((await admitAll(store, 5, claim)).admitted).toHaveLength(3)
  expect(warnSpy.mock.calls).toEqual([warning, warning])
})

test.each(['', '{', '[]', '{"b":"much"}'])('a file with “%s” counts as missing', (text) => {
  const warnSpy = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const path = join(createFolder(), 'spending.json')
  writeFileSync(path, text)
  expect(new DaySpending(new SpendingFile(path)).get('b')).toBe(0)
  expect(warnSpy).toHaveBeenCalledOnce()
})
