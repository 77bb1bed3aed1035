import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { fetchSolvedToken, generate, sendGenerateRequest } from './api-call'
import { type Instances, startInstances } from './instances'
import { servers } from './servers'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let instances: Instances
test.beforeAll(async () => {
  instances = await startInstances({
    TIKTOK_ORIGIN: process.env.POSTSMITH_URL_TIKTOK ?? servers.tiktok.url,
    TRUST_PROXY_HOPS: '1',
    IP_QUOTA_FACTOR: '1',
    BURST_LIMIT: '100000',
    ALTCHA_COST: '2',
  })
})
test.afterAll(() => instances.stop())

const buildVisitorHeaders = (address: string) => ({ 'X-Forwarded-For': address })

/** Asks until there is a place: one visitor has two. Who finds none keeps the proof. */
async function generateWhenFree(address: string, toolType: string) {
  const token = await fetchSolvedToken(instances.url, toolType, '', buildVisitorHeaders(address))
  for (;;) {
    const answer = await generate(instances.url, { toolType, token, headers: buildVisitorHeaders(address) })
    if (answer.status !== 503) return answer
    await sleep(300 + Math.random() * 600)
  }
}

// Row 78
test('of 100 at once a visitor with 20 uses gets exactly 20 answers', async () => {
  // What writes is there, so that nobody waits for that.
  for (const site of [instances.first(), instances.second()])
    await generate(site.url, { headers: buildVisitorHeaders('192.0.2.9') })
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => generateWhenFree('203.0.113.1', 'instagram-caption')),
  )
  expect(instances.getOutput()).not.toContain('Redis is away')
  const answered = answers.filter(({ status }) => status === 200)
  const remaining = answered.map(({ body }) => body.remaining).sort((a, b) => a - b)
  expect(remaining).toEqual(Array.from({ length: 20 }, (_, index) => index))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(80).fill('429 daily_limit'))
  for (const site of [instances.first(), instances.second()]) expect(site.getOutput()).toContain('"status":200')
})

// Row M10
test('a proof made by one counts at the other, and once for both', async () => {
  const headers = buildVisitorHeaders('203.0.113.2')
  const [first, second] = [instances.first().url, instances.second().url]
  const token = await fetchSolvedToken(first, undefined, '', headers)
  expect((await generate(second, { token, headers })).status).toBe(200)
  const proof = await fetchSolvedToken(first, undefined, '', headers)
  const answers = await Promise.all([first, second].map((site) => generate(site, { token: proof, headers })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

test('requests a minute are counted together', async () => {
  const headers = buildVisitorHeaders('203.0.113.3')
  for (let i = 0; i < 3; i += 1) await sendGenerateRequest(instances.url, { token: 'x', headers })
  const windows = instances.redis.runCommand('KEYS', '{postsmith}:window:burst:*').split('\n')
  const counts = windows.map((key) => instances.redis.runCommand('GET', key))
  expect(counts).toContain('3')
})

/** The path under which the first hands out a film. */
async function fetchFilmPath(headers: Record<string, string>): Promise<string> {
  const toolType = 'download-tiktok-video'
  const { body } = await generate(instances.first().url, {
    toolType,
    prompt: 'https://www.tiktok.com/@demo.user/video/7300000000000021001',
    token: await fetchSolvedToken(instances.first().url, toolType, '', headers),
    headers,
  })
  const { parts } = body as unknown as { parts: { videos: { path: string }[] }[] }
  return String(parts[0]?.videos[0]?.path)
}

test('a link made by one is served by the other', async () => {
  const headers = buildVisitorHeaders('203.0.113.4')
  const film = await fetch(`${instances.second().url}${await fetchFilmPath(headers)}`, { headers })
  expect(film.status).toBe(200)
  expect((await film.arrayBuffer()).byteLength).toBe(Number(film.headers.get('content-length')))
})

// Row F12
test('without Redis tools and links go on, a proof counts once, and everything is well once it is back', async () => {
  const headers = buildVisitorHeaders('203.0.113.5')
  const token = await fetchSolvedToken(instances.url, undefined, '', headers)
  const film = await fetchFilmPath(headers)
  await instances.redis.kill()
  expect((await fetch(`${instances.second().url}${film}`, { method: 'HEAD', headers })).status).toBe(200)
  const statuses = []
  for (let tries = 0; tries < 2; tries += 1)
    statuses.push((await generate(instances.first().url, { token, headers })).status)
  expect(statuses).toEqual([200, 403])
  expect(instances.getOutput()).toContain('"limiter":"memory"')
  expect(instances.getOutput()).not.toContain(instances.redis.url)
  await instances.restart('first', true)
  expect((await fetch(`${instances.first().url}/api/health`)).status).toBe(200)
  await instances.redis.start()
  for (const site of [instances.first(), instances.second()]) {
    await expect.poll(async () => (await generate(site.url, { headers })).status, { timeout: 30_000 }).toBe(200)
  }
})
