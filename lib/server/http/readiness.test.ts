import { expect, onTestFinished, test, vi } from 'vitest'
import { createReadinessHandler } from './readiness'

const healthyChecks = {
  isWriterLoaded: () => true,
  areLimitsReachable: async () => true,
  areModelsUp: () => true,
  getBudgetShare: async (): Promise<number | null> => null,
}
const healthyReply = { ready: true, draining: false, writer: true, limits: true, models: true, budget: true }

async function fetchReadiness(overrides: Partial<typeof healthyChecks> = {}) {
  const response = await createReadinessHandler({ ...healthyChecks, ...overrides })()
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, body: await response.json() }
}

// Row F11
test.each([
  ['all is well', {}, 200, healthyReply],
  [
    'the limits’ store is away',
    { areLimitsReachable: async () => false },
    503,
    { ...healthyReply, ready: false, limits: false },
  ],
  ['the writer still loads', { isWriterLoaded: () => false }, 503, { ...healthyReply, ready: false, writer: false }],
  ['a model is left alone', { areModelsUp: () => false }, 200, { ...healthyReply, models: false }],
  ['some of the budget is left', { getBudgetShare: async (): Promise<number> => 0.99 }, 200, healthyReply],
  ['the budget is spent', { getBudgetShare: async () => 1 }, 200, { ...healthyReply, budget: false }],
  [
    'nobody knows of the budget',
    { getBudgetShare: () => Promise.reject(new Error()) },
    200,
    { ...healthyReply, budget: false },
  ],
])('when %s', async (_, parts, status, body) => {
  expect(await fetchReadiness(parts)).toEqual({ status, body })
})

// Row F20
test('a process that drains is not ready, at once', async () => {
  const draining = Symbol.for('postsmith.draining')
  onTestFinished(() => void Reflect.deleteProperty(globalThis, draining))
  const ready = createReadinessHandler(healthyChecks)
  expect((await ready()).status).toBe(200)
  Reflect.set(globalThis, draining, true)
  const answer = await ready()
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ ...healthyReply, ready: false, draining: true })
})

test('who asks a hundred times has the store asked once a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const areLimitsReachable = vi.fn(async () => true)
  const ready = createReadinessHandler({ ...healthyChecks, areLimitsReachable })
  await Promise.all(Array.from({ length: 100 }, ready))
  expect(areLimitsReachable).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await ready()
  expect(areLimitsReachable).toHaveBeenCalledTimes(2)
})
