import { expect, test } from 'vitest'
import { lines, startApi } from '@/test/api/start-api'
import { startWithModel } from '@/test/api/start-with-model'

// Row F22
test('an unforeseen error becomes 500 in the catalogue’s words, and the log says where, not what', async () => {
  const api = await startApi({
    engine: {
      name: 'built-in',
      // biome-ignore lint/correctness/useYield: fails before it yields
      async *write() {
        throw new TypeError('marker-4711 of a visitor’s prompt')
      },
    },
  })
  const { status, body } = await api.post()
  expect({ status, error: body.error, code: body.code }).toEqual({
    status: 500,
    error: 'Please try again in a moment.',
    code: 'internal',
  })
  expect(api.logged().at(-1)).toMatch(/"at":\["at /)
  expect(api.logged().at(-1)).not.toContain('marker-4711')
  expect((await api.post()).status).toBe(500)
})

test('no line of the log holds a prompt, an output, a token or an address', async () => {
  const marker = 'marker4711'
  const { api } = await startWithModel()
  const token = await api.token()
  const calls = [
    {},
    { prompt: '' },
    { parameters: { [marker]: 1 } },
    { toolType: marker, token: 'x' },
    { token: marker },
    { token },
    { prompt: `${marker} fault:500` },
    { prompt: `${marker} fault:refusal` },
    { prompt: `${marker} fault:html` },
    { prompt: marker.repeat(300) },
    { headers: { 'Content-Type': marker } },
    { headers: { Origin: `https://${marker}.example` } },
    { body: `{"${marker}"` },
    { prompt: `${marker}|${lines[0]}`, parameters: { split: true } },
  ]
  for (const call of calls) await api.post({ prompt: marker, address: '203.0.113.77', ...call })
  expect(api.logged()).toHaveLength(
    calls.length + api.logged().filter((line) => line.includes('bot-check')).length,
  )
  const log = api.logged().join('\n')
  expect(log).not.toContain(marker)
  expect(log).not.toContain('203.0.113.77')
  expect(log).not.toContain(token.slice(20, 60))
})
