import { randomUUID } from 'node:crypto'
import { getInstruments } from '@/lib/server/telemetry/instruments'
import type { RequestRecord } from './log'

/** One request on its way through the server, with what its line in the log will say. */
export type Exchange = {
  readonly request: Request
  readonly requestId: string
  readonly startedAt: number
  readonly record: Partial<RequestRecord> & { route: string }
}

/**
 * A caller's own `X-Request-Id` counts for nothing: the log holds no words of visitors. Its line in the log ends it.
 */
export function openExchange(route: string, request: Request): Exchange {
  getInstruments().inFlight.add(1, { route })
  return { request, requestId: randomUUID(), startedAt: performance.now(), record: { route } }
}
