import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fetchSolvedToken, generate, sendGenerateRequest } from './api-call'
import { type Instances, startInstances } from './instances'
import { readLoadedFiles } from './loaded-files'
import { servers } from './servers'
import { startSite } from './site-process'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

/** A tenth of it is more than the reserves of two runs. */
const CAP = 800_000
const model = {
  OPENAI_API_KEY: 'sk-stand-in',
  OPENAI_BASE_URL: `${process.env.POSTSMITH_URL_OPENAI ?? new URL(servers.openAi.url).origin}/v1`,
  OPENAI_MODEL: 'stand-in-model',
  IP_QUOTA_FACTOR: '1000',
  BURST_LIMIT: '100000',
  ALTCHA_COST: '2',
}
const priced = {
  ...model,
  OPENAI_PRICE_INPUT: '4',
  OPENAI_PRICE_OUTPUT: '0.1',
  DAILY_BUDGET_USD: String(CAP / 1_000_000),
  TRUST_PROXY_HOPS: '1',
}

let both: Instances
test.beforeAll(async () => {
  both = await startInstances(priced)
  // On a busy machine a process that has just started may still be connecting.
  for (const site of [both.first(), both.second()]) {
    const status = async () => (await generate(site.url, { headers: from(100) })).status
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
  }
})
test.afterAll(() => both.stop())

const from = (number: number) => ({ 'X-Forwarded-For': `203.0.113.${number}` })

async function write(number: number, prompt = 'sourdough bread') {
  const headers = from(number)
  return generate(both.url, {
    prompt,
    token: await fetchSolvedToken(both.url, undefined, '', headers),
    headers,
  })
}

const day = () => new Date().toISOString().slice(0, 10)
const budget = () => `{postsmith}:budget:${day()}`
/** What Redis has counted, in micro-dollars. */
const counted = () => Number(both.redis.runCommand('GET', budget()))

/** What the runs have cost by their lines in the log. */
function logged(): number {
  const costs = [...both.getOutput().matchAll(/"costMicroUsd":(\d+)/g)]
  return costs.reduce((sum, [, cost]) => sum + Number(cost), 0)
}

test('the budget is exact to the micro-dollar over restarts of either', async () => {
  const four = [1, 2, 3, 4]
  expect((await Promise.all(four.map((number) => write(number)))).map(({ status }) => status)).toEqual(
    Array(4).fill(200),
  )
  await both.restart('first', true)
  await both.restart('second', false)
  for (const number of four) expect((await write(number)).status).toBe(200)
  expect(logged()).toBeGreaterThan(10 * 3_600)
  expect(counted()).toBe(logged())
  await both.redis.kill()
  await both.redis.start()
  await expect.poll(async () => (await write(1)).status, { timeout: 30_000 }).toBe(200)
  await expect.poll(async () => (await write(2)).status, { timeout: 30_000 }).toBe(200)
  expect(counted()).toBe(logged())
})

test('places of a process that was killed are free after a lease of seconds, and what it had set aside stays', async () => {
  const headers = from(9)
  const before = counted()
  const hangs = { prompt: 'bread fault:hang-mid', headers: { ...headers, Accept: 'text/event-stream' } }
  const runs = await Promise.all([1, 2].map(() => sendGenerateRequest(both.first().url, hangs)))
  const reserves = counted() - before
  expect(reserves).toBeGreaterThan(60_000)
  expect((await generate(both.second().url, { headers })).body.code).toBe('unavailable')
  await both.restart('first', false)
  for (const run of runs) await run.body?.cancel().catch(() => undefined)
  expect((await generate(both.second().url, { headers })).body.code).toBe('unavailable')

  const status = async () => (await generate(both.second().url, { headers })).status
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
  expect(counted()).toBe(logged() + reserves)
})

test('the budget ends for both at once, and nothing is spent above it', async () => {
  // As others' runs would.
  both.redis.runCommand('INCRBY', budget(), String(CAP - counted() - 150_000))
  const answers = []
  for (let number = 1; number <= 100; number += 1) {
    answers.push(await write(number % 50))
    if (answers.at(-1)?.status !== 200) break
  }
  const last = answers.at(-1)
  expect(last).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(both.getOutput()).toContain('"reason":"budget_spent"')
  for (const site of [both.first(), both.second()]) {
    expect((await generate(site.url, { headers: from(60) })).status).toBe(503)
  }
  expect(counted()).toBeLessThanOrEqual(CAP)
})

test('without Redis nothing is spent', async () => {
  await both.redis.kill()
  const before = both.getOutput().length
  expect(await generate(both.second().url, { token: 'x', headers: from(70) })).toMatchObject({ status: 503 })
  expect(both.getOutput().slice(before)).toContain('"reason":"limits_down"')
})

test('the client for Redis is loaded with its setting alone', async () => {
  const loaded = async (name: string, env: Record<string, string>) => {
    const log = test.info().outputPath(name)
    const options = { node: ['--import', './e2e/log-loads.mjs'] }
    const site = await startSite({ ALTCHA_COST: '2', LOADS_LOG: log, ...env }, options)
    await generate(site.url)
    await site.stop()
    const files = readLoadedFiles(log)
    const has = (words: string) => files.some(({ code }) => code.includes(words))
    return { ofSite: has('postsmith.requests'), ofRedis: has('SocketClosedUnexpectedlyError') }
  }
  expect(await loaded('without', {})).toEqual({ ofSite: true, ofRedis: false })
  expect(await loaded('with', { REDIS_URL: 'redis://127.0.0.1:1' })).toEqual({ ofSite: true, ofRedis: true })
})

test('a single process remembers the day’s runs over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-state-'))
  const env = { ...model, MODEL_DAILY_LIMIT: '3', STATE_DIR: folder, TRUST_PROXY_HOPS: '1' }
  // An address has one run of three.
  const status = async (url: string, number: number) =>
    (await generate(url, { headers: from(number) })).status
  const before = await startSite(env)
  expect([await status(before.url, 1), await status(before.url, 2)]).toEqual([200, 200])
  await before.stop()
  const after = await startSite(env)
  expect([await status(after.url, 3), await status(after.url, 4)]).toEqual([200, 503])
  expect(after.getOutput()).toContain('"reason":"budget_spent"')
  await after.stop()
  rmSync(folder, { recursive: true })
})
