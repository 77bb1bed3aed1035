import { CatalogueError } from '@/lib/core/errors'
import type { Exchange } from '@/lib/server/http/exchange'
import { errorBody, logFailure, logSuccess, toCatalogueError } from '@/lib/server/http/failure'
import { unlessStalled } from '@/lib/server/http/unless-stalled'
import type { Delivery, Steps } from './deliver'

/** Proxies cut a stream that says nothing; a comment keeps it open while the work goes on. */
const QUIET_MS = 15_000

/**
 * What a reader may leave unread while the work goes on, in bytes: all that is ever written, so that work ends at its
 * own pace and frees its place. Pictures and sound wait for their reader beyond it.
 */
const UNREAD_BYTES = 256 * 1024

/** The steps' own events, then `done` with the result, or `error` with an error's body. */
export function eventStream<Step, Result>(
  first: IteratorResult<Step, Result>,
  steps: Steps<Step, Result>,
  exchange: Exchange,
  { event }: Delivery<Step, Result>,
  signal: AbortSignal,
): Response {
  exchange.record.streamed = true
  let state: 'waiting for the reader' | 'working' | 'over' = 'waiting for the reader'
  let pending: Promise<IteratorResult<Step, Result>> | null = Promise.resolve(first)

  // Whatever was awaited, the visitor may have gone meanwhile.
  const isOver = () => state === 'over'

  /** Ends the work and settles: nobody will take what it makes. */
  async function breakOff(thrown: unknown): Promise<void> {
    if (isOver()) return
    state = 'over'
    // The visitor is gone, so a failure of that has no reader. The log says what the run has cost by then.
    await steps.return(undefined as never).catch(() => {})
    logFailure(exchange, toCatalogueError(thrown, exchange.request), thrown)
  }

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      signal.addEventListener('abort', () => {
        if (state !== 'waiting for the reader') return
        controller.error(signal.reason)
        void breakOff(signal.reason)
      })
    },
    async pull(controller) {
      state = 'working'
      try {
        pending ??= steps.next()
        const step = await unlessQuiet(pending)
        if (isOver()) return
        state = 'waiting for the reader'
        if (step === null) return controller.enqueue(new TextEncoder().encode(': waiting\n\n'))
        pending = null
        if (!step.done) return controller.enqueue(written(...event(step.value)))
        state = 'over'
        controller.enqueue(written('done', step.value))
        logSuccess(exchange, 200)
      } catch (thrown) {
        if (isOver()) return
        state = 'over'
        const error = toCatalogueError(thrown, exchange.request)
        logFailure(exchange, error, thrown)
        if (error.reason === 'client_gone') return
        controller.enqueue(written('error', errorBody(error, exchange)))
      }
      controller.close()
    },
    cancel: () => breakOff(new CatalogueError('internal', { status: 499, reason: 'client_gone' })),
  }
  const stream = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_BYTES }))
  return new Response(unlessStalled(stream), { headers: eventStreamHeaders(exchange) })
}

/** The step, or null when there is none yet after a while. */
async function unlessQuiet<T>(pending: Promise<T>): Promise<T | null> {
  const { promise: quiet, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, QUIET_MS, null)
  try {
    return await Promise.race([pending, quiet])
  } finally {
    clearTimeout(timer)
  }
}

function written(name: string, data: unknown): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

function eventStreamHeaders(exchange: Exchange): HeadersInit {
  return {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compression and buffering proxies would hold the steps back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'X-Request-Id': exchange.requestId,
  }
}
