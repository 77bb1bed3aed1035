import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

test('a server that ends does not wait for a connection that answered meanwhile and could be used again', async () => {
  await import(new URL('./edge.mjs', import.meta.url).href)
  const asked = Promise.withResolvers<void>()
  const server = http.createServer(async (_, response) => {
    asked.resolve()
    await sleep(200)
    response.end('whole')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new http.Agent({ keepAlive: true })
  const request = http.get({ port: (server.address() as AddressInfo).port, agent })
  await asked.promise
  const closed = once(server, 'close')
  server.close()
  const [response] = await once(request, 'response')
  expect(await Array.fromAsync(response)).toEqual([Buffer.from('whole')])
  await closed
}, 10_000)
