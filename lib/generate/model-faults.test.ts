import { expect, onTestFinished, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import type { Engine } from '@/lib/tool/engine'
import { type Api, createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

const singleQuotaEnv = { IP_QUOTA_FACTOR: '1' }

const takeUse = async (api: Api) => (await api.post({ prompt: 'One|Two', parameters: { split: true } })).body.remaining

function passTime(ms: number) {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('delivers a model’s cards and logs their cost', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  const { status, body } = await api.post()
  expect(status).toBe(200)
  expect(body.engine).toBe('openai')
  expect(body.cards).toHaveLength(3)
  const { inputTokens, outputTokens, costMicroUsd } = getLastLogEntry()
  expect(costMicroUsd).toBe(Number(inputTokens) + Number(outputTokens))
})

test.each([
  ['401', 503, 'unavailable', 19],
  ['rate', 503, 'unavailable', 19],
  ['html', 502, 'empty_response', 19],
  ['refusal', 422, 'content_refused', 18],
])(
  'a model with the fault “%s” leads to %i %s and leaves %i uses after the next one',
  async (fault, status, code, remainingUses) => {
    const { api } = await startWithModel(singleQuotaEnv)
    const reply = await api.post({ prompt: `sourdough fault:${fault}` })
    expect(reply).toMatchObject({ status, body: { code } })
    expect(reply.headers.get('retry-after')).toBe(fault === 'rate' ? '30' : null)
    expect(JSON.stringify(reply.body)).not.toMatch(/sk-|SECRET|upstream|openai/i)
    expect(api.getLogLines().join()).not.toMatch(/SECRET|sourdough/)
    expect(await takeUse(api)).toBe(remainingUses)
  },
)

test('charges for a request that the model refuses, but not for a server failure', async () => {
  const { api, getLastLogEntry } = await startWithModel()
  await api.post({ prompt: 'sourdough fault:moderated' })
  // Some servers charge for the input of refused requests, and none reports it.
  expect(getLastLogEntry()).toMatchObject({ inputTokens: expect.any(Number), outputTokens: 0 })
  expect(getLastLogEntry().costMicroUsd).toBeGreaterThan(600)
  await api.post({ prompt: 'sourdough fault:500' })
  expect(getLastLogEntry().costMicroUsd).toBe(0)
})

test('charges no use for ten failures and pauses the model for 30 seconds after five', async () => {
  const { api, model } = await startWithModel(singleQuotaEnv)
  for (let i = 0; i < 10; i += 1) {
    expect(await api.post({ prompt: 'sourdough fault:503' })).toMatchObject({ status: 503 })
  }
  expect(model.requests).toHaveLength(10)
  expect(api.getLogLines().at(-1)).toContain('"reason":"breaker_open"')
  passTime(31_000)
  expect((await api.post()).body.remaining).toBe(19)
})

test('pauses the model for five minutes after a refused key and says so in the reply', async () => {
  passTime(0)
  const { api } = await startWithModel()
  await api.post({ prompt: 'sourdough fault:401' })
  const { status, headers } = await api.post()
  expect([status, headers.get('retry-after')]).toEqual([503, '300'])
  vi.setSystemTime(Date.now() + 299_000)
  expect((await api.post()).status).toBe(503)
  vi.setSystemTime(Date.now() + 1_000)
  expect((await api.post()).status).toBe(200)
})

test('ends the model’s work and returns the use when the visitor leaves', async () => {
  const { api, model, getLastLogEntry } = await startWithModel(singleQuotaEnv)
  const controller = new AbortController()
  const call = api.send({ token: await api.token(), prompt: 'sourdough fault:slow', signal: controller.signal })
  await expect.poll(() => model.requests).toHaveLength(1)
  controller.abort()
  await expect(call).rejects.toThrow()
  await expect.poll(() => model.requests[0]?.aborted).toBe(true)
  await expect.poll(() => getLastLogEntry()).toMatchObject({ status: 499, reason: 'client_gone' })
  expect(await takeUse(api)).toBe(19)
})

test('suggests the visitor’s own AI when a writer is empty and ends a hanging writer when the visitor leaves', async () => {
  const emptyApi = await startApi({ engine: createFixedEngine([]) })
  expect((await emptyApi.post()).body.error).toContain('Your AI can write this one.')
  const controller = new AbortController()
  const next = () => {
    controller.abort()
    return new Promise<never>(() => {})
  }
  const api = await startApi({
    engine: { name: 'built-in', write: () => ({ [Symbol.asyncIterator]: () => ({ next }) }) },
  })
  await expect(api.send({ signal: controller.signal, token: await api.token() })).rejects.toThrow()
  await expect.poll(() => api.getLogLines().at(-1)).toContain('client_gone')
})

/** Starts the API after five failures of a model that has recovered. The next request is the trial. */
async function startRecoveredModel() {
  let [failures, asked] = [5, 0]
  const gate = Promise.withResolvers<void>()
  const engine: Engine = {
    name: 'openai',
    async *write(job) {
      failures -= 1
      if (failures >= 0) throw new PublicError('unavailable', { reason: 'upstream_server' })
      asked += 1
      if (job.input.prompt === 'slow') await gate.promise
      for (const text of sampleLines) yield { item: { text } }
    },
  }
  const api = await startApi({ engine })
  for (let i = 0; i < 5; i += 1) await api.post()
  passTime(31_000)
  return { api, asked: () => asked, open: gate.resolve }
}

test('sends exactly one of 20 concurrent visitors to a recovered model, then all of them', async () => {
  const { api, asked, open } = await startRecoveredModel()
  const tokens = await Promise.all(Array.from({ length: 20 }, () => api.token()))
  const refused: string[] = []
  const calls = tokens.map(async (token, i) => {
    const { status, headers } = await api.post({ prompt: 'slow', token, address: `203.0.113.${i}` })
    if (status === 503 && headers.get('retry-after') === '5') refused.push(token)
    return status
  })
  await expect.poll(() => refused).toHaveLength(19)
  open()
  expect((await Promise.all(calls)).filter((status) => status === 200)).toHaveLength(1)
  expect(asked()).toBe(1)
  expect(api.getLogLines().filter((line) => line.includes('"reason":"breaker_open"'))).toHaveLength(19)
  for (const token of refused.slice(0, 3)) expect((await api.post({ token })).status).toBe(200)
  expect(asked()).toBe(4)
})

test('passes a trial on when it is refused before the model call or its visitor leaves', async () => {
  const { api, asked } = await startRecoveredModel()
  const [token, otherToken] = [await api.token(), await api.token()]
  expect((await api.post({ token: 'x' })).status).toBe(403)
  expect((await api.post({ token, parameters: { amount: 99 } })).status).toBe(400)
  expect(asked()).toBe(0)
  const controller = new AbortController()
  const abortedCall = api.send({ prompt: 'slow', token, signal: controller.signal })
  await expect.poll(() => asked()).toBe(1)
  expect((await api.post({ token: otherToken })).status).toBe(503)
  controller.abort()
  await expect(abortedCall).rejects.toThrow()
  await expect.poll(() => api.getLogLines().join()).toContain('"reason":"client_gone"')
  expect((await api.post({ token: otherToken })).status).toBe(200)
  expect(asked()).toBe(2)
})
