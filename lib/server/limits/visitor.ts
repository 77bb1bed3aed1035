import { createHmac } from 'node:crypto'
import { getClientAddress, toAddressKey, toNetworkKey } from '@/lib/server/http/client-address'
import { getUtcDay } from './utc-day'

/** Stands for a visitor's address without giving it away: a keyed hash that changes with the period. */
export type Visitor = {
  /** For limits; another one every UTC day. */
  key: string
  /** The same for the IPv6 network of 48 bits around it; null for an IPv4 address. */
  network: string | null
  /** For a model provider's abuse reports; another one every month. */
  safetyId: string
  /** Ties a media link to whom it was made for; does not change at midnight, the link's own age ends it. */
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
