import ipaddr from 'ipaddr.js'
import { serverState } from '../platform/next/process-state.ts'

/** Where a proxy may be if TRUST_PROXY_FROM is empty: on this machine or in its local network. */
const localRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

function isWithin(peer, network) {
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), null]
  return base.kind() === peer.kind() && peer.match(base, bits ?? base.toByteArray().length * 8)
}

/** `networkList` is TRUST_PROXY_FROM (comma-separated addresses and CIDR blocks); if empty, trusts `localRanges`. */
export function isTrustedProxy(address, networkList) {
  if (!ipaddr.isValid(address)) return false
  const peer = ipaddr.process(address)
  const trustedNetworks = (networkList ?? '').split(',').map((network) => network.trim())
  if (!trustedNetworks.some(Boolean)) return localRanges.has(peer.range())
  return trustedNetworks.filter(Boolean).some((network) => isWithin(peer, network))
}

const addressHeaders = [
  'x-client-ip',
  'x-forwarded-for',
  'x-real-ip',
  'x-vercel-forwarded-for',
  'cf-connecting-ip',
  'true-client-ip',
  'forwarded',
]

const issuedWarnings = new Set()

function warnOnce(message) {
  if (issuedWarnings.has(message)) return
  issuedWarnings.add(message)
  console.warn(`Postsmith: ${message}`)
}

/** With fewer forwarded addresses than trusted hops, the request bypassed them: the socket counts. */
function getClientAddress(request) {
  const socketAddress = request.socket.remoteAddress ?? ''
  const forwardedHeader = request.headers['x-forwarded-for']
  if (forwardedHeader === undefined) return socketAddress
  // Read on each request: in development Next.js reads `.env` after this file is loaded.
  const hopCount = Number(process.env.TRUST_PROXY_HOPS || 0)
  const isTrusted = isTrustedProxy(socketAddress, process.env.TRUST_PROXY_FROM)
  if (hopCount === 0) {
    if (isTrusted) {
      warnOnce(
        'A request came through a proxy, but TRUST_PROXY_HOPS is 0: all visitors behind it share one rate limit.',
      )
    }
    return socketAddress
  }
  if (!isTrusted) {
    warnOnce('Ignoring X-Forwarded-For from an untrusted peer: check TRUST_PROXY_FROM.')
    return socketAddress
  }
  const chain = forwardedHeader.split(',').map((part) => part.trim())
  return [...chain.filter(Boolean), socketAddress].at(-1 - hopCount) ?? socketAddress
}

/**
 * Removes address headers, which a client may have sent and Next.js forwards. Writes the socket's address or, with
 * TRUST_PROXY_HOPS=n and a trusted peer, the n-th address from the right of X-Forwarded-For.
 */
export function writeClientAddress(request) {
  const address = getClientAddress(request)
  for (const name of addressHeaders) delete request.headers[name]
  request.headers['x-client-ip'] = address
  request.headers['x-forwarded-for'] = address
}

serverState.writesClientAddress = true
