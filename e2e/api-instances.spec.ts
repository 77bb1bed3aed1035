import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { fetchSolvedToken, generate, sendGenerateRequest } from './api-call'
import { type Instances, startInstances } from './instances'
import { servers } from './servers'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let both: Instances
test.beforeAll(async () => {
  both = await startInstances({
    TIKTOK_ORIGIN: process.env.POSTSMITH_URL_TIKTOK ?? servers.tiktok.url,
    TRUST_PROXY_HOPS: '1',
    IP_QUOTA_FACTOR: '1',
    BURST_LIMIT: '100000',
    ALTCHA_COST: '2',
  })
})
test.afterAll(() => both.stop())

const from = (address: string) => ({ 'X-Forwarded-For': address })

/** Asks until there is a place: one visitor has two. Who finds none keeps the proof. */
async function postOnceFree(address: string, toolType: string) {
  const token = await fetchSolvedToken(both.url, toolType, '', from(address))
  for (;;) {
    const answer = await generate(both.url, { toolType, token, headers: from(address) })
    if (answer.status !== 503) return answer
    await sleep(300 + Math.random() * 600)
  }
}

// Row 78
test('of 100 at once a visitor with 20 uses gets exactly 20 answers', async () => {
  // What writes is there, so that nobody waits for that.
  for (const site of [both.first(), both.second()]) await generate(site.url, { headers: from('192.0.2.9') })
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => postOnceFree('203.0.113.1', 'instagram-caption')),
  )
  expect(both.getOutput()).not.toContain('Redis is away')
  const answered = answers.filter(({ status }) => status === 200)
  const left = answered.map(({ body }) => body.remaining).sort((a, b) => a - b)
  expect(left).toEqual(Array.from({ length: 20 }, (_, index) => index))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array(80).fill('429 daily_limit'),
  )
  for (const site of [both.first(), both.second()]) expect(site.getOutput()).toContain('"status":200')
})

// Row M10
test('a proof made by one counts at the other, and once for both', async () => {
  const headers = from('203.0.113.2')
  const [first, second] = [both.first().url, both.second().url]
  const token = await fetchSolvedToken(first, undefined, '', headers)
  expect((await generate(second, { token, headers })).status).toBe(200)
  const proof = await fetchSolvedToken(first, undefined, '', headers)
  const answers = await Promise.all([first, second].map((site) => generate(site, { token: proof, headers })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

test('requests a minute are counted together', async () => {
  const headers = from('203.0.113.3')
  for (let asked = 0; asked < 3; asked += 1) await sendGenerateRequest(both.url, { token: 'x', headers })
  const windows = both.redis.runCommand('KEYS', '{postsmith}:window:burst:*').split('\n')
  const counts = windows.map((key) => both.redis.runCommand('GET', key))
  expect(counts).toContain('3')
})

/** The path under which the first hands out a film. */
async function filmFor(headers: Record<string, string>): Promise<string> {
  const toolType = 'download-tiktok-video'
  const { body } = await generate(both.first().url, {
    toolType,
    prompt: 'https://www.tiktok.com/@demo.user/video/7300000000000021001',
    token: await fetchSolvedToken(both.first().url, toolType, '', headers),
    headers,
  })
  const { parts } = body as unknown as { parts: { videos: { path: string }[] }[] }
  return String(parts[0]?.videos[0]?.path)
}

test('a link made by one is served by the other', async () => {
  const headers = from('203.0.113.4')
  const film = await fetch(`${both.second().url}${await filmFor(headers)}`, { headers })
  expect(film.status).toBe(200)
  expect((await film.arrayBuffer()).byteLength).toBe(Number(film.headers.get('content-length')))
})

// Row F12
test('without Redis tools and links go on, a proof counts once, and everything is well once it is back', async () => {
  const headers = from('203.0.113.5')
  const token = await fetchSolvedToken(both.url, undefined, '', headers)
  const film = await filmFor(headers)
  await both.redis.kill()
  expect((await fetch(`${both.second().url}${film}`, { method: 'HEAD', headers })).status).toBe(200)
  const statuses = []
  for (let tries = 0; tries < 2; tries += 1)
    statuses.push((await generate(both.first().url, { token, headers })).status)
  expect(statuses).toEqual([200, 403])
  expect(both.getOutput()).toContain('"limiter":"memory"')
  expect(both.getOutput()).not.toContain(both.redis.url)
  await both.restart('first', true)
  expect((await fetch(`${both.first().url}/api/health`)).status).toBe(200)
  await both.redis.start()
  for (const site of [both.first(), both.second()]) {
    await expect
      .poll(async () => (await generate(site.url, { headers })).status, { timeout: 30_000 })
      .toBe(200)
  }
})
