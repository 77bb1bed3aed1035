import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { findToolByType } from '@/content/tools'
import { type MockOpenAi, startMockOpenAi } from '@/e2e/mock-servers/openai'
import type { Pace } from '@/e2e/mock-servers/openai/replies'
import { createOpenAiEngine } from '@/lib/openai/text/engine'
import { type ApiCall, startApi } from '@/test/api/start-api'

/** Micro-dollars per token: output costs four times the input, as with most models. */
const price = { input: 1, output: 4 }
const timeouts = { firstChunkMs: 2_000, idleMs: 1_000, retryMs: 10, drainMs: 1_000 }

let imageBase64 = ''
beforeAll(async () => {
  const teal = sharp({ create: { width: 768, height: 512, channels: 3, background: 'teal' } })
  imageBase64 = (await teal.jpeg().toBuffer()).toString('base64')
})

/** The site with a budget and a model that counts its own tokens. */
async function startSite(pace?: Pace) {
  const model = await startMockOpenAi(pace && { pace })
  onTestFinished(() => model.stop())
  const settings = { apiKey: 'sk-x', baseUrl: model.url, model: 'stand-in', timeouts }
  const env = {
    OPENAI_API_KEY: 'sk-x',
    OPENAI_PRICE_INPUT: String(price.input),
    OPENAI_PRICE_OUTPUT: String(price.output),
    OPENAI_IMAGE_MODEL: 'gpt-image-2',
    OPENAI_IMAGE_PRICE: '0.04',
    OPENAI_IMAGE_BASE_URL: model.url,
    OPENAI_SPEECH_MODEL: 'tts-1',
    OPENAI_SPEECH_PRICE: '0.015',
    OPENAI_SPEECH_BASE_URL: model.url,
    DAILY_BUDGET_USD: '100',
  }
  const api = await startApi({ engine: createOpenAiEngine(settings), env, toolByType: findToolByType })
  let visitors = 0

  return {
    model,
    /** A run of another visitor each time. */
    async send({ toolType = 'tiktok-hook-generator', ...call }: ApiCall) {
      visitors += 1
      const address = `198.51.100.${visitors % 250}`
      return api.send({ toolType, address, headers: { Accept: 'text/event-stream' }, ...call })
    },
    async look(prompt: string, signal?: AbortSignal) {
      const toolType = 'ai-alt-text-generator'
      const body = JSON.stringify({
        toolType,
        prompt,
        picture: imageBase64,
        turnstileToken: await api.token(toolType),
      })
      return this.send({ toolType, body, ...(signal && { signal }) })
    },
    /** What every run so far was booked at, in micro-dollars. */
    booked: () =>
      api
        .getLogLines()
        .map((line) => (JSON.parse(line) as { costMicroUsd?: number }).costMicroUsd)
        .filter((cost) => cost !== undefined),
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

/** What the calls have cost the model's server, from the one at this place on. */
function sumModelCost({ requests }: MockOpenAi, first = 0): number {
  return requests
    .slice(first)
    .reduce((sum, { used }) => sum + used.inputTokens * price.input + used.outputTokens * price.output, 0)
}

const sum = (costs: readonly number[]) => costs.reduce((all, one) => all + one, 0)

/** Runs once to the end, so that the server has reported how it counts. */
async function warmUp(site: Site): Promise<void> {
  await (await site.send({ prompt: 'rye bread in winter' })).text()
}

/** A run to its end, as a share of what it has cost the model's server. */
async function shareBooked(site: Site, prompt: string): Promise<number> {
  const [before, calls] = [site.booked().length, site.model.requests.length]
  await (await site.send({ prompt })).text()
  await expect.poll(() => site.booked()).toHaveLength(before + 1)
  const [last = 0] = site.booked().slice(-1)
  return last / sumModelCost(site.model, calls)
}

// Rows M8, A4
test.each([
  ['finishes', ''],
  ['finishes, without a report', 'fault:no-usage'],
  ['thinks aloud, without a report', 'fault:thinks-aloud'],
  ['is asked twice', 'fault:fewer'],
  ['is cut at the token limit', 'fault:length'],
  ['is refused half-way by the filter', 'fault:content-filter'],
  ['refuses', 'fault:refusal'],
  ['writes prose', 'fault:prose'],
  ['breaks off', 'fault:cut'],
  ['breaks off at its first word', 'fault:cut-first'],
  ['ends without saying why', 'fault:end-mid'],
  ['reports an error half-way', 'fault:error-event'],
  ['falls silent', 'fault:hang-mid'],
  ['never answers', 'fault:hang'],
  ['loses the first connection', 'fault:once-reset'],
])('a run whose model %s is booked at what it has cost, within 10 %%', async (_, fault) => {
  const site = await startSite({ firstDelayMs: 10, chunkCount: 40, intervalMs: 3 })
  await warmUp(site)
  const share = await shareBooked(site, `sourdough bread at home ${fault}`)
  expect(share).toBeGreaterThan(0.9)
  expect(share).toBeLessThan(1.1)
})

test.each(['401', 'billing', 'rate', '500', '404'])('what the server refuses with %s costs nothing', async (fault) => {
  const site = await startSite()
  await (await site.send({ prompt: `sourdough fault:${fault}` })).text()
  await expect.poll(() => site.booked()).toEqual([0])
  expect(sumModelCost(site.model)).toBe(0)
})

test('before a server has reported anything, the estimate is within a quarter', async () => {
  const site = await startSite()
  const share = await shareBooked(site, 'sourdough bread at home fault:no-usage')
  expect(share).toBeGreaterThan(0.75)
  expect(share).toBeLessThan(1.25)
})

/** Begins a run, leaves so many milliseconds after the model was asked, and waits until its server knows. */
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

// Row A4
test('sixty visitors who leave at any moment are booked at what they cost, and others are served', {
  timeout: 60_000,
}, async () => {
  const site = await startSite({ firstDelayMs: 30, chunkCount: 40, intervalMs: 4 })
  await warmUp(site)
  for (let run = 0; run < 60; run += 1) {
    const prompt = `sourdough bread at home, day ${run}`
    await abandonRun(site, (signal) => site.send({ prompt, signal }), (run * 37) % 150)
    if (run % 20 === 0) expect(await (await site.send({ prompt: 'oat bread' })).text()).toContain('event: done')
  }
  await expect.poll(() => site.booked()).toHaveLength(64)
  await expect.poll(createSettledCheck(site)).toBe(true)
  expect(site.model.requests.filter(({ aborted }) => aborted).length).toBeGreaterThan(30)
  const share = sum(site.booked()) / sumModelCost(site.model)
  expect(share).toBeGreaterThan(0.9)
  expect(share).toBeLessThan(1.1)
})

// Row A4
test('who leaves while a picture is looked at is booked at what that cost', async () => {
  const site = await startSite({ firstDelayMs: 30, chunkCount: 40, intervalMs: 4 })
  await (await site.look('my workshop')).text()
  const calls = site.model.requests.length
  for (let run = 0; run < 6; run += 1) await abandonRun(site, (signal) => site.look(`bench ${run}`, signal), run * 25)
  await expect.poll(() => site.booked()).toHaveLength(7)
  const share = sum(site.booked().slice(1)) / sumModelCost(site.model, calls)
  expect(share).toBeGreaterThan(0.9)
  expect(share).toBeLessThan(1.1)
})

test('who leaves while a model thinks is booked at what it usually thinks', async () => {
  const site = await startSite()
  await (await site.send({ prompt: 'rye bread fault:thinks' })).text()
  const calls = site.model.requests.length
  await abandonRun(site, (signal) => site.send({ prompt: 'oat bread fault:thinks-slowly', signal }), 50)
  await expect.poll(() => site.booked()).toHaveLength(2)
  expect((site.booked().at(-1) ?? 0) / sumModelCost(site.model, calls)).toBeCloseTo(1, 0.9)
})

// Row A5
test('of four pictures those that were begun are booked', async () => {
  const site = await startSite()
  const parameters = { count: 4 }
  const begin = (signal: AbortSignal) =>
    site.send({ toolType: 'ai-image-generator', prompt: 'a kite fault:hang', parameters, signal })
  await abandonRun(site, begin, 50)
  await expect.poll(() => site.booked()).toEqual([80_000])
  expect(site.model.requests).toHaveLength(2)
})

test.each([
  ['speaks', '', 1],
  ['dies half-way', 'fault:dies', 1],
  ['fails', 'fault:500', 0],
  ['is never heard of again', 'fault:hang', 1],
])('a text whose speech model %s is booked by its letters or not at all', async (_, fault, times) => {
  const site = await startSite()
  const prompt = `Sourdough bread at home. ${fault}`.trim()
  const begin = (signal: AbortSignal) => site.send({ toolType: 'tiktok-voice-generator', prompt, signal })
  if (fault === 'fault:hang') await abandonRun(site, begin, 20)
  else await (await begin(new AbortController().signal)).text()
  await expect.poll(() => site.booked()).toEqual([times * 15 * prompt.length])
})
