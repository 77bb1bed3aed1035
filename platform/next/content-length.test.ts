import { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { restoreContentLengthGlobally } from './content-length'

test('a response gets the length that its route set, without the substitute header', async () => {
  const { writeHead } = ServerResponse.prototype
  onTestFinished(() => void Object.assign(ServerResponse.prototype, { writeHead }))
  restoreContentLengthGlobally()
  const { origin } = await startLocalServer((_, response) => {
    response.setHeader('X-Content-Length', '4').writeHead(200)
    response.write('fi')
    response.end('lm')
  })
  const { headers } = await fetch(origin)
  expect([headers.get('content-length'), headers.get('x-content-length')]).toEqual(['4', null])
})
