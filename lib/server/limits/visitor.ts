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
  const client = getClientAddress(request)
  const network = toNetworkKey(client)
  const day = getUtcDay()
  const hash = (period: string, address = toAddressKey(client)) =>
    createHmac('sha256', appSecret).update(`visitor ${period} ${address}`).digest('base64url').slice(0, 22)
  return {
    key: hash(day),
    network: network && hash(day, network),
    safetyId: hash(day.slice(0, 7)),
    binding: hash('media'),
  }
}
