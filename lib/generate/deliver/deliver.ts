import type { Exchange } from '@/lib/server/http/exchange'
import { buildJsonReply } from '@/lib/server/http/respond'
import { createEventStream } from './event-stream'

export type ReplySerializer<Step, Result> = {
  toEvent(step: Step): readonly [name: string, data: unknown]
  toBody(result: Result, steps: readonly Step[]): unknown
}

export type Steps<Step, Result> = AsyncGenerator<Step, Result, void>

/**
 * Sends a run to the visitor: as JSON when complete, or step by step with `Accept: text/event-stream`. The first step
 * is awaited in both cases, so that an earlier failure has its own status. The signal belongs to the run: if it aborts
 * while a step waits for its reader, the stream breaks off and the run ends.
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
