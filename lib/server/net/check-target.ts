import { isIP } from 'node:net'
import { PublicError } from '@/lib/core/errors'

export type AllowedTargets = {
  isAllowedHost: (host: string) => boolean
  /** A host:port that is also allowed over plain HTTP; must be this machine. */
  loopbackHost: string | null
}

/**
 * Returns the parsed URL and whether it is `loopbackHost`. Throws `unavailable` unless it is HTTPS on the default port
 * at an allowed host name. `createCheckedLookup` checks the addresses on connection.
 */
export function checkTarget(
  url: URL | string,
  { isAllowedHost, loopbackHost }: AllowedTargets,
): { target: URL; isLoopback: boolean } {
  const target = new URL(url)
  const isLoopback = target.protocol === 'http:' && target.host === loopbackHost
  if (target.username || target.password || !(isLoopback || isAllowed(target, isAllowedHost)))
    throw createUpstreamAddressError()
  return { target, isLoopback }
}

function isAllowed({ protocol, hostname, port }: URL, isAllowedHost: (host: string) => boolean): boolean {
  return protocol === 'https:' && port === '' && !isAddress(hostname) && isAllowedHost(hostname)
}

const isAddress = (hostname: string) => hostname.startsWith('[') || isIP(hostname) !== 0

export const createUpstreamAddressError = () => new PublicError('unavailable', { reason: 'upstream_address' })
