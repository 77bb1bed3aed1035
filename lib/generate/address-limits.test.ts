import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import { createCardWriter } from '@/lib/generate/cards/card-writer'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import type { Claim } from '@/lib/server/limits/store'
import type { CardWriter, Engine } from '@/lib/tool/engine'
import { type Api, createFixedEngine, sampleLines, startApi } from '@/test/api/start-api'

const modelEnv = { OPENAI_API_KEY: 'x' }
const pricedModelEnv = { ...modelEnv, OPENAI_PRICE_INPUT: '1', OPENAI_PRICE_OUTPUT: '1' }
const first = { address: '203.0.113.1' }
const second = { address: '203.0.113.2' }
const shareSpentReply = { status: 429, body: { code: 'daily_total' } }

/** Posts until a request is refused and gives how many were not. */
async function countPostsUntilRefused(api: Api, address: (post: number) => string): Promise<number> {
  for (let posts = 0; posts < 200; posts += 1)
    if ((await api.post({ address: address(posts) })).status === 429) return posts
  return Number.POSITIVE_INFINITY
}

/** An engine that uses so many tokens in each run, at a micro-dollar each. */
function createEngineWithUsage(inputTokens: number): Engine {
  return {
    name: 'openai',
    async *write(job) {
      job.onModelCall?.(() => ({ inputTokens, outputTokens: 0 }))()
      for (const text of sampleLines) yield { item: { text } }
    },
  }
}

// Row A4
test('an address spends a tenth of the day’s budget and one run more at most', async () => {
  const api = await startApi({
    engine: createEngineWithUsage(7_000),
    env: { ...pricedModelEnv, DAILY_BUDGET_USD: '0.6' },
  })
  // 9 × 7,000 are the first 60,000 or more.
  expect(await countPostsUntilRefused(api, () => first.address)).toBe(9)
  const refused = await api.post(first)
  expect(refused).toMatchObject(shareSpentReply)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  expect(api.getLogLines().at(-1)).toContain('"reason":"share_spent"')
  expect((await api.post(second)).status).toBe(200)
})

// Row A4
test('an IPv6 network spends a quarter of it, however many visitors it has', async () => {
  const api = await startApi({
    engine: createEngineWithUsage(7_000),
    env: { ...pricedModelEnv, DAILY_BUDGET_USD: '0.6' },
  })
  expect(await countPostsUntilRefused(api, (post) => `2001:db8:1:${post.toString(16)}::1`)).toBe(22)
  expect((await api.post({ address: '2001:db8:2::1' })).status).toBe(200)
})

// Row A4
test('what an address’s own runs hold is worth asking for again in seconds', async () => {
  const gate = Promise.withResolvers<void>()
  let runs = 0
  const engine: Engine = {
    name: 'openai',
    async *write(job) {
      runs += 1
      if (job.input.prompt === 'slow') await gate.promise
      job.onModelCall?.(() => ({ inputTokens: 1, outputTokens: 0 }))()
      for (const text of sampleLines) yield { item: { text } }
    },
  }
  // A tenth is less than one reserve.
  const api = await startApi({ engine, env: { ...pricedModelEnv, DAILY_BUDGET_USD: '0.05' } })
  const slow = api.post({ ...first, prompt: 'slow' })
  await expect.poll(() => runs).toBe(1)
  const refused = await api.post(first)
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('3')
  expect((await api.post(second)).status).toBe(200)
  gate.resolve()
  expect((await slow).status).toBe(200)
  expect((await api.post(first)).status).toBe(200)
})

// Row A4
test('without a budget an address has a tenth of the models’ runs, and the reply tells how many are left', async () => {
  const api = await startApi({
    engine: createFixedEngine(sampleLines, 'openai'),
    env: { ...modelEnv, MODEL_DAILY_LIMIT: '30' },
  })
  const remaining = []
  for (let i = 0; i < 3; i += 1) remaining.push((await api.post(first)).body.remaining)
  expect(remaining).toEqual([2, 1, 0])
  expect(await api.post(first)).toMatchObject(shareSpentReply)
  expect((await api.post(second)).status).toBe(200)
})

/** A built-in writer that takes so much processor time, and reaches its deadline where it is said to. */
function createSlowWriter(ms: number, isLate = false): CardWriter {
  const writer = createCardWriter(createFixedEngine(sampleLines))
  return {
    name: 'built-in',
    async *write(job, signal) {
      try {
        if (isLate) throw new PublicError('took_too_long')
        yield* writer.write(job, signal)
      } finally {
        job.onProcessorTime?.(ms)
      }
    },
  }
}

const burstLimitEnv = { BURST_LIMIT: '10' }

/** The clock of windows and days, at the start of a window of ten minutes. */
function setClock(time: string): (ms: number) => void {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return (ms) => vi.setSystemTime(Date.now() + ms)
}

