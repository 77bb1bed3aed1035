import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { findToolByType } from '@/content/tools'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import type { Pace } from '@/e2e/mock-servers/openai/replies'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import type { Engine } from '@/lib/tool/engine'
import { builtInEngine } from '@/lib/writer/built-in'
import { getFixtureTool } from '@/test/api/fixture-tool'
import { type Api, type ApiCall, sampleLines, startApi } from '@/test/api/start-api'

/** Micro-dollars per token. Output costs four times as much as input, as with most models. */
const price = { input: 1, output: 4 }
const fastPace: Pace = { firstDelayMs: 1, chunkCount: 12, intervalMs: 1 }
const slowPace: Pace = { firstDelayMs: 30, chunkCount: 40, intervalMs: 4 }
const timeouts = { firstChunkMs: 20_000, idleMs: 20_000, retryMs: 10, drainMs: 1_000 }

let tiktok: MockTikTok
let imageBase64 = ''
beforeAll(async () => {
  tiktok = await startMockTikTok()
  const teal = sharp({ create: { width: 768, height: 512, channels: 3, background: 'teal' } })
  imageBase64 = (await teal.jpeg().toBuffer()).toString('base64')
})
afterAll(() => tiktok.close())

/** Starts the site with a budget and a model that reports its own token usage. */
async function startSite(pace = fastPace, silenceMs = timeouts.idleMs) {
  const model = await startMockOpenAi({ pace })
  onTestFinished(() => model.stop())
  const siteTimeouts = { ...timeouts, firstChunkMs: silenceMs, idleMs: silenceMs }
  const settings = { apiKey: 'sk-x', baseUrl: model.url, model: 'stand-in', timeouts: siteTimeouts }
  const env = {
    OPENAI_API_KEY: 'sk-x',
    OPENAI_PRICE_INPUT: String(price.input),
    OPENAI_PRICE_OUTPUT: String(price.output),
    OPENAI_IMAGE_MODEL: 'gpt-image-2',
    OPENAI_IMAGE_PRICE: '0.04',
    OPENAI_MEDIA_BASE_URL: model.url,
    OPENAI_SPEECH_MODEL: 'tts-1',
    OPENAI_SPEECH_PRICE: '0.015',
    DAILY_BUDGET_USD: '100',
  }
  const api = await startApi({ engine: createOpenAiEngine(settings), env, toolByType: findToolByType })
  let visitors = 0

  return {
    model,
    /** Sends a run as a new visitor on each call. */
    async send({ toolType = 'tiktok-hook-generator', ...call }: ApiCall) {
      visitors += 1
      const address = `198.51.100.${visitors % 250}`
      return api.send({ toolType, address, headers: { Accept: 'text/event-stream' }, ...call })
    },
    async look(prompt: string, signal?: AbortSignal) {
      const toolType = 'ai-alt-text-generator'
      const body = JSON.stringify({ toolType, prompt, picture: imageBase64, turnstileToken: await api.token(toolType) })
      return this.send({ toolType, body, ...(signal && { signal }) })
    },
    /** Amounts booked for all runs so far, in micro-dollars. */
    booked: () =>
      api
        .getLogLines()
        .map((line) => (JSON.parse(line) as { costMicroUsd?: number }).costMicroUsd)
        .filter((cost) => cost !== undefined),
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

function sumModelCost({ requests }: MockOpenAi, first = 0): number {
  return requests
    .slice(first)
    .reduce((sum, { used }) => sum + used.inputTokens * price.input + used.outputTokens * price.output, 0)
}

const sum = (costs: readonly number[]) => costs.reduce((all, one) => all + one, 0)

/** Completes one run, so that the server has reported its token usage. */
async function warmUp(site: Site): Promise<void> {
  await (await site.send({ prompt: 'rye bread in winter' })).text()
}

/** Completes a run and returns its booked amount as a share of the model server's cost. */
async function shareBooked(site: Site, prompt: string): Promise<number> {
  const [before, calls] = [site.booked().length, site.model.requests.length]
  await (await site.send({ prompt })).text()
  await expect.poll(() => site.booked()).toHaveLength(before + 1)
  const [last = 0] = site.booked().slice(-1)
  return last / sumModelCost(site.model, calls)
}

function expectNear(share: number, tolerance: number, message?: string): void {
  expect(share, message).toBeGreaterThan(1 - tolerance)
  expect(share, message).toBeLessThan(1 + tolerance)
}

/** Model behavior, and the fault that makes the mock server show it. */
const endings = [
  ['finishes', ''],
  ['finishes without a report', 'fault:no-usage'],
  ['thinks aloud without a report', 'fault:thinks-aloud'],
  ['is asked twice', 'fault:fewer'],
  ['is cut at the token limit', 'fault:length'],
  ['is refused half-way by the filter', 'fault:content-filter'],
  ['refuses', 'fault:refusal'],
  ['writes prose', 'fault:prose'],
  ['breaks off', 'fault:cut'],
  ['breaks off at its first word', 'fault:cut-first'],
  ['ends without saying why', 'fault:end-mid'],
  ['reports an error half-way', 'fault:error-event'],
  ['loses the first connection', 'fault:once-reset'],
]
const silences = [
  ['falls silent', 'fault:hang-mid'],
  ['never answers', 'fault:hang'],
]

test.each([
  { when: 'however a model ends', rows: endings, silenceMs: timeouts.idleMs },
  { when: 'when a model is silent', rows: silences, silenceMs: 250 },
])('books a run at its cost within 10 %, $when', async ({ rows, silenceMs }) => {
  const site = await startSite(fastPace, silenceMs)
  await warmUp(site)
  for (const [does, fault] of rows) {
    expectNear(await shareBooked(site, `sourdough bread at home ${fault}`), 0.1, `a model that ${does}`)
  }
})

test('books nothing for a request that the model’s server refuses', async () => {
  for (const fault of ['401', 'billing', 'rate', '500', '404']) {
    const site = await startSite()
    const previousCount = site.booked().length
    await (await site.send({ prompt: `sourdough fault:${fault}` })).text()
    await expect.poll(() => site.booked().slice(previousCount), { message: fault }).toEqual([0])
    expect(sumModelCost(site.model), fault).toBe(0)
  }
})

test('estimates within a quarter of the cost before a server has reported usage', async () => {
  const site = await startSite()
  expectNear(await shareBooked(site, 'sourdough bread at home fault:no-usage'), 0.25)
})

/** Starts a run, aborts it `afterMs` milliseconds after the model call, and waits until the model server notices. */
async function abandonRun(site: Site, begin: (signal: AbortSignal) => Promise<Response>, afterMs: number) {
  const calls = site.model.requests.length
  const controller = new AbortController()
  const run = begin(controller.signal).then((response) => response.text())
  await expect.poll(() => site.model.requests.length).toBeGreaterThan(calls)
  setTimeout(() => controller.abort(), afterMs)
  await run.catch(() => {})
}

const createSettledCheck =
  ({ model }: Site) =>
  () =>
    model.requests.every(({ aborted, used }) => aborted || used.outputTokens > 0)

test('books the actual cost of visitors who leave at any moment, and serves others', async () => {
  const site = await startSite(slowPace)
  await warmUp(site)
  const leavingMoments = [0, 10, 35, 55, 80, 100, 125]
  for (const [run, afterMs] of leavingMoments.entries()) {
    const prompt = `sourdough bread at home, day ${run}`
    await abandonRun(site, (signal) => site.send({ prompt, signal }), afterMs)
  }
  expect(await (await site.send({ prompt: 'oat bread' })).text()).toContain('event: done')
  await expect.poll(() => site.booked()).toHaveLength(leavingMoments.length + 2)
  await expect.poll(createSettledCheck(site)).toBe(true)
  expectNear(sum(site.booked()) / sumModelCost(site.model), 0.1)
})

test('books the cost when a visitor leaves while a model reads an image', async () => {
  const site = await startSite(slowPace)
  await (await site.look('my workshop')).text()
  const calls = site.model.requests.length
  for (const afterMs of [0, 80]) await abandonRun(site, (signal) => site.look(`bench ${afterMs}`, signal), afterMs)
  await expect.poll(() => site.booked()).toHaveLength(3)
  expectNear(sum(site.booked().slice(1)) / sumModelCost(site.model, calls), 0.1)
})

test('books the usual reasoning cost when a visitor leaves while a model thinks', async () => {
  const site = await startSite()
  await (await site.send({ prompt: 'rye bread fault:thinks' })).text()
  const calls = site.model.requests.length
  await abandonRun(site, (signal) => site.send({ prompt: 'oat bread fault:thinks-slowly', signal }), 50)
  await expect.poll(() => site.booked()).toHaveLength(2)
  expectNear((site.booked().at(-1) ?? 0) / sumModelCost(site.model, calls), 0.1)
})

test('books only the images that were started out of four', async () => {
  const site = await startSite()
  const controller = new AbortController()
  const parameters = { count: 4 }
  const call = { toolType: 'ai-image-generator', prompt: 'a kite fault:hang', parameters, signal: controller.signal }
  const run = site.send(call).then((response) => response.text())
  await expect.poll(() => site.model.requests).toHaveLength(2)
  controller.abort()
  await run.catch(() => {})
  await expect.poll(() => site.booked()).toEqual([80_000])
  expect(site.model.requests).toHaveLength(2)
})

test.each([
  ['speaks', '', 1],
  ['dies half-way', 'fault:dies', 1],
  ['fails', 'fault:500', 0],
  ['never answers', 'fault:hang', 1],
])('books a text whose speech model %s by its letters or not at all', async (_, fault, times) => {
  const site = await startSite()
  const prompt = `Sourdough bread at home. ${fault}`.trim()
  const begin = (signal: AbortSignal) => site.send({ toolType: 'tiktok-voice-generator', prompt, signal })
  if (fault === 'fault:hang') await abandonRun(site, begin, 20)
  else await (await begin(new AbortController().signal)).text()
  await expect.poll(() => site.booked()).toEqual([times * 15 * prompt.length])
})

const checker = 'tiktok-username-checker'
const startNameSite = (engine?: Engine, env: Record<string, string> = {}) =>
  startApi({
    env: { TIKTOK_ORIGIN: tiktok.origin, ...env },
    toolByType: (type) => getFixtureTool(type) ?? findToolByType(type),
    ...(engine && { engine }),
  })

const buildNames = (visitor: number) => Array.from({ length: 10 }, (_, i) => `name.${visitor}.${i}`).join(' ')

/** Starts runs that check ten names each and stay active until their visitors leave. */
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
      const countEnded = () => api.getLogLines().filter((line) => line.includes('client_gone')).length
      const previousCount = countEnded()
      leave.abort()
      await expect.poll(countEnded).toBe(previousCount + visitors)
    },
  }
}

