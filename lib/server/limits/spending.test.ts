import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admitAll, createBudget, createClaim } from './limit-store.contract'
import { MemoryLimitStore } from './memory-store'
import { DaySpending } from './spending'
import { createSpendingFile, SpendingFile } from './spending-file'

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The store of a process that has just started. */
const createStore = (path: string) => new MemoryLimitStore(new DaySpending(new SpendingFile(path)))

const siteBudget = createBudget({ key: 'budget:2026-11-22', limit: 10_000 })
const visitorBudget = createBudget({ key: 'budget:2026-11-22:v', scope: 'visitor' })
const runBudget = createBudget({ key: 'model:2026-11-22', unit: 'runs', amount: 1, limit: 5 })

test('what was spent outlasts the process, what was set aside included', async () => {
  const path = join(createFolder(), 'new', 'spending.json')
  const { admitted } = await admitAll(createStore(path), 3, createClaim({ budgets: [siteBudget, visitorBudget] }))
  await admitted[0]?.settle({ spent: 800, shouldRefund: false })
  // 800 are spent and two reserves of 3,000 under way when the process is killed.
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ 'budget:2026-11-22': 6_800 })
  expect(
    (await admitAll(createStore(path), 5, createClaim({ budgets: [siteBudget, visitorBudget] }))).admitted,
  ).toHaveLength(1)
})

test('so do the runs of a model', async () => {
  const path = join(createFolder(), 'spending.json')
  await admitAll(createStore(path), 3, createClaim({ budgets: [runBudget] }))
  expect((await admitAll(createStore(path), 5, createClaim({ budgets: [runBudget] }))).admitted).toHaveLength(2)
})

test('a run is let in once the file knows of it, and the file is always whole', async () => {
  const folder = createFolder()
  const path = join(folder, 'spending.json')
  const store = createStore(path)
  const budgets = [createBudget({ amount: 1, limit: 1_000 })]
  let admittedCount = 0
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      await store.admit(createClaim({ quota: { key: 'q', limit: 1_000 }, budgets }))
      admittedCount += 1
      expect(JSON.parse(readFileSync(path, 'utf8')).b).toBeGreaterThanOrEqual(admittedCount)
    }),
  )
  expect(readdirSync(folder)).toEqual(['spending.json'])
})

test('only the last two days stay in it', async () => {
  const path = join(createFolder(), 'spending.json')
  const spending = new DaySpending(new SpendingFile(path))
  for (const day of ['20', '21', '22']) {
    await spending.add(`budget:2026-11-${day}`, 5)
    await spending.add(`model:2026-11-${day}`, 1)
  }
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual([
    'budget:2026-11-21',
    'model:2026-11-21',
    'budget:2026-11-22',
    'model:2026-11-22',
  ])
})

test('a run that costs nothing touches no file', async () => {
  const folder = createFolder()
  const { admitted } = await admitAll(createStore(join(folder, 'spending.json')), 1, createClaim())
  await admitted[0]?.settle({ spent: 0, shouldRefund: false })
  expect(readdirSync(folder)).toEqual([])
})

// Row F23
test('where nothing can be written the process counts alone, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const filePath = join(createFolder(), 'file')
  writeFileSync(filePath, '')
  const store = createStore(join(filePath, 'spending.json'))
  expect((await admitAll(store, 5, createClaim({ budgets: [siteBudget, visitorBudget] }))).admitted).toHaveLength(3)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/spending\.json cannot be written: a restart counts .* from 0\. STATE_DIR/)],
  ])
})

// Row F23
test('a folder that cannot be written is said at the start; one that can be is left as it was', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const folder = createFolder()
  createSpendingFile(folder).checkWritable()
  expect([readdirSync(folder), warn.mock.calls]).toEqual([[], []])
  writeFileSync(join(folder, 'file'), '')
  createSpendingFile(join(folder, 'file')).checkWritable()
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/spending\.json cannot be written: .* STATE_DIR/)]])
})

test.each(['', '{', '[]', '{"b":"much"}'])('a file that says “%s” counts as none', (text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const path = join(createFolder(), 'spending.json')
  writeFileSync(path, text)
  expect(new DaySpending(new SpendingFile(path)).get('b')).toBe(0)
  expect(warn).toHaveBeenCalledOnce()
})
