import { expect, onTestFinished, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import type { Engine } from '@/lib/tool/engine'
import { createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'

const dailyLimitReply = { status: 429, body: { code: 'daily_limit' } }
const unavailableReply = { status: 503, body: { code: 'unavailable' } }
const singleQuotaEnv = { IP_QUOTA_FACTOR: '1' }
const modelEnv = { OPENAI_API_KEY: 'x', OPENAI_PRICE_INPUT: '1', OPENAI_PRICE_OUTPUT: '1' }
const [firstVisitor, secondVisitor] = [{ address: '203.0.113.1' }, { address: '203.0.113.2' }]

/** Fakes the current date, starting at `time`. Returns a function that advances it. */
function setClock(time: string): (ms: number) => void {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => vi.setSystemTime(Date.now() + ms)
}

test('refuses the 21st use of a tool until midnight and leaves its token unused', async () => {
  const passTime = setClock('2026-11-21T23:00:00Z')
  const api = await startApi({ env: singleQuotaEnv })
  const remaining = []
  for (let i = 0; i < 20; i += 1) remaining.push((await api.post(firstVisitor)).body.remaining)
  expect(remaining).toEqual(Array.from({ length: 20 }, (_, i) => 19 - i))
  const token = await api.token()
  const refused = await api.post({ ...firstVisitor, token })
  expect(refused).toMatchObject(dailyLimitReply)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await api.post({ ...secondVisitor, token })).status).toBe(200)
  expect((await api.post({ ...firstVisitor, toolType: 'fixture-other' })).status).toBe(200)
  passTime(3_601_000)
  expect((await api.post(firstVisitor)).status).toBe(200)
})

test.each([
  ['built-in', { DAILY_BUDGET_USD: '0' }],
  ['built-in', { MODEL_DAILY_LIMIT: '1' }],
  ['openai', { MODEL_DAILY_LIMIT: 'off' }],
] as const)('does not limit the engine %s by %j', async (name, env) => {
  const api = await startApi({ engine: createFixedEngine(sampleLines, name), env: { ...modelEnv, ...env } })
  for (let i = 0; i < 2; i += 1) expect((await api.post()).status).toBe(200)
})

test('charges a run over midnight to the day on which it began', async () => {
  const passTime = setClock('2026-11-21T23:59:59Z')
  const [gate, started] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const engine: Engine = {
    name: 'openai',
    async *write(job) {
      const usage = { inputTokens: job.input.prompt === 'dear' ? 45_000 : 5_000, outputTokens: 0 }
      const endCall = job.onModelCall?.(() => usage)
      if (job.input.prompt === 'late') {
        started.resolve()
        await gate.promise
        usage.inputTokens = 0
        endCall?.()
        throw new PublicError('unavailable', { reason: 'upstream_server' })
      }
      endCall?.()
      for (const text of sampleLines) yield { item: { text } }
    },
  }
  const api = await startApi({ engine, env: { ...singleQuotaEnv, ...modelEnv, DAILY_BUDGET_USD: '0.06' } })
  const lateCall = api.post({ prompt: 'late' })
  await started.promise
  passTime(2_000)
  expect((await api.post()).body.remaining).toBe(19)
  gate.resolve()
  expect((await lateCall).status).toBe(503)
  // The new day has its own uses and costs. Yesterday's failure reduces neither.
  expect((await api.post()).body.remaining).toBe(18)
  expect((await api.post({ prompt: 'dear', ...secondVisitor })).status).toBe(200)
  expect(await api.post({ address: '203.0.113.3' })).toMatchObject(unavailableReply)
  expect(api.getLogLines().at(-1)).toContain('"reason":"budget_spent"')
})

test('refunds the use of an empty model reply twice a day and reports when it no longer does', async () => {
  const engine: Engine = {
    name: 'openai',
    async *write(job) {
      if (job.input.prompt !== 'nothing') for (const text of sampleLines) yield { item: { text } }
    },
  }
  const api = await startApi({ engine, env: { ...modelEnv, ...singleQuotaEnv } })
  const emptyReplyCall = { ...firstVisitor, prompt: 'nothing' }
  const replies = [await api.post(emptyReplyCall), await api.post(emptyReplyCall), await api.post(emptyReplyCall)]
  expect(replies.map(({ status }) => status)).toEqual([502, 502, 502])
  expect(replies.map(({ body }) => 'useCounted' in body)).toEqual([false, false, true])
  expect(api.getLogLines().at(-1)).toContain('"useCounted":true')
  expect((await api.post(firstVisitor)).body.remaining).toBe(18)
  expect('useCounted' in (await api.post({ ...emptyReplyCall, ...secondVisitor })).body).toBe(false)
})
