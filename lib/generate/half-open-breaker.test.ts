import { expect, onTestFinished, test, vi } from 'vitest'
import { startWithModel } from '@/test/api/start-with-model'

/** Others come while it is under way. */
const slowCall = { prompt: 'sourdough fault:slow' }

/** The API whose model has failed five times and is back now; the next request may try it. */
async function startRecoveredModel() {
  const started = await startWithModel({ MAX_CONCURRENT: '64' })
  for (let i = 0; i < 5; i += 1) await started.api.post({ prompt: 'sourdough fault:500' })
  vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = started.model.requests.length
  return { ...started, asked: () => started.model.requests.length - before }
}

test('of 20 visitors at once exactly one reaches a model that has come back, and then all do', async () => {
  const { api, asked } = await startRecoveredModel()
  const tokens = await Promise.all(Array.from({ length: 20 }, () => api.token()))
  const call = (token: string, i: number) => api.post({ ...slowCall, token, address: `203.0.113.${i}` })
  const answers = await Promise.all(tokens.map(call))
  expect(asked()).toBe(1)
  const served = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect([served.length, refused.length]).toEqual([1, 19])
  expect(refused.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true)
  expect(api.getLogLines().filter((line) => line.includes('"reason":"breaker_open"'))).toHaveLength(19)

  // Whoever was refused has their token still.
  const left = tokens.filter((_, i) => answers[i]?.status === 503)
  for (const token of left.slice(0, 3)) expect((await api.post({ token })).status).toBe(200)
  expect(asked()).toBe(4)
})

test('a trial that the bot check refuses, or that its visitor leaves, goes to the next request', async () => {
  const { api, model, asked } = await startRecoveredModel()
  const [one, other] = [await api.token(), await api.token()]
  expect((await api.post({ token: 'x' })).status).toBe(403)
  expect(asked()).toBe(0)
  const gone = new AbortController()
  const left = api.send({ ...slowCall, token: one, signal: gone.signal })
  await expect.poll(() => asked()).toBe(1)
  expect((await api.post({ token: other })).status).toBe(503)
  gone.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => model.requests.at(-1)?.aborted).toBe(true)
  await expect.poll(() => api.getLogLines().join()).toContain('"reason":"client_gone"')
  expect((await api.post({ token: other })).status).toBe(200)
  expect(asked()).toBe(2)
})

test('a trial that is refused before it asks the model goes to the next request', async () => {
  const { api, asked } = await startRecoveredModel()
  const token = await api.token()
  expect((await api.post({ token: 'x', address: '203.0.113.1' })).status).toBe(403)
  for (const call of [{ prompt: '' }, { parameters: { amount: 99 } }]) {
    expect((await api.post({ ...call, token })).status).toBe(400)
  }
  expect((await api.post({ token })).status).toBe(200)
  expect(asked()).toBe(1)
})
