import ipaddr from 'ipaddr.js'

/** Where a proxy stands that nobody named: on this machine or in its own network. */
const localRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

function isWithin(peer, network) {
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), null]
  return base.kind() === peer.kind() && peer.match(base, bits ?? base.toByteArray().length * 8)
}

/**
 * Whether the other end of a socket may be a proxy of ours: one of `networks` (addresses and CIDR blocks, by commas; as
 * TRUST_PROXY_FROM says) or, when that is empty, an address that is not public.
 */
export function isTrustedProxy(address, networks) {
  if (!ipaddr.isValid(address)) return false
  const peer = ipaddr.process(address)
  const trustedNetworks = (networks ?? '').split(',').map((network) => network.trim())
  if (!trustedNetworks.some(Boolean)) return localRanges.has(peer.range())
  return trustedNetworks.filter(Boolean).some((network) => isWithin(peer, network))
}
