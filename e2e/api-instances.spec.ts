import { expect, test } from '@playwright/test'
import { type RedisServer, startRedis } from '../test/redis-server'
import { createVisitorHeaders, fetchSolvedToken, generate } from './api-call'
import { servers } from './servers'
import { type SiteProcess, startSite } from './site-process'

// All tests of this file share two instances with one secret and one Redis.
test.describe.configure({ mode: 'serial' })

const BUDGET_MICRO_USD = 5_000_000

let redis: RedisServer
let env: Record<string, string>
let first: SiteProcess
let second: SiteProcess
let outputOfEndedSites = ''
test.beforeAll(async () => {
  // Persistent, so that the counts survive a Redis restart.
  redis = await startRedis([], true)
  env = {
    APP_SECRET: 'the secret of both instances, 32 letters',
    REDIS_URL: redis.url,
    OPENAI_API_KEY: 'sk-stand-in',
    OPENAI_BASE_URL: `${servers.openAi.url}/v1`,
    OPENAI_MODEL: 'stand-in-model',
    OPENAI_PRICE_INPUT: '4',
    OPENAI_PRICE_OUTPUT: '0.1',
    DAILY_BUDGET_USD: String(BUDGET_MICRO_USD / 1_000_000),
    TIKTOK_ORIGIN: servers.tiktok.url,
    TRUST_PROXY_HOPS: '1',
    IP_QUOTA_FACTOR: '1',
    BURST_LIMIT: '1000',
    ALTCHA_COST: '2',
  }
  ;[first, second] = await Promise.all([startSite(env), startSite(env)])
  // On a busy machine a newly started process may still be connecting.
  for (const site of [first, second]) await expect.poll(() => getStatus(site), { timeout: 30_000 }).toBe(200)
})
test.afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await redis.remove()
})

async function generateAs(site: SiteProcess, headers: Record<string, string>) {
  return generate(site.url, { headers, token: await fetchSolvedToken(site.url, undefined, '', headers) })
}
const getStatus = async (site: SiteProcess) => (await generateAs(site, createVisitorHeaders())).status

const getBudgetKey = () => `{postsmith}:budget:${new Date().toISOString().slice(0, 10)}`
const readSpentMicroUsd = () => Number(redis.runCommand('GET', getBudgetKey()))
function sumLoggedCosts(): number {
  const output = outputOfEndedSites + first.getOutput() + second.getOutput()
  return [...output.matchAll(/"costMicroUsd":(\d+)/g)].reduce((sum, [, cost]) => sum + Number(cost), 0)
}

test('gives a visitor twenty uses a day across both instances, with a budget exact to the micro-dollar', async () => {
  const visitor = createVisitorHeaders()
  const remaining: number[] = []
  for (let pair = 0; pair < 10; pair += 1) {
    const replies = await Promise.all([first, second].map((site) => generateAs(site, visitor)))
    remaining.push(...replies.map(({ body }) => body.remaining))
  }
  expect(remaining.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index))
  for (const site of [first, second])
    expect(await generateAs(site, visitor)).toMatchObject({ status: 429, body: { code: 'daily_limit' } })
  expect(sumLoggedCosts()).toBeGreaterThan(0)
  expect(readSpentMicroUsd()).toBe(sumLoggedCosts())
})

test('accepts a proof of work from one instance on the other, and only once across both', async () => {
  const headers = createVisitorHeaders()
  const token = await fetchSolvedToken(first.url, undefined, '', headers)
  expect((await generate(second.url, { token, headers })).status).toBe(200)
  expect((await generate(first.url, { token, headers })).status).toBe(403)
})

test('exhausts the budget for both instances at once', async () => {
  const previousSpend = redis.runCommand('GET', getBudgetKey())
  redis.runCommand('SET', getBudgetKey(), String(BUDGET_MICRO_USD), 'KEEPTTL')
  for (const site of [first, second]) {
    const reply = await generateAs(site, createVisitorHeaders())
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(site.getOutput()).toContain('"reason":"budget_spent"')
  }
  redis.runCommand('SET', getBudgetKey(), previousSpend, 'KEEPTTL')
})

test('without Redis, tools and links work and no model runs; all counts are exact after Redis returns', async () => {
  const headers = createVisitorHeaders()
  const toolType = 'download-tiktok-video'
  const prompt = 'https://www.tiktok.com/@demo.user/video/7300000000000021001'
  const lookUp = async (token: string) => generate(first.url, { toolType, prompt, token, headers })
  const { body } = await lookUp(await fetchSolvedToken(first.url, toolType, '', headers))
  const { parts } = body as unknown as { parts: { videos: { path: string }[] }[] }
  const token = await fetchSolvedToken(first.url, toolType, '', headers)

  await redis.kill()
  const video = await fetch(`${second.url}${parts[0]?.videos[0]?.path}`, { method: 'HEAD', headers })
  expect(video.status).toBe(200)
  expect((await lookUp(token)).status).toBe(200)
  expect((await lookUp(token)).status).toBe(403)
  expect(await getStatus(second)).toBe(503)
  expect(second.getOutput()).toContain('"reason":"limits_down"')
  expect(first.getOutput()).toContain('"limiter":"memory"')
  expect(first.getOutput()).not.toContain(redis.url)

  await first.terminate(10_000)
  await first.stop()
  outputOfEndedSites = first.getOutput()
  first = await startSite(env)
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await redis.start()
  for (const site of [first, second]) await expect.poll(() => getStatus(site), { timeout: 30_000 }).toBe(200)
  expect(readSpentMicroUsd()).toBe(sumLoggedCosts())
})
