import { expect, test } from 'vitest'
import type { Engine, WritingJob } from '@/lib/tool/engine'
import { startProcessorClock, withProcessorTimeLimit } from './processor-time-limit'

const endless: Engine = {
  name: 'built-in',
  async *write() {
    for (let item = 1; ; item += 1) yield { item }
  },
}

// Row A2
test('an engine stops between two items once its time is used up, and the items before are good', async () => {
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

test('the clock counts what this thread computes', () => {
  const usedMs = startProcessorClock()
  while (usedMs() < 30);
  expect(usedMs()).toBeGreaterThanOrEqual(30)
})
