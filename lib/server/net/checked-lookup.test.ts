import type { LookupFunction } from 'node:net'
import { Agent, fetch } from 'undici'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { AddressRefusedError, createCheckedLookup } from './checked-lookup'

/** A resolver that gives every name these addresses. */
const createResolver =
  (...addresses: string[]): LookupFunction =>
  (_, __, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

function resolveName(lookup: LookupFunction, all: boolean) {
  return new Promise((resolve, reject) => {
    lookup('name.test', { all }, (error, address, family) => (error ? reject(error) : resolve([address, family])))
  })
}

// Rows 99, L12
test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '100.100.100.200',
  '192.0.0.192',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '::ffff:a83f:8110',
  '::168.63.129.16',
  '64:ff9b::a83f:8110',
  '64:ff9b::7f00:1',
  '64:ff9b:1::808:808',
  '2002:a83f:8110::1',
  '2002:808:808::1',
  '2001:0:a83f:8110::1',
  '::1',
  '::',
  'fe80::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  'nonsense',
])('a name at %s is refused', async (address) => {
  await expect(resolveName(createCheckedLookup('unicast', createResolver(address)), true)).rejects.toThrow(
    AddressRefusedError,
  )
  await expect(resolveName(createCheckedLookup('unicast', createResolver(address)), false)).rejects.toThrow(
    AddressRefusedError,
  )
})

test('one bad address among good ones is enough', async () => {
  const lookup = createCheckedLookup('unicast', createResolver('1.1.1.1', '10.0.0.1'))
  await expect(resolveName(lookup, true)).rejects.toThrow(AddressRefusedError)
})

test('a name without an address is refused', async () => {
  await expect(resolveName(createCheckedLookup('unicast', createResolver()), true)).rejects.toThrow(AddressRefusedError)
})

test('public addresses come as they were asked for', async () => {
  const lookup = createCheckedLookup('unicast', createResolver('1.1.1.1', '2606:4700::1111'))
  expect(await resolveName(lookup, false)).toEqual(['1.1.1.1', 4])
  expect(await resolveName(lookup, true)).toEqual([
    [
      { address: '1.1.1.1', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ],
    undefined,
  ])
})

test('on a network without IPv4 the public IPv4 address behind the prefix of its translator is reached', async () => {
  const lookup = createCheckedLookup('unicast', createResolver('64:ff9b::101:101'))
  expect(await resolveName(lookup, false)).toEqual(['64:ff9b::101:101', 6])
})

test('a resolver’s own error is passed on', async () => {
  const lookup = createCheckedLookup('unicast', (_, __, callback) => callback(new Error('ENOTFOUND'), []))
  await expect(resolveName(lookup, true)).rejects.toThrow('ENOTFOUND')
})

// Row 99
test('a socket to a name that leads inside is never opened', async () => {
  const server = await startLocalServer((_, response) => response.end('inside'))
  const connect = (range: 'unicast' | 'loopback') =>
    fetch(`http://name.test:${server.port}/`, {
      dispatcher: new Agent({ connect: { lookup: createCheckedLookup(range, createResolver('127.0.0.1')) } }),
    })
  await expect(connect('unicast')).rejects.toMatchObject({ cause: expect.any(AddressRefusedError) })
  expect(server.countConnections()).toBe(0)
  expect(await (await connect('loopback')).text()).toBe('inside')
})
