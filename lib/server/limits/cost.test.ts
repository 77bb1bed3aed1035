import { expect, test } from 'vitest'
import { createRunUsage } from '@/lib/server/limits/cost'

const usage = { inputTokens: 100, outputTokens: 50 }

test('counts the usage of all calls, including one in progress', () => {
  const runUsage = createRunUsage({ input: 1, output: 2 })
  runUsage.startCall(() => usage)()
  const latestUsage = { ...usage }
  runUsage.startCall(() => latestUsage)
  expect(runUsage.getCost()).toBe(400)
  latestUsage.outputTokens = 60
  expect(runUsage.getCost()).toBe(420)
  expect(runUsage.total()).toEqual({ inputTokens: 200, outputTokens: 110 })
})

test('costs nothing without a price', () => {
  const runUsage = createRunUsage(null)
  runUsage.startCall(() => usage)
  expect(runUsage.getCost()).toBe(0)
})
