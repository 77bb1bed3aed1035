import { afterEach, expect, test, vi } from 'vitest'
import { fetchSample } from './fetch-sample'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

test.each([
  ['a code', Response.json({ code: 'rate_limited' }, { status: 429 }), 'Please wait a minute and try again.'],
  ['a proxy’s error page', new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'Please try again in a moment.'],
])('%s is answered in the site’s words', async (_, reply, errorText) => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => reply)
  expect(await fetchSample('de+f3', signal)).toEqual({ errorText })
})

test('without a connection it says so, and asks for nothing', async () => {
  const fetchMock = vi.fn()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', fetchMock)
  expect(await fetchSample('de+f3', signal)).toEqual({
    errorText: 'Your text is kept. Try again when you’re back online.',
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('a visitor who stops while the answer arrives gets no message', async () => {
  const controller = new AbortController()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    controller.abort()
    return new Response('', { status: 503 })
  })
  await expect(fetchSample('de+f3', controller.signal)).rejects.toThrow('aborted')
})
