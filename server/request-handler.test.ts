import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'

const { createRequestHandler } = await import(new URL('./request-handler.mjs', import.meta.url).href)
const { createSiteServer } = await import(new URL('./site-server.mjs', import.meta.url).href)

test('what breaks in Next is a 500 with our headers, and the log says where it broke and quotes nobody', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => consoleError.mockRestore())
  const broken = () => Promise.reject(new TypeError('words of a visitor'))
  const { server, close } = createSiteServer(createRequestHandler(new Map(), broken))
  onTestFinished(() => close())
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(response.status).toBe(500)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(await response.text()).toBe('Internal Server Error\n')
  expect(consoleError).toHaveBeenCalledOnce()
  expect(JSON.stringify(consoleError.mock.calls)).toMatch(/at broken/)
  expect(JSON.stringify(consoleError.mock.calls)).not.toContain('words of a visitor')
})
