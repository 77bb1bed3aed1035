import { isIP } from 'node:net'
import { PublicError } from '@/lib/core/errors'

export type AllowedTargets = {
  /** Which host names may be asked, without port. */
  isAllowedHost: (host: string) => boolean
  /** Exactly this host:port may also be asked, over plain http, and must be this machine. */
  loopbackHost: string | null
}

/**
 * The address, and whether it is the one on this machine. Throws `unavailable` for any but https on its usual port at an
 * allowed host name; addresses are checked as the connection is made, by `createCheckedLookup`.
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
