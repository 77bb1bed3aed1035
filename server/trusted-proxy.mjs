import ipaddr from 'ipaddr.js'

/** Where an unnamed proxy may be: on this machine or in its local network. */
const localRanges = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal'])

function isWithin(peer, network) {
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.process(network), null]
  return base.kind() === peer.kind() && peer.match(base, bits ?? base.toByteArray().length * 8)
}

/**
 * Whether a socket's peer may be a trusted proxy: one of `networks` (comma-separated addresses and CIDR blocks, from
 * TRUST_PROXY_FROM) or, when that is empty, any non-public address.
 */
export function isTrustedProxy(address, networks) {
  if (!ipaddr.isValid(address)) return false
  const peer = ipaddr.process(address)
  const trustedNetworks = (networks ?? '').split(',').map((network) => network.trim())
  if (!trustedNetworks.some(Boolean)) return localRanges.has(peer.range())
  return trustedNetworks.filter(Boolean).some((network) => isWithin(peer, network))
}
