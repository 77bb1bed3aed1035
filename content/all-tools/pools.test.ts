import { afterAll, beforeAll, expect, test } from 'vitest'
import { findToolByType } from '@/content/tools'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import type { Engine } from '@/lib/tool/engine'
import { getFixtureTool } from '@/test/api/fixture-tool'
import { type Api, sampleLines, startApi } from '@/test/api/start-api'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
afterAll(() => tiktok.close())

const checker = 'tiktok-username-checker'
const start = (engine?: Engine, env: Record<string, string> = {}) =>
  startApi({
    env: { TIKTOK_ORIGIN: tiktok.origin, ...env },
    toolByType: (type) => getFixtureTool(type) ?? findToolByType(type),
    ...(engine && { engine }),
  })

const buildNames = (visitor: number, count = 10) =>
  Array.from({ length: count }, (_, i) => `name.${visitor}.${i}`).join(' ')

/** Runs of names that are under way until their visitors leave. */
async function checkNames(api: Api, visitors: number) {
  const leave = new AbortController()
  const runs = Array.from({ length: visitors }, (_, i) =>
    api.send({
      toolType: checker,
      prompt: buildNames(i),
      address: `203.0.113.${i}`,
      headers: { Accept: 'text/event-stream' },
      signal: leave.signal,
    }),
  )
  const statuses = (await Promise.all(runs)).map(({ status }) => status)
  return {
    statuses,
    async leave() {
      leave.abort()
      const ended = () => api.getLogLines().filter((line) => line.includes('client_gone')).length
      await expect.poll(() => ended()).toBeGreaterThanOrEqual(visitors)
    },
  }
}

const ninth = { address: '203.0.113.99' }

// Row 36
test.each([
  ['download-tiktok-video', 'https://www.tiktok.com/@a/video/7300000000000000001', {}],
  ['download-tiktok-mp3', 'https://www.tiktok.com/@a/video/7300000000000000001', {}],
  ['tiktok-thumbnail-download', 'https://www.tiktok.com/@a/video/7300000000000000001', {}],
  ['ai-image-generator', 'a loaf of bread', {}],
])('%s says that it is switched off before it looks at the token', async (toolType, prompt, parameters) => {
  const api = await start(undefined, { DOWNLOADS: 'off' })
  expect(await api.post({ toolType, prompt, parameters, token: 'x' })).toMatchObject({ status: 501 })
})

// Row H3
test('eight visitors who check ten names each do not keep a ninth from writing', async () => {
  const api = await start()
  const { statuses, leave } = await checkNames(api, 8)
  expect(statuses).toEqual(Array(8).fill(200))
  expect((await api.post(ninth)).status).toBe(200)
  await leave()
})

test('a name that would not have its turn in time is refused, and costs neither use nor token', async () => {
  const api = await start()
  const { leave } = await checkNames(api, 8)
  const token = await api.token(checker)
  const call = { ...ninth, toolType: checker, token }
  const refused = await api.post({ ...call, prompt: 'demo.user' })
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toBe('30')
  expect(JSON.parse(api.getLogLines().at(-1) ?? '')).toMatchObject({ reason: 'busy' })
  await leave()
  await expect
    .poll(() => api.post({ ...call, prompt: 'not-a-name' }))
    .toMatchObject({ status: 200, body: { remaining: 20 } })
})

test('one visitor has at most twenty names in the queue', async () => {
  const api = await start()
  const runs = [await checkNames(api, 1), await checkNames(api, 1)]
  expect(runs.flatMap(({ statuses }) => statuses)).toEqual([200, 200])
  const call = { toolType: checker, prompt: 'demo.user', headers: { Accept: 'text/event-stream' } }
  expect((await api.send({ ...call, address: '203.0.113.0' })).status).toBe(503)
  for (const { leave } of runs) await leave()
})

test('names are checked while all places of writing are taken', async () => {
  const gate = Promise.withResolvers<void>()
  let writing = 0
  const api = await start({
    name: 'built-in',
    async *write() {
      writing += 1
      await gate.promise
      for (const text of sampleLines) yield { item: { text } }
    },
  })
  const runs = Array.from({ length: 8 }, (_, i) => api.post({ address: `203.0.113.${i}` }))
  await expect.poll(() => writing).toBe(8)
  expect((await api.post(ninth)).status).toBe(503)
  const { statuses, leave } = await checkNames(api, 1)
  expect(statuses).toEqual([200])
  await leave()
  gate.resolve()
  await Promise.all(runs)
})
