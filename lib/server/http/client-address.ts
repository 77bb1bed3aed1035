import ipaddr from 'ipaddr.js'

/** Whether a server of ours stands before the handlers, rather than Vercel's or somebody else's. */
export function isBehindCustomServer(): boolean {
  return Reflect.get(globalThis, Symbol.for('postsmith.clientAddress')) === true
}

/** Whether something we trust writes the address headers: our own server, or Vercel's edge. */
export function areAddressesTrusted(): boolean {
  return process.env.VERCEL === '1' || isBehindCustomServer()
}

/** The visitor's address, or an empty string when only the visitor says what it is. */
export function getClientAddress(request: Request): string {
  if (process.env.VERCEL === '1') return request.headers.get('x-real-ip') ?? ''
  return areAddressesTrusted() ? (request.headers.get('x-client-ip') ?? '') : ''
}

/**
 * What limits count by: an IPv4 address, an IPv6 network of 64 bits (what one household or one server gets), or
 * `unknown` for anything else. Ports, brackets and zone names are dropped.
 */
export function toAddressKey(address: string): string {
  const parsedAddress = parseAddress(address)
  if (parsedAddress === null) return 'unknown'
  return parsedAddress.kind() === 'ipv4' ? parsedAddress.toString() : formatNetwork(parsedAddress, 64)
}

/**
 * The IPv6 network of 48 bits, the most that one customer usually gets, in which one visitor may have 65,536 networks of
 * 64 bits; null for an IPv4 address and for anything else.
 */
export function toNetworkKey(address: string): string | null {
  const parsedAddress = parseAddress(address)
  return parsedAddress?.kind() === 'ipv6' ? formatNetwork(parsedAddress, 48) : null
}

type Address = ReturnType<typeof ipaddr.process>

/** An address written in full; the IPv4 one that an IPv6 one stands for. */
function parseAddress(address: string): Address | null {
  const bareAddress = address.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
  const isCompleteAddress = ipaddr.IPv4.isValidFourPartDecimal(bareAddress) || ipaddr.IPv6.isValid(bareAddress)
  return isCompleteAddress ? ipaddr.process(bareAddress) : null
}

function formatNetwork(address: Address, bits: 48 | 64): string {
  const networkBytes = address.toByteArray().fill(0, bits / 8)
  return `${ipaddr.fromByteArray(networkBytes)}/${bits}`
}
