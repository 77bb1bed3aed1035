import { afterEach, expect, test, vi } from 'vitest'
import { fetchOffer } from './offer'

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

const ask = (body: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(body))
  return fetchOffer({ tool: 't', fallback: false, signal: new AbortController().signal })
}
afterEach(() => vi.unstubAllGlobals())

test.each([[{ provider: 'turnstile', siteKey: 'key' }], [altcha]])('%j is passed on whole', async (offer) => {
  expect(await ask(offer)).toEqual(offer)
})

test.each<[string, unknown]>([
  [
    'a challenge without its salt',
    { ...altcha, challenge: { parameters: { ...parameters, salt: undefined } } },
  ],
  ['a challenge that costs a text', { ...altcha, challenge: { parameters: { ...parameters, cost: 'x' } } }],
  ['a widget without its key', { provider: 'turnstile' }],
  ['another provider', { provider: 'other' }],
  ['nothing', null],
])('%s fails like any reply that cannot be read', async (_, body) => {
  await expect(ask(body)).rejects.toThrow('Please try again in a moment.')
})
