import { createHmac } from 'node:crypto'
import { getClientAddress, toAddressKey, toNetworkKey } from '@/lib/server/http/client-address'
import { getUtcDay } from './budgets'

/** Pseudonyms of a visitor's address: keyed hashes that change with the period. */
export function identifyVisitor(request: Request, appSecret: string) {
  const clientAddress = getClientAddress(request)
  const network = toNetworkKey(clientAddress)
  const day = getUtcDay()
  const hashAddress = (period: string, address = toAddressKey(clientAddress)) =>
    createHmac('sha256', appSecret).update(`visitor ${period} ${address}`).digest('base64url').slice(0, 22)
  return {
    /** For limits; changes every UTC day. */
    key: hashAddress(day),
    /** Like `key`, for the IPv6 /48 network; null for an IPv4 address. */
    network: network && hashAddress(day, network),
    /** For a model provider's abuse reports; changes every month. */
    safetyId: hashAddress(day.slice(0, 7)),
    /** Binds a media link to its visitor. Does not change at midnight; the link expires by age. */
    binding: hashAddress('media'),
  }
}

export type Visitor = ReturnType<typeof identifyVisitor>
