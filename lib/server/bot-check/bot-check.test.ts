import { expect, onTestFinished, test, vi } from 'vitest'
import { solveOffer } from '@/e2e/api-call'
import { startMockTurnstile } from '@/e2e/mock-servers/turnstile'
import { parseEnv, toSettings } from '@/lib/server/env'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { startApi } from '@/test/api/start-api'
import { createBotCheck } from '.'

const toolType = 'fixture-lines'
const refusal = { code: 'bot_check', status: 403, message: 'Bot verification failed' }

type Env = Record<string, string>

function createCheck(env: Env = {}) {
  const settings = toSettings(parseEnv({ ALTCHA_COST: '3', APP_SECRET: 'a'.repeat(32), ...env }))
  const botCheck = createBotCheck(settings, new MemoryLimitStore())
  return {
    verify: (token: string, tool = toolType) => botCheck.verify(token, tool, new AbortController().signal),
    getConfig: (shouldUseFallback = false) => botCheck.getConfig(toolType, shouldUseFallback),
    solve: async (shouldUseFallback = false) =>
      solveOffer((await botCheck.getConfig(toolType, shouldUseFallback)) as Parameters<typeof solveOffer>[0]),
  }
}

function passTime(ms: number) {
  vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

type Payload = {
  challenge: { parameters: Record<string, unknown>; signature?: string }
  solution: Record<string, unknown>
}

const unpack = (token: string) => JSON.parse(atob(token)) as Payload
const pack = (payload: unknown) => btoa(JSON.stringify(payload))

test('a challenge is signed, bound to its tool and expires after five minutes', async () => {
  passTime(0)
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    data: { tool: toolType },
    expiresAt: Math.floor(Date.now() / 1000) + 300,
  }
  const challenge = { parameters, signature: expect.any(String) }
  expect(await createCheck().getConfig()).toMatchObject({ provider: 'altcha', challenge })
})

test('a solution is accepted once, also in parallel, in any process with the same secret', async () => {
  const check = createCheck()
  const token = await createCheck().solve()
  expect(token.length).toBeLessThan(1_000)
  const results = await Promise.allSettled([check.verify(token), check.verify(token), check.verify(token)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(check.verify(token)).rejects.toMatchObject({ ...refusal, reason: 'bot_replay' })
})

test('a solution is refused after five minutes, for another tool and for another secret', async () => {
  const check = createCheck()
  const token = await check.solve()
  await expect(check.verify(token, 'fixture-other')).rejects.toMatchObject(refusal)
  const otherToken = await createCheck({ APP_SECRET: 'b'.repeat(32) }).solve()
  await expect(check.verify(otherToken)).rejects.toMatchObject(refusal)
  passTime(301_000)
  await expect(check.verify(token)).rejects.toMatchObject(refusal)
})

test.each<[string, (payload: Payload) => void]>([
  ['a later expiry', ({ challenge }) => Object.assign(challenge.parameters, { expiresAt: 4_000_000_000 })],
  ['other data', ({ challenge }) => Object.assign(challenge.parameters, { data: { tool: 'fixture-other' } })],
  ['a forged cost', ({ challenge }) => Object.assign(challenge.parameters, { cost: 1_000_000_000 })],
  ['a missing signature', ({ challenge }) => Object.assign(challenge, { signature: undefined })],
  ['counter 1e99', ({ solution }) => Object.assign(solution, { counter: 1e99 })],
  ['an invalid key', ({ solution }) => Object.assign(solution, { derivedKey: 'zz' })],
  ['another key', ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) })],
])('refuses a solution with %s', async (_, forge) => {
  const check = createCheck()
  const payload = unpack(await check.solve())
  forge(payload)
  await expect(check.verify(pack(payload))).rejects.toMatchObject(refusal)
})

test.each([
  '',
  'x'.repeat(2_049),
  'kjh3245kjh\u0007',
  'kjh3245kjh',
  pack({}),
  pack(5),
  pack({ challenge: null, solution: null, test: true }),
])('refuses the token %j', async (token) => {
  await expect(createCheck().verify(token)).rejects.toMatchObject(refusal)
})

async function startTurnstile(env: Env = {}) {
  const service = await startMockTurnstile()
  onTestFinished(() => service.stop())
  const check = createCheck({
    TURNSTILE_SITE_KEY: '0x4AAAAAAA-site',
    TURNSTILE_SECRET_KEY: '0x4AAAAAAA-stand-in',
    TURNSTILE_HOSTNAMES: '127.0.0.1',
    TURNSTILE_VERIFY_URL: service.url,
    ...env,
  })
  return { check, service }
}

const validToken = `action=${toolType}`
const unavailable = { code: 'unavailable', status: 503 }

