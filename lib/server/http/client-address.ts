import ipaddr from 'ipaddr.js'
import { serverState } from '@/platform/next/process-state'

export function areAddressesTrusted(): boolean {
  return process.env.VERCEL === '1' || serverState.writesClientAddress
}

/** Returns the visitor's address, or an empty string when no trusted server reports it. */
export function getClientAddress(request: Request): string {
  if (process.env.VERCEL === '1') return request.headers.get('x-real-ip') ?? ''
  return areAddressesTrusted() ? (request.headers.get('x-client-ip') ?? '') : ''
}

/** Returns the key of a visitor's limits: IPv4, an IPv6 /64 (one household or server), or `unknown`. */
export function toAddressKey(address: string): string {
  const parsedAddress = parseAddress(address)
  if (parsedAddress === null) return 'unknown'
  return parsedAddress.kind() === 'ipv4' ? parsedAddress.toString() : formatNetwork(parsedAddress, 64)
}

/** Returns the /48 network, or null. A /48 is usually one customer's maximum (65,536 /64 networks). */
export function toNetworkKey(address: string): string | null {
  const parsedAddress = parseAddress(address)
  return parsedAddress?.kind() === 'ipv6' ? formatNetwork(parsedAddress, 48) : null
}

type Address = ReturnType<typeof ipaddr.process>

/** Parses a complete address; an IPv4-mapped IPv6 address becomes IPv4. */
function parseAddress(address: string): Address | null {
  const bareAddress = address.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
  const isCompleteAddress = ipaddr.IPv4.isValidFourPartDecimal(bareAddress) || ipaddr.IPv6.isValid(bareAddress)
  return isCompleteAddress ? ipaddr.process(bareAddress) : null
}

function formatNetwork(address: Address, bits: 48 | 64): string {
  const networkBytes = address.toByteArray().fill(0, bits / 8)
  return `${ipaddr.fromByteArray(networkBytes)}/${bits}`
}
