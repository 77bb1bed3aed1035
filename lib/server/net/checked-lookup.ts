import 'server-only'
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The error's name: a process may hold several copies of its class, one for each bundle. */
export const ADDRESS_REFUSED = 'AddressRefused'

/** A name leads where this server must not go. Its message names neither. */
export class AddressRefusedError extends Error {
  constructor() {
    super('The address is not allowed.')
    this.name = ADDRESS_REFUSED
  }
}

/**
 * Hosts of clouds answer their machines at addresses that other ranges hold: link-local (169.254.169.254), shared
 * (Alibaba's 100.100.100.200), reserved (Oracle's 192.0.0.192) and unique local ones (fd00:ec2::254, fd20:ce::254). Azure's
 * alone counts as public: learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16, 2026-11.
 */
const AZURE_HOST = '168.63.129.16'

/** Where networks without IPv4 reach it: their resolver writes the IPv4 address behind this prefix. RFC 6052, 2.1. */
const NAT64_PREFIX = ipaddr.parseCIDR('64:ff9b::/96')

/**
 * A lookup for sockets that fails with `AddressRefusedError` unless every address a name has is of the one range. An IPv4
 * address inside an IPv6 one (mapped, translated) is what counts. Private, link-local, shared and tunnelled addresses are
 * other ranges than `unicast`. Sockets do not look up an address given as digits, so those must be refused before.
 */
export function createCheckedLookup(
  range: 'unicast' | 'loopback',
  lookup: LookupFunction = systemLookup as LookupFunction,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, result) => {
      if (error) return callback(error, [])
      const addresses = Array.isArray(result) ? result : []
      const [firstAddress] = addresses
      if (!firstAddress || !addresses.every(({ address }) => isInRange(range, address)))
        return callback(new AddressRefusedError(), [])
      if (options.all) return callback(null, addresses)
      callback(null, firstAddress.address, firstAddress.family)
    })
  }
}

function isInRange(range: string, address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const effectiveAddress = getEffectiveAddress(address)
  return effectiveAddress.range() === range && effectiveAddress.toString() !== AZURE_HOST
}

function getEffectiveAddress(address: string) {
  const parsedAddress = ipaddr.process(address)
  const isTranslated = parsedAddress.kind() === 'ipv6' && parsedAddress.match(NAT64_PREFIX)
  return isTranslated ? ipaddr.fromByteArray(parsedAddress.toByteArray().slice(-4)) : parsedAddress
}
