import { PublicError } from '@/lib/core/errors'
import { raceTimeout } from '@/lib/core/race'
import { buildErrorBody, buildJsonReply, type Exchange, logExchange, toPublicError } from '@/lib/server/http/respond'
import { withStallTimeout } from '@/lib/server/http/with-stall-timeout'

/** Proxies close an idle stream, so an SSE comment holds it open while the work continues. */
const HEARTBEAT_MS = 15_000

/** Work waits for the reader above this. Text stays below, so its run frees its slot early; images can reach it. */
const MAX_UNREAD_BYTES = 256 * 1024

/** Streams one event per step, then `done` with the result, or `error` with an error body. */
function createEventStreamResponse<Step, Result>(
  firstStep: IteratorResult<Step, Result>,
  steps: Steps<Step, Result>,
  exchange: Exchange,
  { toEvent }: ReplySerializer<Step, Result>,
  signal: AbortSignal,
): Response {
  exchange.record.streamed = true
  let state: 'waiting for the reader' | 'working' | 'over' = 'waiting for the reader'
  let pendingStep: Promise<IteratorResult<Step, Result>> | null = Promise.resolve(firstStep)

  // The visitor may disconnect during any `await`.
  const isOver = () => state === 'over'

  async function abortRun(error: unknown): Promise<void> {
    if (isOver()) return
    state = 'over'
    // The visitor is gone, so ignore a failure of `return`. Log afterward, when the run's cost is known.
    await steps.return(undefined as never).catch(() => {})
    logExchange(exchange, toPublicError(error, exchange.request), error)
  }

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      signal.addEventListener('abort', () => {
        if (state !== 'waiting for the reader') return
        controller.error(signal.reason)
        void abortRun(signal.reason)
      })
    },
    async pull(controller) {
      state = 'working'
      try {
        pendingStep ??= steps.next()
        const step = await raceTimeout(pendingStep, HEARTBEAT_MS, () => null)
        if (isOver()) return
        state = 'waiting for the reader'
        if (step === null) return controller.enqueue(new TextEncoder().encode(': waiting\n\n'))
        pendingStep = null
        if (!step.done) return controller.enqueue(formatEvent(...toEvent(step.value)))
        state = 'over'
        controller.enqueue(formatEvent('done', step.value))
        logExchange(exchange, { status: 200 })
      } catch (cause) {
        if (isOver()) return
        state = 'over'
        const error = toPublicError(cause, exchange.request)
        logExchange(exchange, error, cause)
        if (error.reason === 'client_gone') return
        controller.enqueue(formatEvent('error', buildErrorBody(error, exchange)))
      }
      controller.close()
    },
    cancel: () => abortRun(new PublicError('internal', { status: 499, reason: 'client_gone' })),
  }
  const stream = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }))
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compressing and buffering proxies would delay the steps.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'X-Request-Id': exchange.requestId,
  }
  return new Response(withStallTimeout(stream), { headers })
}

function formatEvent(name: string, data: unknown): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

export type ReplySerializer<Step, Result> = {
  toEvent(step: Step): readonly [name: string, data: unknown]
  toBody(result: Result, steps: readonly Step[]): unknown
}

type Steps<Step, Result> = AsyncGenerator<Step, Result, void>

/** If `signal` aborts while a step waits for its reader, the stream breaks off and the run ends. */
export type StartedRun<Step, Result> = { steps: Steps<Step, Result>; signal: AbortSignal }

/** Both forms await the first step, so that a failure before the first result has its own HTTP status. */
export async function deliver<Step, Result>(
  { steps, signal }: StartedRun<Step, Result>,
  exchange: Exchange,
  serializer: ReplySerializer<Step, Result>,
): Promise<Response> {
  const firstStep = await steps.next()
  if (exchange.request.headers.get('accept')?.includes('text/event-stream'))
    return createEventStreamResponse(firstStep, steps, exchange, serializer, signal)
  const completedSteps: Step[] = []
  let step = firstStep
  for (; !step.done; step = await steps.next()) completedSteps.push(step.value)
  return buildJsonReply(serializer.toBody(step.value, completedSteps), exchange)
}
