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
const BUDGET_MICRO_USD = 800_000
const modelSettings = {
  OPENAI_API_KEY: 'sk-stand-in',
  OPENAI_BASE_URL: `${process.env.POSTSMITH_URL_OPENAI ?? new URL(servers.openAi.url).origin}/v1`,
  OPENAI_MODEL: 'stand-in-model',
  IP_QUOTA_FACTOR: '1000',
  BURST_LIMIT: '100000',
  ALTCHA_COST: '2',
}
const pricedSettings = {
  ...modelSettings,
  OPENAI_PRICE_INPUT: '4',
  OPENAI_PRICE_OUTPUT: '0.1',
  DAILY_BUDGET_USD: String(BUDGET_MICRO_USD / 1_000_000),
  TRUST_PROXY_HOPS: '1',
}

let instances: Instances
test.beforeAll(async () => {
  instances = await startInstances(pricedSettings)
  // On a busy machine a process that has just started may still be connecting.
  for (const site of [instances.first(), instances.second()]) {
    const status = async () => (await generate(site.url, { headers: buildVisitorHeaders(100) })).status
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
  }
})
test.afterAll(() => instances.stop())

const buildVisitorHeaders = (number: number) => ({ 'X-Forwarded-For': `203.0.113.${number}` })

async function generateAs(visitor: number, prompt = 'sourdough bread') {
  const headers = buildVisitorHeaders(visitor)
  return generate(instances.url, {
    prompt,
    token: await fetchSolvedToken(instances.url, undefined, '', headers),
    headers,
  })
}

const getToday = () => new Date().toISOString().slice(0, 10)
const getBudgetKey = () => `{postsmith}:budget:${getToday()}`
/** What Redis has counted, in micro-dollars. */
const readSpentMicroUsd = () => Number(instances.redis.runCommand('GET', getBudgetKey()))

/** What the runs have cost by their lines in the log. */
function sumLoggedCosts(): number {
  const costs = [...instances.getOutput().matchAll(/"costMicroUsd":(\d+)/g)]
  return costs.reduce((sum, [, cost]) => sum + Number(cost), 0)
}

test('the budget is exact to the micro-dollar over restarts of either', async () => {
  const visitors = [1, 2, 3, 4]
  expect((await Promise.all(visitors.map((number) => generateAs(number)))).map(({ status }) => status)).toEqual(
    Array(4).fill(200),
  )
  await instances.restart('first', true)
  await instances.restart('second', false)
  for (const number of visitors) expect((await generateAs(number)).status).toBe(200)
  expect(sumLoggedCosts()).toBeGreaterThan(10 * 3_600)
  expect(readSpentMicroUsd()).toBe(sumLoggedCosts())
  await instances.redis.kill()
  await instances.redis.start()
  await expect.poll(async () => (await generateAs(1)).status, { timeout: 30_000 }).toBe(200)
  await expect.poll(async () => (await generateAs(2)).status, { timeout: 30_000 }).toBe(200)
  expect(readSpentMicroUsd()).toBe(sumLoggedCosts())
})

test('places of a process that was killed are free after a lease of seconds, and what it had set aside stays', async () => {
  const headers = buildVisitorHeaders(9)
  const before = readSpentMicroUsd()
  const hangingRequest = {
    prompt: 'bread fault:hang-mid',
    headers: { ...headers, Accept: 'text/event-stream' },
  }
  const runs = await Promise.all([1, 2].map(() => sendGenerateRequest(instances.first().url, hangingRequest)))
  const reserves = readSpentMicroUsd() - before
  expect(reserves).toBeGreaterThan(60_000)
  expect((await generate(instances.second().url, { headers })).body.code).toBe('unavailable')
  await instances.restart('first', false)
  for (const run of runs) await run.body?.cancel().catch(() => undefined)
  expect((await generate(instances.second().url, { headers })).body.code).toBe('unavailable')

  const status = async () => (await generate(instances.second().url, { headers })).status
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
  expect(readSpentMicroUsd()).toBe(sumLoggedCosts() + reserves)
})

test('the budget ends for both at once, and nothing is spent above it', async () => {
  // As others' runs would.
  instances.redis.runCommand('INCRBY', getBudgetKey(), String(BUDGET_MICRO_USD - readSpentMicroUsd() - 150_000))
  const answers = []
  for (let number = 1; number <= 100; number += 1) {
    answers.push(await generateAs(number % 50))
    if (answers.at(-1)?.status !== 200) break
  }
  const last = answers.at(-1)
  expect(last).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(instances.getOutput()).toContain('"reason":"budget_spent"')
  for (const site of [instances.first(), instances.second()]) {
    expect((await generate(site.url, { headers: buildVisitorHeaders(60) })).status).toBe(503)
  }
  expect(readSpentMicroUsd()).toBeLessThanOrEqual(BUDGET_MICRO_USD)
})

test('without Redis nothing is spent', async () => {
  await instances.redis.kill()
  const before = instances.getOutput().length
  expect(await generate(instances.second().url, { token: 'x', headers: buildVisitorHeaders(70) })).toMatchObject({
    status: 503,
  })
  expect(instances.getOutput().slice(before)).toContain('"reason":"limits_down"')
})

test('the client for Redis is loaded with its setting alone', async () => {
  const findLoadedCode = async (name: string, env: Record<string, string>) => {
    const log = test.info().outputPath(name)
    const options = { node: ['--import', './e2e/log-loads.mjs'] }
    const site = await startSite({ ALTCHA_COST: '2', LOADS_LOG: log, ...env }, options)
    await generate(site.url)
    await site.stop()
    const files = readLoadedFiles(log)
    const has = (words: string) => files.some(({ code }) => code.includes(words))
    return { ofSite: has('postsmith.requests'), ofRedis: has('SocketClosedUnexpectedlyError') }
  }
  expect(await findLoadedCode('without', {})).toEqual({ ofSite: true, ofRedis: false })
  expect(await findLoadedCode('with', { REDIS_URL: 'redis://127.0.0.1:1' })).toEqual({
    ofSite: true,
    ofRedis: true,
  })
})

test('a single process remembers the day’s runs over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'postsmith-state-'))
  const env = { ...modelSettings, MODEL_DAILY_LIMIT: '3', STATE_DIR: folder, TRUST_PROXY_HOPS: '1' }
  // An address has one run of three.
  const status = async (url: string, number: number) =>
    (await generate(url, { headers: buildVisitorHeaders(number) })).status
  const before = await startSite(env)
  expect([await status(before.url, 1), await status(before.url, 2)]).toEqual([200, 200])
  await before.stop()
  const after = await startSite(env)
  expect([await status(after.url, 3), await status(after.url, 4)]).toEqual([200, 503])
  expect(after.getOutput()).toContain('"reason":"budget_spent"')
  await after.stop()
  rmSync(folder, { recursive: true })
})
