import { isIP } from 'node:net'

/** Whether something we trust writes the address headers: our own preload, or Vercel's edge. */
export function addressesAreTrusted(): boolean {
  return process.env.VERCEL === '1' || Reflect.get(globalThis, Symbol.for('postsmith.clientAddress')) === true
}

/** The visitor's address, or an empty string when only the visitor says what it is. */
export function clientAddress(request: Request): string {
  if (process.env.VERCEL === '1') return request.headers.get('x-real-ip') ?? ''
  return addressesAreTrusted() ? (request.headers.get('x-client-ip') ?? '') : ''
}

/**
 * What limits count by: an IPv4 address, an IPv6 network of 64 bits (what one household or one server gets), or
 * `unknown` for anything else. Ports, brackets and zone names are dropped.
 */
export function addressKey(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const withoutPort = /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
  if (isIP(withoutPort) === 4) return withoutPort
  if (isIP(withoutPort) === 6) return networkKey(withoutPort)
  return 'unknown'
}

function networkKey(address: string): string {
  const groups = expand(new URL(`http://[${address}]`).hostname.slice(1, -1))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an address as the URL parser writes it: hexadecimal, with at most one `::`. */
function expand(address: string): number[] {
  const [head = '', tail = ''] = address.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const first = read(head)
  const last = read(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