test('a valid Turnstile token passes, and the service gets the secret, the token and an idempotency key', async () => {
  const { check, service } = await startTurnstile()
  expect(await check.getConfig()).toEqual({ provider: 'turnstile', siteKey: '0x4AAAAAAA-site' })
  await check.verify(validToken)
  const idempotency_key = expect.stringMatching(/^[\da-f-]{36}$/)
  expect(service.requests).toEqual([{ secret: '0x4AAAAAAA-stand-in', response: validToken, idempotency_key }])
})

test.each(['', 'x'.repeat(2_049), `${validToken}\u0007`])(
  '%j is refused without a request to the service',
  async (token) => {
    const { check, service } = await startTurnstile()
    await expect(check.verify(token)).rejects.toMatchObject(refusal)
    expect(service.requests).toEqual([])
  },
)

test.each([
  ['a random text', 'kjh3245kjh'],
  ['an expired token', `${validToken}&age=400`],
  ['a token made on another site', `${validToken}&hostname=evil.example`],
  ['a token made for another tool', 'action=fixture-other'],
  ['the dummy token', 'XXXX.DUMMY.TOKEN.XXXX'],
])('refuses %s', async (_, token) => {
  const { check, service } = await startTurnstile()
  await expect(check.verify(token)).rejects.toMatchObject(refusal)
  expect(service.requests).toHaveLength(1)
})

test('a used token is refused without another request, and later by the service', async () => {
  const { check, service } = await startTurnstile()
  const results = await Promise.allSettled([check.verify(validToken), check.verify(validToken)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(service.requests).toHaveLength(1)
  passTime(400_000)
  await expect(check.verify(validToken)).rejects.toMatchObject(refusal)
  expect(service.requests).toHaveLength(2)
})

test.each(['500', 'html', 'internal-error', 'reset', 'hang'])(
  'a service that fails twice (%s) is unavailable',
  async (fault) => {
    const { timeout } = AbortSignal
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout')
    if (fault === 'hang') timeoutSpy.mockImplementation((ms) => timeout.call(AbortSignal, ms / 30))
    const { check, service } = await startTurnstile()
    const token = `${validToken}&fault=${fault}`
    await expect(check.verify(token)).rejects.toMatchObject(unavailable)
    expect(timeoutSpy.mock.calls).toEqual([[3_000], [3_000]])
    expect(service.requests).toHaveLength(2)
    expect(service.requests[0]?.idempotency_key).toBe(service.requests[1]?.idempotency_key)
  },
)

test('a service that fails once gets a retry, and the token passes', async () => {
  const { check, service } = await startTurnstile()
  await check.verify(`${validToken}&fault=once-500`)
  expect(service.requests).toHaveLength(2)
})

test('a refused secret is reported as a server error', async () => {
  const { check, service } = await startTurnstile()
  const failure = { ...unavailable, reason: 'bot_config' }
  await expect(check.verify(`${validToken}&fault=invalid-secret`)).rejects.toMatchObject(failure)
  expect(service.requests).toHaveLength(1)
})

test('a proof of work replaces Turnstile, unless that is switched off', async () => {
  const { check, service } = await startTurnstile()
  const token = await check.solve(true)
  await check.verify(token)
  const { check: strictCheck } = await startTurnstile({ BOT_CHECK_FALLBACK: 'off' })
  expect(await strictCheck.getConfig(true)).toMatchObject({ provider: 'turnstile' })
  await expect(strictCheck.verify(token)).rejects.toMatchObject(refusal)
  expect(service.requests).toEqual([])
})

test.each([toolType, '', 'fixture-widget', 'toString', 'x'])(
  'serves a challenge only for a tool that needs a bot check: “%s”',
  async (tool) => {
    const { url } = await startApi()
    const response = await fetch(`${url}/api/bot-check?tool=${tool}`)
    expect(response.status).toBe(tool === toolType ? 200 : 400)
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test('an address gets three challenges per allowed request a minute, a /48 IPv6 network eight times as many', async () => {
  const { url } = await startApi({ env: { BURST_LIMIT: '1' } })
  const requestChallenge = async (address: string) => {
    const headers = { 'X-Forwarded-For': address }
    return (await fetch(`${url}/api/bot-check?tool=${toolType}`, { headers })).status
  }
  const statuses = []
  for (let i = 0; i < 4; i += 1) statuses.push(await requestChallenge('203.0.113.1'))
  expect(statuses).toEqual([200, 200, 200, 429])
  const networkStatuses = []
  for (let i = 0; i < 25; i += 1) networkStatuses.push(await requestChallenge(`2001:db8:1:${i.toString(16)}::1`))
  expect(networkStatuses).toEqual([...Array(24).fill(200), 429])
  expect(await requestChallenge('2001:db8:2:1::1')).toBe(200)
})
