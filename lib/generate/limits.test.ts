import { expect, onTestFinished, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import type { Engine, TokenUsage } from '@/lib/tool/engine'
import { fixtureTool } from '@/test/api/fixture-tool'
import { type ApiReply, createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'

const dailyLimitReply = { status: 429, body: { code: 'daily_limit' } }
const singleQuotaEnv = { IP_QUOTA_FACTOR: '1' }
const modelEnv = { OPENAI_API_KEY: 'x', OPENAI_PRICE_INPUT: '1', OPENAI_PRICE_OUTPUT: '1' }

// Rows 78, 79, F24
test('the 21st use of a tool is refused until midnight; another tool goes on', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const api = await startApi({ env: singleQuotaEnv })
  const remaining = []
  for (let i = 0; i < 20; i += 1) remaining.push((await api.post()).body.remaining)
  expect(remaining).toEqual(Array.from({ length: 20 }, (_, i) => 19 - i))

  const token = await api.token()
  const refused = await api.post({ token })
  expect(refused).toMatchObject(dailyLimitReply)
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await api.post({ toolType: 'fixture-other' })).status).toBe(200)

  vi.setSystemTime(new Date('2026-11-22T00:00:01Z'))
  expect((await api.post()).status).toBe(200)
})

// Row 78
test('the refused request’s token is still good', async () => {
  const api = await startApi({ env: singleQuotaEnv })
  const token = await api.token()
  for (let i = 0; i < 20; i += 1) await api.post({ address: '203.0.113.1' })
  expect(await api.post({ address: '203.0.113.1', token })).toMatchObject(dailyLimitReply)
  expect((await api.post({ address: '203.0.113.2', token })).status).toBe(200)
})

// Row 81
test('addresses of one /64 share a limit, those of another have their own', async () => {
  const api = await startApi({ env: singleQuotaEnv })
  for (let i = 0; i < 20; i += 1) await api.post({ address: `2001:db8:1:2::${i.toString(16)}` })
  expect(await api.post({ address: '2001:db8:1:2:ffff::1' })).toMatchObject(dailyLimitReply)
  expect((await api.post({ address: '2001:db8:1:3::1' })).status).toBe(200)
})

// Row 80
test('addresses that a client makes up change nothing', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '3' } })
  const statuses = []
  for (let i = 0; i < 4; i += 1) {
    const made = `198.51.100.${i}`
    const headers = {
      'X-Real-IP': made,
      'X-Client-IP': made,
      Forwarded: `for=${made}`,
      'CF-Connecting-IP': made,
    }
    const answer = await api.post({ address: `${made}, 203.0.113.1`, headers })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

// Row 82
test('the 11th request within a minute is refused, whatever the tool', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '10' } })
  for (let i = 0; i < 10; i += 1) await api.post({ toolType: i % 2 ? 'fixture-lines' : 'fixture-other' })
  const { status, headers, body } = await api.post()
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'rate_limited' })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(50)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await api.post({ address: '203.0.113.7' })).status).toBe(200)
})

/** An engine that waits until it is let go and counts how many wait at once. */
function createWaitingEngine() {
  const gate = Promise.withResolvers<void>()
  const seen = { now: 0, most: 0 }
  const engine: Engine = {
    name: 'built-in',
    async *write() {
      seen.now += 1
      seen.most = Math.max(seen.most, seen.now)
      await gate.promise
      seen.now -= 1
      for (const text of sampleLines) yield { item: { text } }
    },
  }
  return { engine, seen, open: gate.resolve }
}