const ninth = { address: '203.0.113.99' }

test.each([
  ['download-tiktok-video', 'https://www.tiktok.com/@a/video/7300000000000000001'],
  ['ai-image-generator', 'a loaf of bread'],
])('%s reports that it is switched off before it checks the token', async (toolType, prompt) => {
  const api = await startNameSite(undefined, { DOWNLOADS: 'off' })
  expect(await api.post({ toolType, prompt, parameters: {}, token: 'x' })).toMatchObject({ status: 501 })
})

test('lets a ninth visitor write while eight visitors check ten names each', async () => {
  const api = await startNameSite()
  const { statuses, leave } = await checkNames(api, 8)
  expect(statuses).toEqual(Array(8).fill(200))
  expect((await api.post(ninth)).status).toBe(200)
  await leave()
})

test('refuses a name that would wait too long, without spending a use or a token', async () => {
  const api = await startNameSite()
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

test('limits one visitor to twenty names in the queue', async () => {
  const api = await startNameSite()
  const runs = [await checkNames(api, 1), await checkNames(api, 1)]
  expect(runs.flatMap(({ statuses }) => statuses)).toEqual([200, 200])
  const call = { toolType: checker, prompt: 'demo.user', headers: { Accept: 'text/event-stream' } }
  expect((await api.send({ ...call, address: '203.0.113.0' })).status).toBe(503)
  for (const { leave } of runs) await leave()
})

test('checks names while all writing slots are taken', async () => {
  const gate = Promise.withResolvers<void>()
  let writing = 0
  const api = await startNameSite({
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

test.each([
  ['my grandma died in March', false],
  ['three winters before one mug came out whole', true],
])('decides whether to ask a visitor with “%s” for more details: %s', async (prompt, isAsked) => {
  const api = await startApi({ engine: builtInEngine, toolByType: findToolByType })
  const { body } = await api.post({ toolType: 'image-to-caption', prompt })
  expect(body.notes?.some((note) => note.startsWith('Only ')) ?? false).toBe(isAsked)
})
