import type { Exchange } from '@/lib/server/http/exchange'
import { buildJsonReply } from '@/lib/server/http/respond'
import { createEventStream } from './event-stream'

/** How a run's steps and its result are sent. */
export type ReplySerializer<Step, Result> = {
  /** Name and data of a step's event. */
  toEvent(step: Step): readonly [name: string, data: unknown]
  /** The body of a reply that is not streamed. */
  toBody(result: Result, steps: readonly Step[]): unknown
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
  const firstStep = await steps.next()
  if (exchange.request.headers.get('accept')?.includes('text/event-stream')) {
    return createEventStream(firstStep, steps, exchange, serializer, signal)
  }
  const completedSteps: Step[] = []
  let step = firstStep
  for (; !step.done; step = await steps.next()) completedSteps.push(step.value)
  return buildJsonReply(serializer.toBody(step.value, completedSteps), exchange)
}