// Rows 83, L8
test('of 100 visitors at once 8 are served, the others told to come back in seconds', async () => {
  const { engine, seen, open } = createWaitingEngine()
  const api = await startApi({ engine })
  const tokens = await Promise.all(Array.from({ length: 100 }, () => api.token()))
  const answers: ApiReply[] = []
  const refused: string[] = []
  const calls = tokens.map(async (token, i) => {
    const answer = await api.post({ token, address: `203.0.113.${i}` })
    answers.push(answer)
    if (answer.status === 503) refused.push(token)
  })
  await expect.poll(() => answers).toHaveLength(92)
  open()
  await Promise.all(calls)
  // A proof for which there was no place is not used up.
  for (const token of refused) expect((await api.post({ token })).status).toBe(200)
  expect(seen.most).toBe(8)
  expect(answers.slice(0, 92).every(({ status, body }) => status === 503 && body.code === 'unavailable')).toBe(true)
  expect(Number(answers[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(5)
  expect(answers.slice(92).map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('one visitor holds at most two places', async () => {
  const { engine, seen, open } = createWaitingEngine()
  const api = await startApi({ engine })
  const answers: number[] = []
  const calls = [1, 2, 3].map(() => api.post().then(({ status }) => answers.push(status)))
  await expect.poll(() => answers).toEqual([503])
  open()
  await Promise.all(calls)
  expect(seen.most).toBe(2)
})

/** An engine that says what it used. */
function createEngineWithUsage(usage: TokenUsage): Engine & { calls: number } {
  return {
    name: 'openai',
    calls: 0,
    async *write(job) {
      this.calls += 1
      job.onModelCall?.(() => usage)()
      for (const text of sampleLines) yield { item: { text } }
    },
  }
}

// Row 84
test('when the day’s budget is spent, no model is called until midnight', async () => {
  // A request may cost up to 2 × (2,500 + 8 input tokens + 1,500 output tokens) at a micro-dollar each.
  const engine = createEngineWithUsage({ inputTokens: 6_000, outputTokens: 1_000 })
  const api = await startApi({ engine, env: { ...modelEnv, DAILY_BUDGET_USD: '0.016' } })
  const from = (address: string) => api.post({ address })
  expect((await from('203.0.113.1')).status).toBe(200)
  expect(api.getLogLines().at(-1)).toContain('"inputTokens":6000,"outputTokens":1000,"costMicroUsd":7000')
  expect((await from('203.0.113.2')).status).toBe(200)
  const refused = await from('203.0.113.3')
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  expect(engine.calls).toBe(2)
  expect(api.getLogLines().at(-1)).toContain('"reason":"budget_spent"')
  await from('203.0.113.3')
  const said = api.getLogLines().filter((line) => line.includes('"msg":"budget"'))
  expect(said.map((line) => JSON.parse(line).share)).toEqual(['four fifths used', 'used up'])
})

test('the built-in engine costs nothing and needs no budget', async () => {
  const api = await startApi({
    engine: createFixedEngine(sampleLines),
    env: { ...modelEnv, DAILY_BUDGET_USD: '0' },
  })
  expect((await api.post()).status).toBe(200)
})

// Row M5
test('the 101st use of all tools together is refused until midnight', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const toolByType = (type: string) => ({ ...fixtureTool, type }) as unknown as typeof fixtureTool
  const api = await startApi({ env: singleQuotaEnv, toolByType })
  const statuses = []
  for (let i = 0; i < 100; i += 1) statuses.push((await api.post({ toolType: `fixture-${i % 10}` })).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const refused = await api.post({ toolType: 'fixture-9' })
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'daily_total',
      error: "You've reached the daily limit for all tools together. Try again tomorrow!",
    },
  })
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await api.post({ toolType: 'fixture-9', address: '203.0.113.5' })).status).toBe(200)
})

// Row F25
test('a run over midnight is settled on the day on which it began', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:59Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const [gate, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const engine: Engine = {
    name: 'openai',
    async *write(job) {
      const used = { inputTokens: job.input.prompt === 'dear' ? 45_000 : 5_000, outputTokens: 0 }
      const ended = job.onModelCall?.(() => used)
      if (job.input.prompt === 'late') {
        begun.resolve()
        await gate.promise
        used.inputTokens = 0
        ended?.()
        throw new PublicError('unavailable', { reason: 'upstream_server' })
      }
      ended?.()
      for (const text of sampleLines) yield { item: { text } }
    },
  }
  const api = await startApi({ engine, env: { ...singleQuotaEnv, ...modelEnv, DAILY_BUDGET_USD: '0.06' } })
  const late = api.post({ prompt: 'late' })
  await begun.promise
  vi.setSystemTime(new Date('2026-11-22T00:00:01Z'))
  expect((await api.post()).body.remaining).toBe(19)
  gate.resolve()
  expect((await late).status).toBe(503)
  // The new day has its own use and costs, and loses neither to yesterday's failure.
  expect((await api.post()).body.remaining).toBe(18)
  expect((await api.post({ prompt: 'dear', address: '203.0.113.2' })).status).toBe(200)
  expect(await api.post({ address: '203.0.113.3' })).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  })
  expect(api.getLogLines().at(-1)).toContain('"reason":"budget_spent"')
})

// Row N1
test('the reply tells the uses that are left, of the tool or of all tools together, whichever is less', async () => {
  const toolByType = (type: string) => ({ ...fixtureTool, type }) as unknown as typeof fixtureTool
  const api = await startApi({ env: singleQuotaEnv, toolByType })
  const left = async (tool: number) => (await api.post({ toolType: `fixture-${tool}` })).body.remaining
  for (let i = 0; i < 90; i += 1) await left(i % 9)
  expect([await left(10), await left(1), await left(10)]).toEqual([9, 8, 7])
})

// Row M2
test('the networks of one IPv6 network of 48 bits have the burst of eight visitors', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '2' } })
  const from = (network: number, i: number) => `2001:db8:${network}:${i.toString(16)}::1`
  const statuses = []
  for (let i = 0; i < 17; i += 1) statuses.push((await api.post({ address: from(1, i) })).status)
  expect(statuses).toEqual([...Array(16).fill(200), 429])
  expect((await api.post({ address: from(2, 0) })).status).toBe(200)
})

test('a visitor over the limit uses up nothing of the neighbours’', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '1' } })
  for (let i = 0; i < 20; i += 1) await api.post({ address: '2001:db8:1:1::1' })
  expect((await api.post({ address: '2001:db8:1:2::1' })).status).toBe(200)
})

// Row M6
test('without a budget models have so many runs a day, however those end', async () => {
  const engine = createEngineWithUsage({ inputTokens: 1, outputTokens: 1 })
  const api = await startApi({ engine, env: { OPENAI_API_KEY: 'x', MODEL_DAILY_LIMIT: '3' } })
  const from = (address: string) => api.post({ address })
  expect((await from('203.0.113.1')).status).toBe(200)
  expect((await from('203.0.113.2')).status).toBe(200)
  engine.write = async function* () {
    yield* []
  }
  expect((await from('203.0.113.3')).status).toBe(502)
  const refused = await from('203.0.113.4')
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5)
  expect(api.getLogLines().at(-1)).toContain('"reason":"budget_spent"')
})

test('the built-in engine is not counted with the models, nor is a model whose bound is off', async () => {
  const env = { OPENAI_API_KEY: 'x', MODEL_DAILY_LIMIT: '1' }
  const builtIn = await startApi({ engine: createFixedEngine(sampleLines), env })
  const unbound = await startApi({
    engine: createFixedEngine(sampleLines, 'openai'),
    env: { ...env, MODEL_DAILY_LIMIT: 'off' },
  })
  for (const api of [builtIn, unbound, builtIn, unbound]) expect((await api.post()).status).toBe(200)
})
