import { expect, test, vi } from 'vitest'
import { serveHandler } from '@/test/api/serve-handler'
import { handleShare } from './handle-share'

const log = vi.spyOn(console, 'log').mockImplementation(() => {})

async function share(body: BodyInit) {
  const url = await serveHandler(() => handleShare)
  return fetch(`${url}/api/share`, { method: 'POST', body })
}

test('what is shared comes back behind the # of an address, and is in no log', async () => {
  const answer = await share(new URLSearchParams({ title: '"><script>', text: 'three loaves & one oven' }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const address = '/share#title=%22%3E%3Cscript%3E&amp;text=three+loaves+%26+one+oven'
  const page = await answer.text()
  expect(page).toContain(`<meta http-equiv="refresh" content="0;url=${address}">`)
  expect(page).not.toContain('<script')
  expect(JSON.stringify([...answer.headers, ...log.mock.calls])).not.toContain('loaves')
})

test('a text that fits no header is answered whole, and a larger one refused', async () => {
  const long = 'ä'.repeat(10_000)
  expect(await (await share(new URLSearchParams({ text: long }))).text()).toContain('%C3%A4'.repeat(10_000))
  expect((await share(new URLSearchParams({ text: long.repeat(2) }))).status).toBe(413)
})
