import { expect, test } from 'vitest'
import type { Engine, WritingJob } from '@/lib/tool/engine'
import { createRunUsage } from './run-usage'
import { startProcessorClock, withProcessorTimeLimit } from './writer-thread/processor-time-limit'

const usage = { inputTokens: 100, outputTokens: 50 }

test('a run costs what its calls have used, also while a call goes on', () => {
  const runUsage = createRunUsage({ input: 1, output: 2 })
  runUsage.startCall(() => usage)()
  const used = { ...usage }
  runUsage.startCall(() => used)
  expect(runUsage.getCost()).toBe(400)
  used.outputTokens = 60
  expect(runUsage.getCost()).toBe(420)
  expect(runUsage.total()).toEqual({ inputTokens: 200, outputTokens: 110 })
})

test('where nothing has a price nothing is spent', () => {
  const runUsage = createRunUsage(null)
  runUsage.startCall(() => usage)
  expect(runUsage.getCost()).toBe(0)
})

test('an engine stops between two items once its processor time is used up, and the items before are good', async () => {
  const endless: Engine = {
    name: 'built-in',
    async *write() {
      for (let item = 1; ; item += 1) yield { item }
    },
  }
  let usedMs = 0
  const engine = withProcessorTimeLimit(endless, () => usedMs, 30)
  const items: unknown[] = []
  const write = async () => {
    for await (const { item } of engine.write({} as WritingJob, new AbortController().signal)) {
      items.push(item)
      usedMs += 10
    }
  }
  await expect(write()).rejects.toMatchObject({ code: 'took_too_long' })
  expect(items).toEqual([1, 2, 3])
})

test('the processor clock counts what this thread computes', () => {
  const getUsedMs = startProcessorClock()
  while (getUsedMs() < 30);
  expect(getUsedMs()).toBeGreaterThanOrEqual(30)
})
