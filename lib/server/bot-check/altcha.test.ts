import { expect, onTestFinished, test, vi } from 'vitest'
import { startApi } from '@/test/api/start-api'

const refused = { status: 403, body: { code: 'bot_check', error: 'Bot verification failed' } }

type Payload = {
  challenge: { parameters: Record<string, unknown>; signature?: string }
  solution: Record<string, unknown>
}

const unpack = (token: string) => JSON.parse(atob(token)) as Payload
const pack = (payload: unknown) => btoa(JSON.stringify(payload))

test('a challenge is signed, bound to its tool and expires in five minutes', async () => {
  const { url } = await startApi()
  const response = await fetch(`${url}/api/bot-check?tool=fixture-lines`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { provider, challenge } = (await response.json()) as {
    provider: string
    challenge: Payload['challenge']
  }
  expect(provider).toBe('altcha')
  expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', data: { tool: 'fixture-lines' } })
  const seconds = Number(challenge.parameters.expiresAt) - Date.now() / 1000
  expect(seconds).toBeGreaterThan(270)
  expect(seconds).toBeLessThan(301)
})

test.each(['', 'fixture-widget', 'toString', 'x'])('no challenge for “%s”', async (tool) => {
  const { url } = await startApi()
  const response = await fetch(`${url}/api/bot-check?tool=${tool}`)
  expect(response.status).toBe(400)
})

test('a solution passes and is as short as a field for tokens may be', async () => {
  const api = await startApi()
  const token = await api.token()
  expect(token.length).toBeLessThan(1_000)
  expect((await api.post({ token })).status).toBe(200)
  expect(api.getLogLines().at(-1)).toContain('"botProvider":"altcha"')
})

// Rows 64, 65
test('a solution counts once, also in parallel', async () => {
  const api = await startApi()
  const token = await api.token()
  const answers = await Promise.all([api.post({ token }), api.post({ token }), api.post({ token })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  expect(await api.post({ token })).toMatchObject(refused)
})

// Rows 63, F24
test('an expired solution is refused', async () => {
  const api = await startApi()
  const token = await api.token()
  vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await api.post({ token })).toMatchObject(refused)
})

test.each([
  ['a later end', (p: Payload) => Object.assign(p.challenge.parameters, { expiresAt: 4_000_000_000 })], // Row 71
  ['other data', (p: Payload) => Object.assign(p.challenge.parameters, { data: { tool: 'fixture-other' } })], // Row 71
  ['another salt', (p: Payload) => Object.assign(p.challenge.parameters, { salt: '00'.repeat(16) })], // Row 71
  ['another signature', (p: Payload) => Object.assign(p.challenge, { signature: '00'.repeat(32) })], // Row 71
  ['a missing signature', (p: Payload) => Object.assign(p.challenge, { signature: undefined })], // Row 72
  ['counter −1', (p: Payload) => Object.assign(p.solution, { counter: -1 })], // Row 74
  ['a counter as text', (p: Payload) => Object.assign(p.solution, { counter: '1' })], // Row 74
  ['counter 1e99', (p: Payload) => Object.assign(p.solution, { counter: 1e99 })], // Row 74
  ['a key that is none', (p: Payload) => Object.assign(p.solution, { derivedKey: 'zz' })], // Row 74
  ['another key', (p: Payload) => Object.assign(p.solution, { derivedKey: '00'.repeat(32) })],
  ['a forged cost', (p: Payload) => Object.assign(p.challenge.parameters, { cost: 1_000_000_000 })], // Row 75
])('a solution with %s is refused before any work is spent on it', async (_, forge) => {
  const api = await startApi()
  const payload = unpack(await api.token())
  forge(payload)
  expect(await api.post({ token: pack(payload) })).toMatchObject(refused)
})

// Row 73
test.each([
  ['a missing challenge', pack({ challenge: null })],
  ['an empty object', pack({})],
  ['a number', pack(5)],
  ['what is not base64', '%%%%'],
  ['a random text', 'kjh3245kjh'],
  ['the widget’s test mode', pack({ challenge: null, solution: null, test: true })],
])('%s is refused', async (_, token) => {
  const api = await startApi()
  expect(await api.post({ token })).toMatchObject(refused)
})

// Row 72
test('a challenge signed with another secret is refused', async () => {
  const secret = (letter: string) => ({ env: { APP_SECRET: letter.repeat(32) } })
  const [ours, theirs] = [await startApi(secret('a')), await startApi(secret('b'))]
  expect(await ours.post({ token: await theirs.token() })).toMatchObject(refused)
})

test('two processes with the same secret take each other’s challenges', async () => {
  const env = { APP_SECRET: 'a'.repeat(32) }
  const [one, other] = [await startApi({ env }), await startApi({ env })]
  expect((await one.post({ token: await other.token() })).status).toBe(200)
})

// Row 76
test('a solution for one tool does not count for another', async () => {
  const api = await startApi()
  expect(await api.post({ toolType: 'fixture-other', token: await api.token() })).toMatchObject(refused)
})

test('an address gets 30 challenges a minute', async () => {
  const { url } = await startApi({ env: { BURST_LIMIT: '10' } })
  const ask = () => fetch(`${url}/api/bot-check?tool=fixture-lines`)
  const statuses = []
  for (let i = 0; i < 31; i += 1) statuses.push((await ask()).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

// Row N2
test('the networks of one IPv6 network of 48 bits get the challenges of eight visitors', async () => {
  const { url } = await startApi({ env: { BURST_LIMIT: '1' } })
  const ask = async (address: string) => {
    const headers = { 'X-Forwarded-For': address }
    return (await fetch(`${url}/api/bot-check?tool=fixture-lines`, { headers })).status
  }
  const statuses = []
  for (let i = 0; i < 25; i += 1) statuses.push(await ask(`2001:db8:1:${i.toString(16)}::1`))
  expect(statuses).toEqual([...Array(24).fill(200), 429])
  expect(await ask('2001:db8:2:1::1')).toBe(200)
})
