import { expect, onTestFinished, test, vi } from 'vitest'
import { startMockTurnstile } from '@/e2e/mock-servers/turnstile'
import { startApi } from '@/test/api/start-api'

async function startApiWithTurnstile(env: Record<string, string> = {}) {
  const service = await startMockTurnstile()
  onTestFinished(() => service.stop())
  const api = await startApi({
    env: {
      TURNSTILE_SITE_KEY: '0x4AAAAAAA-site',
      TURNSTILE_SECRET_KEY: '0x4AAAAAAA-stand-in',
      TURNSTILE_HOSTNAMES: '127.0.0.1',
      TURNSTILE_VERIFY_URL: service.url,
      ...env,
    },
  })
  return { api, service }
}

const refused = { status: 403, body: { code: 'bot_check', error: 'Bot verification failed' } }
const unavailable = { status: 503, body: { code: 'unavailable' } }
const validToken = 'action=fixture-lines'

test('the page is told the site key', async () => {
  const { api } = await startApiWithTurnstile()
  const response = await fetch(`${api.url}/api/bot-check?tool=fixture-lines`)
  expect(await response.json()).toEqual({ provider: 'turnstile', siteKey: '0x4AAAAAAA-site' })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a good token passes; the service gets the secret, the token and a key of its own', async () => {
  const { api, service } = await startApiWithTurnstile()
  expect((await api.post({ token: validToken })).status).toBe(200)
  expect(service.requests).toEqual([
    {
      secret: '0x4AAAAAAA-stand-in',
      response: validToken,
      idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

test.each([
  ['no token', undefined], // Row 59
  ['an empty token', ''], // Row 59
  ['a token of 2,049 characters', 'x'.repeat(2_049)], // Row 61
  ['control characters', 'action=fixture-lines\u0007'], // Row 61
])('%s is refused without asking the service', async (_, token) => {
  const { api, service } = await startApiWithTurnstile()
  expect(await api.post({ token })).toMatchObject(refused)
  expect(service.requests).toEqual([])
})

// Row 60
test.each([
  ['a number', 5],
  ['a list', ['x']],
  ['an object', { a: 1 }],
])('%s is no request', async (_, token) => {
  const { api } = await startApiWithTurnstile()
  expect(await api.post({ token })).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test.each([
  ['a random text', 'kjh3245kjh'], // Row 62
  ['an expired token', `${validToken}&age=400`], // Row 63
  ['a token made on another site', `${validToken}&hostname=evil.example`], // Row 67
  ['a token made for another tool', 'action=fixture-other'], // Row 68
  ['the dummy token', 'XXXX.DUMMY.TOKEN.XXXX'], // Row 69
  ['a demo’s fixed value', 'demo-token'], // Row 69
])('%s is refused', async (_, token) => {
  const { api, service } = await startApiWithTurnstile()
  expect(await api.post({ token })).toMatchObject(refused)
  expect(service.requests).toHaveLength(1)
})

// Row 64
test('a used token is refused without asking again', async () => {
  const { api, service } = await startApiWithTurnstile()
  expect((await api.post({ token: validToken })).status).toBe(200)
  expect(await api.post({ token: validToken })).toMatchObject(refused)
  expect(service.requests).toHaveLength(1)
})

// Row 65
test('of two requests with one token exactly one passes', async () => {
  const { api } = await startApiWithTurnstile()
  const answers = await Promise.all([api.post({ token: validToken }), api.post({ token: validToken })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
})

// Row 66
test('a request that fails anyway leaves the token unused', async () => {
  const { api } = await startApiWithTurnstile()
  expect((await api.post({ token: validToken, prompt: '' })).status).toBe(400)
  expect((await api.post({ token: validToken, parameters: { amount: 99 } })).status).toBe(400)
  expect((await api.post({ token: validToken })).status).toBe(200)
})

// Row F14
test.each(['500', 'html', 'internal-error', 'reset'])(
  'a service that answers “%s” twice is unavailable, which is not the visitor’s fault',
  async (fault) => {
    const { api, service } = await startApiWithTurnstile()
    expect(await api.post({ token: `${validToken}&fault=${fault}` })).toMatchObject(unavailable)
    expect(service.requests).toHaveLength(2)
    expect(service.requests[0]?.idempotency_key).toBe(service.requests[1]?.idempotency_key)
  },
)

test('a service that fails once is asked again, and the token counts', async () => {
  const { api, service } = await startApiWithTurnstile()
  expect((await api.post({ token: `${validToken}&fault=once-500` })).status).toBe(200)
  expect(service.requests).toHaveLength(2)
})

// Row F14
test('a service that hangs is given up after two times 3 seconds, and the token stays usable', async () => {
  const { api, service } = await startApiWithTurnstile()
  expect(await api.post({ token: `${validToken}&fault=hang` })).toMatchObject(unavailable)
  expect(service.requests).toHaveLength(2)
}, 20_000)

// Row F15
test('a refused secret is our own fault', async () => {
  const { api, service } = await startApiWithTurnstile()
  expect(await api.post({ token: `${validToken}&fault=invalid-secret` })).toMatchObject(unavailable)
  expect(service.requests).toHaveLength(1)
  expect(api.getLogLines().at(-1)).toContain('"reason":"bot_config"')
})

test('a token that outlives the memory of it is still refused by the service', async () => {
  const { api } = await startApiWithTurnstile()
  expect((await api.post({ token: validToken })).status).toBe(200)
  vi.useFakeTimers({ now: Date.now() + 400_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await api.post({ token: validToken })).toMatchObject(refused)
})

test('where Turnstile cannot load, a proof of work stands in', async () => {
  const { api, service } = await startApiWithTurnstile()
  const token = await api.token('fixture-lines', '&fallback=1')
  expect((await api.post({ token })).status).toBe(200)
  expect(service.requests).toEqual([])
})

// Row 77
test('without the fallback a proof of work is neither handed out nor accepted', async () => {
  const { api, service } = await startApiWithTurnstile({ BOT_CHECK_FALLBACK: 'off' })
  const response = await fetch(`${api.url}/api/bot-check?tool=fixture-lines&fallback=1`)
  expect(await response.json()).toMatchObject({ provider: 'turnstile' })
  const other = await startApi()
  expect(await api.post({ token: await other.token() })).toMatchObject(refused)
  expect(service.requests).toEqual([])
})
