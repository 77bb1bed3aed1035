import { expect, test } from 'vitest'
import { fixtureTool } from '@/test/api/fixture-tool'
import { startApi } from '@/test/api/start-api'

const invalidRequestReply = { error: 'Invalid request. Reload the page and try again.', code: 'invalid_request' }

test('returns the cards of a valid request with no-store', async () => {
  const api = await startApi()
  const { status, headers, body } = await api.post({ headers: { 'X-Request-Id': 'abcd-1234' } })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
  expect(body).toEqual({
    content: 'Knead the dough\n\nFold it twice\n\nWait for an hour',
    cards: ['Knead the dough', 'Fold it twice', 'Wait for an hour'].map((text) => ({
      id: expect.stringMatching(/^[\w-]{36}$/),
      parts: [{ text }],
      copy: text,
      carry: text,
      item: { text },
    })),
    engine: 'built-in',
    remaining: 20,
    requestId: headers.get('x-request-id'),
  })
  expect(api.getLogLines().at(-1)).toContain(`"requestId":"${body.requestId}"`)
})

test.each([
  ['the wrong content type', { headers: { 'Content-Type': 'text/plain' } }, 415],
  ['another site', { headers: { Origin: 'https://evil.example' } }, 403],
  ['an empty body', { body: '' }, 400],
  ['bytes that are not UTF-8', { body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }, 400],
  ['a tool that runs in the browser', { toolType: 'fixture-widget' }, 400],
  ['parameters out of range', { parameters: { amount: 99 } }, 400],
])('refuses a request with %s and leaves its token unused', async (_, overrides, status) => {
  const api = await startApi({ env: { SITE_URL: 'https://own.example' } })
  const token = await api.token()
  expect(await api.post({ token, ...overrides })).toMatchObject({ status, body: invalidRequestReply })
  expect((await api.post({ token })).status).toBe(200)
})

test('reads nothing of a request beyond the burst limit', async () => {
  const api = await startApi({ env: { BURST_LIMIT: '1' } })
  await api.post({ token: 'x' })
  expect(await api.post({ body: 'no JSON' })).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('limits the body to the size that the tool’s longest prompt needs', async () => {
  const api = await startApi()
  expect((await api.post({ prompt: 'a'.repeat(20_000), token: 'x' })).status).toBe(413)
  const form = { ...fixtureTool.form, promptLimit: 20_000 }
  const longApi = await startApi({ toolByType: () => ({ ...fixtureTool, form }) })
  expect((await longApi.post({ prompt: '😀'.repeat(20_000) })).status).toBe(200)
  expect((await longApi.post({ prompt: '😀'.repeat(41_000), token: 'x' })).status).toBe(413)
})

test('passes the visitor’s input to the engine, including for variations', async () => {
  const jobs: object[] = []
  const engine = {
    name: 'built-in' as const,
    async *write(job: object) {
      jobs.push(job)
      yield { item: { text: 'One' } }
    },
  }
  const api = await startApi({ engine })
  const voice = ['so much soup']
  await api.post({ prompt: ' bread\u0007', parameters: { amount: 1, seed: 7, voice, chosen: 'Stop kneading' } })
  await api.post({ parameters: { voice, refine: { action: 'similar', item: { text: 'x' } } } })
  await api.post({ parameters: { refine: { action: 'bolder', item: { text: 'x' }, text: 'My own' } } })
  expect(jobs).toMatchObject([
    { count: 1, seed: 7, voice, input: { prompt: 'bread', chosen: 'Stop kneading', parameters: { amount: 1 } } },
    { count: 3, voice, refine: { action: 'similar', item: { text: 'x' } } },
    { count: 1, voice: [], refine: { action: 'bolder', text: 'My own' } },
  ])
  // Tasks that plain code solves, such as splitting lines, do not reach the engine.
  const { body } = await api.post({ prompt: 'One|One more|Two', parameters: { split: true } })
  expect(body).toMatchObject({ engine: 'built-in', content: 'One\n\nOne more\n\nTwo' })
  expect(body.notes).toBeUndefined()
  expect(jobs).toHaveLength(3)
})