// Row A2
test('an address that reaches the writer’s deadline three times has no processor time left in these ten minutes', async () => {
  const pass = setClock('2026-11-23T10:01:00Z')
  const api = await startApi({ builtIn: createSlowWriter(1_750, true), env: burstLimitEnv })
  for (let i = 0; i < 3; i += 1) expect((await api.post(first)).body.code).toBe('took_too_long')
  const refused = await api.post(first)
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'rate_limited', error: 'Please wait 9 minutes and try again.' },
  })
  expect(refused.headers.get('retry-after')).toBe('540')
  expect(api.getLogLines().at(-1)).toContain('"reason":"processor_time"')
  expect((await api.post(second)).body.code).toBe('took_too_long')
  pass(540_000)
  expect((await api.post(first)).body.code).toBe('took_too_long')
})

// Row A2
test('an IPv6 network has eight visitors’ processor time', async () => {
  setClock('2026-11-23T10:00:00Z')
  const api = await startApi({ builtIn: createSlowWriter(1_750), env: burstLimitEnv })
  // 23 × 1,750 are the first of 40,000 after which no 250 are left.
  expect(await countPostsUntilRefused(api, (post) => `2001:db8:1:${post.toString(16)}::1`)).toBe(23)
})

// Row A2
test('a hundred ordinary runs of one address in ten minutes have processor time enough', async () => {
  const pass = setClock('2026-11-23T10:00:00Z')
  const api = await startApi({ builtIn: createSlowWriter(40), env: burstLimitEnv })
  for (let i = 0; i < 100; i += 1) {
    expect((await api.post(first)).status).toBe(200)
    pass(6_000)
  }
})

// Row A2
test('runs whose visitor leaves before the writer ends keep what was set aside: twenty use it up', async () => {
  const pass = setClock('2026-11-23T10:00:00Z')
  let begun = 0
  const builtIn: CardWriter = {
    name: 'built-in',
    async *write(_, signal) {
      begun += 1
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
  let settled = 0
  class CountingStore extends MemoryLimitStore {
    override async admit(claim: Claim) {
      const admission = await super.admit(claim)
      if (typeof admission === 'string') return admission
      const settle: typeof admission.settle = async (end) => {
        await admission.settle(end)
        settled += 1
      }
      return { ...admission, settle }
    }
  }
  const api = await startApi({ builtIn, env: burstLimitEnv, store: new CountingStore() })
  // 20 × 250 are the 5,000 of ten minutes.
  for (let run = 1; run <= 20; run += 1) {
    const leaving = new AbortController()
    const left = api.send({ ...first, token: await api.token(), signal: leaving.signal }).catch(() => null)
    await expect.poll(() => begun).toBe(run)
    leaving.abort()
    await left
    await expect.poll(() => settled).toBe(run)
    pass(6_000)
  }
  expect((await api.post(first)).body.code).toBe('rate_limited')
})

test('a model’s runs take none of it', async () => {
  const api = await startApi({
    engine: createFixedEngine(sampleLines, 'openai'),
    builtIn: createSlowWriter(60_000),
    env: { ...modelEnv, ...burstLimitEnv },
  })
  for (let i = 0; i < 3; i += 1) expect((await api.post(first)).status).toBe(200)
})

/** The API with a model whose answers are empty for the prompt `nothing`, and how often it was asked. */
async function startApiWithEmptyReplies() {
  let calls = 0
  const engine: Engine = {
    name: 'openai',
    async *write(job) {
      calls += 1
      if (job.input.prompt !== 'nothing') for (const text of sampleLines) yield { item: { text } }
    },
  }
  const api = await startApi({ engine, env: { ...modelEnv, IP_QUOTA_FACTOR: '1' } })
  const vain = (headers: Record<string, string> = {}) => api.post({ ...first, prompt: 'nothing', headers })
  return { api, vain, calls: () => calls }
}

// Row A6
test('a model’s work in vain gives the use back twice a day for each visitor who shares an address', async () => {
  const { api, vain } = await startApiWithEmptyReplies()
  const answers = [await vain(), await vain(), await vain()]
  expect(answers.map(({ status }) => status)).toEqual([502, 502, 502])
  expect(answers.map(({ body }) => 'useCounted' in body)).toEqual([false, false, true])
  expect(api.getLogLines().at(-1)).toContain('"useCounted":true')
  expect((await api.post(first)).body.remaining).toBe(18)
  const other = await api.post({ ...second, prompt: 'nothing' })
  expect('useCounted' in other.body).toBe(false)
})

// Row A6
test('one Idempotency-Key brings no model’s work without end: two runs for each use', async () => {
  const { api, vain, calls } = await startApiWithEmptyReplies()
  const headers = { 'Idempotency-Key': randomUUID() }
  for (let i = 0; i < 8; i += 1) await vain(headers)
  expect(calls()).toBe(8)
  // Two were given back; the other six cost three.
  expect((await api.post(first)).body.remaining).toBe(16)
})

// Row A6
test('the built-in writer’s deadline gives the use back as often', async () => {
  const api = await startApi({ builtIn: createSlowWriter(0, true), env: { IP_QUOTA_FACTOR: '1' } })
  const counted = []
  for (let i = 0; i < 3; i += 1) counted.push('useCounted' in (await api.post(first)).body)
  expect(counted).toEqual([false, false, true])
})
