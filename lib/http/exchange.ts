import { randomUUID } from 'node:crypto'
import { instruments } from '@/lib/telemetry/instruments'
import type { RequestRecord } from './log'

/** One request on its way through the server, with what its line in the log will say. */
export type Exchange = {
  readonly request: Request
  readonly requestId: string
  readonly startedAt: number
  readonly record: Partial<RequestRecord> & { route: string }
}

/** Takes the caller's `X-Request-Id` when it looks like one, else makes one up. Its line in the log ends it. */
export function openExchange(route: string, request: Request): Exchange {
  instruments().inFlight.add(1, { route })
  const given = request.headers.get('x-request-id') ?? ''
  const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  return { request, requestId, startedAt: performance.now(), record: { route } }
}
