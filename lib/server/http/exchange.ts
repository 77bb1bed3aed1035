import { randomUUID } from 'node:crypto'
import { getInstruments } from '@/lib/server/telemetry/instruments'
import type { RequestRecord } from './log'

export type Exchange = {
  readonly request: Request
  readonly requestId: string
  readonly startedAt: number
  readonly record: Partial<RequestRecord> & { route: string }
}

/** Ignores the client's `X-Request-Id`, because the log must not contain visitors' text. */
export function openExchange(route: string, request: Request): Exchange {
  getInstruments().inFlight.add(1, { route })
  return { request, requestId: randomUUID(), startedAt: performance.now(), record: { route } }
}
