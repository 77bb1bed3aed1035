import { createHmac } from 'node:crypto'
import { getClientAddress, toAddressKey, toNetworkKey } from '@/lib/server/http/client-address'
import { getUtcDay } from './budgets'

/** Pseudonyms of a visitor's address: keyed hashes that change with the period. */
export type Visitor = {
  /** For limits; changes every UTC day. */
  key: string
  /** Like `key`, for the IPv6 /48 network; null for an IPv4 address. */
  network: string | null
  /** For a model provider's abuse reports; changes every month. */
  safetyId: string
  /** Binds a media link to its visitor. Does not change at midnight; the link expires by age. */
  binding: string
}

export function identifyVisitor(request: Request, appSecret: string): Visitor {
  const clientAddress = getClientAddress(request)
  const network = toNetworkKey(clientAddress)
  const day = getUtcDay()
  const hashAddress = (period: string, address = toAddressKey(clientAddress)) =>
    createHmac('sha256', appSecret).update(`visitor ${period} ${address}`).digest('base64url').slice(0, 22)
  return {
    key: hashAddress(day),
    network: network && hashAddress(day, network),
    safetyId: hashAddress(day.slice(0, 7)),
    binding: hashAddress('media'),
  }
}
