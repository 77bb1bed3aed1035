import { afterEach, expect, test, vi } from 'vitest'
import { fetchBotCheckConfig } from './fetch-bot-check-config'

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: 'aa',
  salt: 'bb',
  cost: 5_000,
  keyLength: 32,
  keyPrefix: 'cc',
  keySignature: 'dd',
  data: { tool: 't' },
}
const altcha = { provider: 'altcha', challenge: { parameters, signature: 'ee' } }

const fetchWithReply = (body: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(body))
  return fetchBotCheckConfig({ tool: 't', usesFallback: false, signal: new AbortController().signal })
}
afterEach(() => vi.unstubAllGlobals())

test.each([[{ provider: 'turnstile', siteKey: 'key' }], [altcha]])('%j is passed on whole', async (offer) => {
  expect(await fetchWithReply(offer)).toEqual(offer)
})

test.each<[string, unknown]>([
  ['a challenge without its salt', { ...altcha, challenge: { parameters: { ...parameters, salt: undefined } } }],
  ['a challenge that costs a text', { ...altcha, challenge: { parameters: { ...parameters, cost: 'x' } } }],
  ['a widget without its key', { provider: 'turnstile' }],
  ['another provider', { provider: 'other' }],
  ['nothing', null],
])('%s fails like any reply that cannot be read', async (_, body) => {
  await expect(fetchWithReply(body)).rejects.toThrow('Please try again in a moment.')
})

test.each([
  [true, 'An ad blocker may be stopping the check that you are not a robot. Allow this site in it and try again.'],
  [false, 'Please try again in a moment.'],
])('a check that cannot be asked for while the site can be reached: %s', async (isReached, words) => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (isReached && url.endsWith('/robots.txt')) return new Response()
    throw new TypeError('Failed to fetch')
  })
  const offer = fetchBotCheckConfig({ tool: 't', usesFallback: false, signal: new AbortController().signal })
  await expect(offer).rejects.toThrow(words)
})

test('a check that is asked for too often says when to ask again', async () => {
  vi.setSystemTime(1_000_000)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '20' } }),
  )
  const offer = fetchBotCheckConfig({ tool: 't', usesFallback: false, signal: new AbortController().signal })
  await expect(offer).rejects.toMatchObject({ notice: { title: 'Too fast', retryAt: 1_020_000 } })
  vi.useRealTimers()
})
