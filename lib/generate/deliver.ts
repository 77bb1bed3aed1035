import type { Exchange } from '@/lib/http/exchange'
import { errorBody, logFailure, logSuccess, toCatalogueError } from '@/lib/http/failure'
import { jsonReply } from '@/lib/http/respond'

/** How a run's steps and its result are sent. */
export type Delivery<Step, Result> = {
  /** Name and data of a step's event. */
  event(step: Step): readonly [name: string, data: unknown]
  /** The body of a reply that is not streamed. */
  body(result: Result, steps: readonly Step[]): unknown
}

type Steps<Step, Result> = AsyncGenerator<Step, Result, void>

/** Proxies cut a stream that says nothing; a comment keeps it open while the work goes on. */
const QUIET_MS = 15_000

/**
 * Sends a run to the visitor: as JSON when it is complete, or with `Accept: text/event-stream` step by step. The first
 * step is awaited either way, so what fails before it is answered with its own status.
 */
export async function deliver<Step, Result>(
  steps: Steps<Step, Result>,
  exchange: Exchange,
  delivery: Delivery<Step, Result>,
): Promise<Response> {
  const first = await steps.next()
  if (exchange.request.headers.get('accept')?.includes('text/event-stream')) {
    return eventStream(first, steps, exchange, delivery)
  }
  const made: Step[] = []
  let step = first
  for (; !step.done; step = await steps.next()) made.push(step.value)
  return jsonReply(delivery.body(step.value, made), exchange)
}

/** The steps' own events, then `done` with the result, or `error` with an error's body. */
function eventStream<Step, Result>(
  first: IteratorResult<Step, Result>,
  steps: Steps<Step, Result>,
  exchange: Exchange,
  { event }: Delivery<Step, Result>,
): Response {
  exchange.record.streamed = true
  let pending: Promise<IteratorResult<Step, Result>> | null = Promise.resolve(first)
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        pending ??= steps.next()
        const step = await unlessQuiet(pending)
        if (step === null) return controller.enqueue(new TextEncoder().encode(': waiting\n\n'))
        pending = null
        if (!step.done) return controller.enqueue(written(...event(step.value)))
        controller.enqueue(written('done', step.value))
        logSuccess(exchange, 200)
      } catch (thrown) {
        const error = toCatalogueError(thrown, exchange.request)
        logFailure(exchange, error, thrown)
        if (error.reason === 'client_gone') return
        controller.enqueue(written('error', errorBody(error, exchange)))
      }
      controller.close()
    },
    async cancel() {
      // Ends the work and settles; the visitor is gone, so a failure of that has no reader.
      await steps.return(undefined as never).catch(() => {})
    },
  })
  return new Response(stream, { headers: eventStreamHeaders(exchange) })
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
