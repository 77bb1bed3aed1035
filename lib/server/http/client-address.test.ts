import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { getClientAddress, toAddressKey, toNetworkKey } from './client-address'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['2001:0db8:0:0:1::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['', 'unknown'],
  ['unknown', 'unknown'],
  ['999.1.1.1', 'unknown'],
  ['127.1', 'unknown'],
  ['0x7f000001', 'unknown'],
  ['1:2:3:4:5:6:7:8:9', 'unknown'],
  ['<script>', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key)
})

// Row M2
test.each([
  ['2001:db8:1:2:3::9', '2001:db8:1::/48'],
  ['2001:DB8:0001:ffff::', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['', null],
  ['<script>', null],
])('the network around %s is %s', (address, key) => {
  expect(toNetworkKey(address)).toBe(key)
})

test('an address header is not believed while only the client can have written it', () => {
  expect(getClientAddress(new Request('http://a.example', { headers: { 'x-client-ip': '203.0.113.9' } }))).toBe('')
})

const echoServerScript = `
  import http from 'node:http'
  import { writeClientAddress } from '${new URL('../../../server/client-address.mjs', import.meta.url).href}'
  const server = http.createServer((request, response) => {
    writeClientAddress(request)
    response.end(JSON.stringify(request.headers))
  })
  server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`

async function fetchSeenHeaders(
  settings: Record<string, string>,
  headers: Record<string, string>,
): Promise<Record<string, string>> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', echoServerScript], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { PATH: process.env.PATH, ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill())
  const [port] = await once(child, 'message')
  const call = request({ host: '127.0.0.1', port, headers }).end()
  const [response] = await once(call, 'response')
  return JSON.parse(Buffer.concat(await response.toArray()).toString())
}

test.each([
  ['0', '198.51.100.1, 203.0.113.9', '127.0.0.1'],
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['2', '203.0.113.9', '127.0.0.1'],
  ['', '203.0.113.9', '127.0.0.1'],
])('with %s trusted hops, “%s” from 127.0.0.1 is %s', async (hops, forwarded, address) => {
  const headers = await fetchSeenHeaders(
    { TRUST_PROXY_HOPS: hops },
    {
      'x-forwarded-for': forwarded,
      'x-real-ip': '192.0.2.1',
      'x-client-ip': '192.0.2.2',
      'cf-connecting-ip': '192.0.2.3',
      forwarded: 'for=192.0.2.4',
    },
  )
  expect(headers['x-client-ip']).toBe(address)
  expect(headers['x-forwarded-for']).toBe(address)
  expect(headers).not.toHaveProperty('x-real-ip')
  expect(headers).not.toHaveProperty('cf-connecting-ip')
  expect(headers).not.toHaveProperty('forwarded')
})
