import { expect, test } from '@playwright/test'
import { defaultToolType, fetchSolvedToken, generate, sendGenerateRequest } from './api-call'
import { servers } from './servers'

const site = process.env.POSTSMITH_URL_MODEL ?? servers.model.url
const model = new URL(servers.openAi.url).origin

let tokenCount = 0
/** A token as the mock server for Turnstile understands it. */
const createToken = (suffix = '') => `action=${defaultToolType}&n=${process.pid}-${tokenCount++}${suffix}`

type RecordedRequest = { prompt: string; aborted: boolean }

async function fetchRecordedRequests(prompt: string): Promise<RecordedRequest[]> {
  const requests = (await (await fetch(`${model}/requests`)).json()) as RecordedRequest[]
  return requests.filter((request) => request.prompt === prompt)
}

test('the main job runs with a model and Turnstile', async () => {
  const { status, body } = await generate(site, { token: createToken() })
  expect(status).toBe(200)
  expect(body.engine).toBe('openai')
  expect(body.cards.length).toBeGreaterThan(2)
})

test('the page is told the site key, and the proof of work when Turnstile does not load', async () => {
  const fetchBotCheck = async (query: string) =>
    (await fetch(`${site}/api/bot-check?tool=${defaultToolType}${query}`)).json() as Promise<{
      provider: string
    }>
  expect(await fetchBotCheck('')).toEqual({ provider: 'turnstile', siteKey: expect.any(String) })
  expect(await fetchBotCheck('&fallback=1')).toMatchObject({ provider: 'altcha' })
  expect((await generate(site, { token: await fetchSolvedToken(site, defaultToolType, '&fallback=1') })).status).toBe(
    200,
  )
})

for (const [name, badToken, status, code] of [
  ['a random token', 'kjh345', 403, 'bot_check'], // Row 62
  ['an expired token', createToken('&age=400'), 403, 'bot_check'], // Row 63
  ['a token of another site', createToken('&hostname=evil.example'), 403, 'bot_check'], // Row 67
  ['a token for another tool', 'action=youtube-title', 403, 'bot_check'], // Row 68
  ['a failing Turnstile', createToken('&fault=500'), 503, 'unavailable'], // Row F14
] as const) {
  test(`${name} is answered with ${status}`, async () => {
    expect(await generate(site, { token: badToken })).toMatchObject({ status, body: { code } })
  })
}

// Row 65
test('a Turnstile token counts once', async () => {
  const singleToken = createToken()
  const answers = await Promise.all([generate(site, { token: singleToken }), generate(site, { token: singleToken })])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 403])
})

// Row F8
test('a refusal is told as one', async () => {
  expect(await generate(site, { token: createToken(), prompt: 'bread fault:refusal' })).toMatchObject({
    status: 422,
    body: { code: 'content_refused' },
  })
})

// Row F6
test('a malformed answer is “no data”', async () => {
  expect(await generate(site, { token: createToken(), prompt: 'bread fault:malformed' })).toMatchObject({
    status: 502,
    body: { error: 'No data received from the service' },
  })
})

test('the first card arrives while the model is still writing', async () => {
  const prompt = `bread ${process.pid} fault:slow`
  const response = await sendGenerateRequest(site, {
    token: createToken(),
    prompt,
    headers: { Accept: 'text/event-stream' },
  })
  const times: number[] = []
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    for (const _ of String(piece).matchAll(/^event: card/gm)) times.push(performance.now())
  }
  expect(times.length).toBeGreaterThan(2)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(500)
})

for (const headers of [{}, { Accept: 'text/event-stream' }]) {
  // Row F19
  test(`who leaves ends the model’s work: ${JSON.stringify(headers)}`, async () => {
    const prompt = `leave ${Object.keys(headers).length} ${process.pid} fault:slow`
    const controller = new AbortController()
    const call = sendGenerateRequest(site, {
      token: createToken(),
      prompt,
      signal: controller.signal,
      headers: { ...headers },
    })
    const ended = call.then((response) => response.text()).catch(() => 'gone')
    await expect.poll(async () => (await fetchRecordedRequests(prompt)).length).toBe(1)
    controller.abort()
    expect(await ended).toBe('gone')
    await expect.poll(async () => (await fetchRecordedRequests(prompt))[0]?.aborted, { timeout: 2_000 }).toBe(true)
  })
}
