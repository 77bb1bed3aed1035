import type { Card } from '@/lib/card'
import type { Exchange } from '@/lib/http/exchange'
import { errorBody, logFailure, logSuccess, toCatalogueError } from '@/lib/http/failure'
import { jsonReply } from '@/lib/http/respond'
import type { Reply } from './run'

type Cards = AsyncGenerator<Card, Reply, void>
type Step = IteratorResult<Card, Reply>

/**
 * Sends a generation to the visitor: as JSON when it is complete, or with `Accept: text/event-stream` card by card. The
 * first card is awaited either way, so what fails before it is answered with its own status.
 */
export async function deliver(cards: Cards, exchange: Exchange): Promise<Response> {
  const first = await cards.next()
  if (exchange.request.headers.get('accept')?.includes('text/event-stream')) {
    return eventStream(first, cards, exchange)
  }
  let step = first
  while (!step.done) step = await cards.next()
  return jsonReply(step.value, exchange)
}

/** Events `card`, then `done` with the JSON reply's body, or `error` with an error's. */
function eventStream(first: Step, cards: Cards, exchange: Exchange): Response {
  exchange.record.streamed = true
  let unsent: Step | null = first
  const next = () => {
    const step = unsent ?? cards.next()
    unsent = null
    return step
  }
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const step = await next()
        controller.enqueue(event(step.done ? 'done' : 'card', step.value))
        if (!step.done) return
        logSuccess(exchange, 200)
      } catch (thrown) {
        const error = toCatalogueError(thrown, exchange.request)
        logFailure(exchange, error, thrown)
        if (error.reason === 'client_gone') return
        controller.enqueue(event('error', errorBody(error, exchange)))
      }
      controller.close()
    },
    async cancel() {
      // Ends the engine's work and settles; the visitor is gone, so a failure of that has no reader.
      await cards.return(undefined as never).catch(() => {})
    },
  })
  return new Response(stream, { headers: eventStreamHeaders(exchange) })
}

function event(name: string, data: unknown): Uint8Array {
  return new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

function eventStreamHeaders(exchange: Exchange): HeadersInit {
  return {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Compression and buffering proxies would hold the cards back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    'X-Request-Id': exchange.requestId,
  }
}
