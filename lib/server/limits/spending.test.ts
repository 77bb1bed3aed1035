import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admitAll, budgetOf, claim } from './limit-store.contract'
import { MemoryLimitStore } from './memory-store'
import { DaySpending } from './spending'
import { SpendingFile, spendingFileIn } from './spending-file'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-state-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The store of a process that has just started. */
const startedAt = (path: string) => new MemoryLimitStore(new DaySpending(new SpendingFile(path)))

const money = budgetOf({ key: 'budget:2026-11-22', cap: 10_000 })
const own = budgetOf({ key: 'budget:2026-11-22:v', scope: 'visitor' })
const runs = budgetOf({ key: 'model:2026-11-22', unit: 'runs', amount: 1, cap: 5 })

test('what was spent outlasts the process, what was set aside included', async () => {
  const path = join(newFolder(), 'new', 'spending.json')
  const { admitted } = await admitAll(startedAt(path), 3, claim({ budgets: [money, own] }))
  await admitted[0]?.settle({ spent: 800, shouldRefund: false })
  // 800 are spent and two reserves of 3,000 under way when the process is killed.
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ 'budget:2026-11-22': 6_800 })
  expect((await admitAll(startedAt(path), 5, claim({ budgets: [money, own] }))).admitted).toHaveLength(1)
})

test('so do the runs of a model', async () => {
  const path = join(newFolder(), 'spending.json')
  await admitAll(startedAt(path), 3, claim({ budgets: [runs] }))
  expect((await admitAll(startedAt(path), 5, claim({ budgets: [runs] }))).admitted).toHaveLength(2)
})

test('a run is let in once the file knows of it, and the file is always whole', async () => {
  const folder = newFolder()
  const path = join(folder, 'spending.json')
  const store = startedAt(path)
  const budgets = [budgetOf({ amount: 1, cap: 1_000 })]
  let counted = 0
  await Promise.all(
    Array.from({ length: 200 }, async () => {
      await store.admit(claim({ quota: { key: 'q', limit: 1_000 }, budgets }))
      counted += 1
      expect(JSON.parse(readFileSync(path, 'utf8')).b).toBeGreaterThanOrEqual(counted)
    }),
  )
  expect(readdirSync(folder)).toEqual(['spending.json'])
})

test('only the last two days stay in it', async () => {
  const path = join(newFolder(), 'spending.json')
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
  const folder = newFolder()
  const { admitted } = await admitAll(startedAt(join(folder, 'spending.json')), 1, claim())
  await admitted[0]?.settle({ spent: 0, shouldRefund: false })
  expect(readdirSync(folder)).toEqual([])
})

// Row F23
test('where nothing can be written the process counts alone, and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const notAFolder = join(newFolder(), 'file')
  writeFileSync(notAFolder, '')
  const store = startedAt(join(notAFolder, 'spending.json'))
  expect((await admitAll(store, 5, claim({ budgets: [money, own] }))).admitted).toHaveLength(3)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/spending\.json cannot be written: a restart counts .* from 0\. STATE_DIR/)],
  ])
})

// Row F23
test('a folder that cannot be written is said at the start; one that can be is left as it was', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const folder = newFolder()
  spendingFileIn(folder).checkWritable()
  expect([readdirSync(folder), warn.mock.calls]).toEqual([[], []])
  writeFileSync(join(folder, 'file'), '')
  spendingFileIn(join(folder, 'file')).checkWritable()
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/spending\.json cannot be written: .* STATE_DIR/)]])
})

test.each(['', '{', '[]', '{"b":"much"}'])('a file that says “%s” counts as none', (text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const path = join(newFolder(), 'spending.json')
  writeFileSync(path, text)
  expect(new DaySpending(new SpendingFile(path)).get('b')).toBe(0)
  expect(warn).toHaveBeenCalledOnce()
})
