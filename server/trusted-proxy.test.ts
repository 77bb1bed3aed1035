import { expect, test } from 'vitest'

const { isTrustedProxy } = await import(new URL('./trusted-proxy.mjs', import.meta.url).href)

// Row M1
test.each([
  ['127.0.0.1', undefined, true],
  ['::ffff:127.0.0.1', '', true],
  ['::1', ' , ', true],
  ['10.1.2.3', undefined, true],
  ['172.31.0.1', undefined, true],
  ['192.168.0.1', undefined, true],
  ['169.254.1.1', undefined, true],
  ['fe80::1%eth0', undefined, true],
  ['fd00::1', undefined, true],
  ['203.0.113.9', undefined, false],
  ['8.8.8.8', undefined, false],
  ['::ffff:8.8.8.8', undefined, false],
  ['2606:4700::1111', undefined, false],
  ['', undefined, false],
  ['nonsense', undefined, false],
  ['8.8.8.8', '8.8.8.8', true],
  ['::ffff:8.8.8.8', '8.8.8.8', true],
  ['8.8.8.9', '8.8.8.8', false],
  ['104.16.5.1', '173.245.48.0/20, 104.16.0.0/13', true],
  ['104.24.5.1', '173.245.48.0/20, 104.16.0.0/13', false],
  ['2606:4700::1111', '2606:4700::/32', true],
  ['2606:4700::1111', '::ffff:8.8.8.8,2606:4700::1111', true],
  ['127.0.0.1', '10.0.0.0/8', false],
  ['10.1.2.3', 'fd00::/8', false],
])('%s counts as a proxy with TRUST_PROXY_FROM=%s: %s', (address, networks, expected) => {
  expect(isTrustedProxy(address, networks)).toBe(expected)
})
