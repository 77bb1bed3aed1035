import { isIP, type LookupFunction } from 'node:net'
import { PublicError } from '@/lib/core/errors'
import 'server-only'
import { lookup as systemLookup } from 'node:dns'
import ipaddr from 'ipaddr.js'

export type AddressRange = 'unicast' | 'loopback'

export type AllowedTargets = {
  isAllowedHost: (host: string) => boolean
  /** A host:port that is also allowed over plain HTTP; must be this machine. */
  loopbackHost: string | null
}

/** Throws unless it is HTTPS on the default port of an allowed name. `createCheckedLookup` checks the addresses. */
export function checkTarget(
  url: URL | string,
  { isAllowedHost, loopbackHost }: AllowedTargets,
): { target: URL; range: AddressRange } {
  const target = new URL(url)
  const isLoopback = target.protocol === 'http:' && target.host === loopbackHost
  if (target.username || target.password || !(isLoopback || isAllowed(target, isAllowedHost)))
    throw createUpstreamAddressError()
  return { target, range: isLoopback ? 'loopback' : 'unicast' }
}

function isAllowed({ protocol, hostname, port }: URL, isAllowedHost: (host: string) => boolean): boolean {
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0
  return protocol === 'https:' && port === '' && !isAddress && isAllowedHost(hostname)
}

export const createUpstreamAddressError = () => new PublicError('unavailable', { reason: 'upstream_address' })

/** Compare by name: a process may have several copies of the class, one per bundle. */
export const ADDRESS_REFUSED = 'AddressRefused'

/** A host name resolves to a forbidden address. The message names neither. */
export class AddressRefusedError extends Error {
  constructor() {
    super('The address is not allowed.')
    this.name = ADDRESS_REFUSED
  }
}

/** Counts as public (learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16, 2026-11). */
const AZURE_METADATA_HOST = '168.63.129.16'

/** Prefix under which a resolver maps IPv4 addresses for IPv6-only networks. RFC 6052, 2.1. */
const NAT64_PREFIX = ipaddr.parseCIDR('64:ff9b::/96')

/**
 * Fails with `AddressRefusedError` unless all addresses of a name, also embedded IPv4 addresses, are in `range`.
 * Sockets do not look up literal IP addresses, so refuse these beforehand.
 */
export function createCheckedLookup(
  range: AddressRange,
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

function isInRange(range: AddressRange, address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const effectiveAddress = getEffectiveAddress(address)
  return effectiveAddress.range() === range && effectiveAddress.toString() !== AZURE_METADATA_HOST
}

function getEffectiveAddress(address: string) {
  const parsedAddress = ipaddr.process(address)
  const isTranslated = parsedAddress.kind() === 'ipv6' && parsedAddress.match(NAT64_PREFIX)
  return isTranslated ? ipaddr.fromByteArray(parsedAddress.toByteArray().slice(-4)) : parsedAddress
}
