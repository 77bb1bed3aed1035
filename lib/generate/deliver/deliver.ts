import type { Exchange } from '@/lib/server/http/exchange'
import { jsonReply } from '@/lib/server/http/respond'
import { createEventStream } from './event-stream'

/** How a run's steps and its result are sent. */
export type ReplySerializer<Step, Result> = {
  /** Name and data of a step's event. */
  event(step: Step): readonly [name: string, data: unknown]
  /** The body of a reply that is not streamed. */
  body(result: Result, steps: readonly Step[]): unknown
}

export type Steps<Step, Result> = AsyncGenerator<Step, Result, void>

/**
 * Sends a run to the visitor: as JSON when it is complete, or with `Accept: text/event-stream` step by step. The first
 * step is awaited either way, so what fails before it is answered with its own status. The signal is the run's own: when
 * it aborts while a step waits for its reader, the stream breaks off and the run ends.
 */
export async function deliver<Step, Result>(
  steps: Steps<Step, Result>,
  exchange: Exchange,
  serializer: ReplySerializer<Step, Result>,
  signal: AbortSignal,
): Promise<Response> {
  const first = await steps.next()
  if (exchange.request.headers.get('accept')?.includes('text/event-stream')) {
    return createEventStream(first, steps, exchange, serializer, signal)
  }
  const completedSteps: Step[] = []
  let step = first
  for (; !step.done; step = await steps.next()) completedSteps.push(step.value)
  return jsonReply(serializer.body(step.value, completedSteps), exchange)
}
