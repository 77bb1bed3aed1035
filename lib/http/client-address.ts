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
  const bare = bareAddress(address)
  if (isIP(bare) === 4) return bare
  if (isIP(bare) !== 6) return 'unknown'
  const groups = groupsOf(bare)
  return mapped(groups) ?? prefix(groups, 64)
}

/**
 * The IPv6 network of 48 bits, the most that one customer usually gets, in which one visitor may have 65,536 networks of
 * 64 bits; null for an IPv4 address and for anything else.
 */
export function networkKey(address: string): string | null {
  const bare = bareAddress(address)
  if (isIP(bare) !== 6) return null
  const groups = groupsOf(bare)
  return mapped(groups) === null ? prefix(groups, 48) : null
}

function bareAddress(address: string): string {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*/s, '')
  return /^[\d.]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare
}

/** The IPv4 address that an IPv6 one stands for, if it does. */
function mapped(groups: readonly number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return isMapped ? bytes.join('.') : null
}

function prefix(groups: readonly number[], bits: 48 | 64): string {
  const kept = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return `${kept.join(':')}::/${bits}`
}

/** The eight groups of an IPv6 address, which the URL parser writes in hexadecimal with at most one `::`. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = written.split('::')
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const first = read(head)
  const last = read(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
