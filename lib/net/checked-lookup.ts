import 'server-only'
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The error's name: a process may hold several copies of its class, one for each bundle. */
export const ADDRESS_REFUSED = 'AddressRefused'

/** A name leads where this server must not go. Its message names neither. */
export class AddressRefused extends Error {
  constructor() {
    super('The address is not allowed.')
    this.name = ADDRESS_REFUSED
  }
}

/** Azure's virtual machines reach their host here; the address counts as public. learn.microsoft.com, 2026-11. */
const AZURE_HOST = '168.63.129.16'

/**
 * A lookup for sockets that fails with `AddressRefused` unless every address a name has is of the one range. Private,
 * link-local, shared, mapped and translated addresses are other ranges than `unicast`. Sockets do not look up an
 * address given as digits, so those must be refused before.
 */
export function checkedLookup(
  range: 'unicast' | 'loopback',
  lookup: LookupFunction = systemLookup as LookupFunction,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const addresses = Array.isArray(found) ? found : []
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isIn(range, address)))
        return callback(new AddressRefused(), [])
      if (options.all) return callback(null, addresses)
      callback(null, first.address, first.family)
    })
  }
}

function isIn(range: string, address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === range && address !== AZURE_HOST
}
