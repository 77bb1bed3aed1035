import type { SpanProcessor } from '@opentelemetry/sdk-trace'

type Flush = () => Promise<void>

/** What Vercel gives each request; @vercel/functions reads it in the same way (2026-11). */
type VercelRequest = { waitUntil?: (work: Promise<unknown>) => void }

const getVercelRequest = (): VercelRequest | undefined =>
  Reflect.get(globalThis, Symbol.for('@vercel/request-context'))?.get?.()

/**
 * Sends what is pending before it would be lost: on Vercel at the end of each request, after which an instance may sleep, elsewhere
 * once the last request is through, when the server calls `postsmith.flush`.
 */
export function createFlushProcessor(flush: Flush): SpanProcessor {
  Reflect.set(globalThis, Symbol.for('postsmith.flush'), flush)
  return {
    onStart: () => {},
    onEnd(span) {
      if (span.parentSpanContext === undefined) getVercelRequest()?.waitUntil?.(flush())
    },
    forceFlush: async () => {},
    shutdown: async () => {},
  }
}
