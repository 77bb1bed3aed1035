import { deliver, type ReplySerializer, type Steps } from '@/lib/generate/deliver'
import {
  acquireIdempotencyLease,
  type IdempotencyLease,
  MAX_REPLY_LENGTH,
  readIdempotencyKey,
} from '@/lib/server/idempotency/idempotency-lease'
import type { Backend, ToolRequest } from './backend'

export type ReplyCodec<Step, Result, Body> = ReplySerializer<Step, Result> & {
  toBody(result: Result, steps: readonly Step[]): Body
  /** Returns the inputs of `toBody`. */
  parseBody(body: Body): { steps: readonly Step[]; result: Result }
}

/** Extra lease time in milliseconds for the steps before and after a run, which ends at its deadline. */
const LEASE_MARGIN_MS = 15_000

/**
 * Answers requests with the same `Idempotency-Key` only once: a repeated request gets the same reply and consumes
 * neither a proof nor a use. See docs/decisions/0005-redis-and-idempotency.md.
 */
export async function withIdempotency<Step, Result, Body>(
  { settings, replyStore }: Pick<Backend, 'settings' | 'replyStore'>,
  toolRequest: ToolRequest,
  { delivery, deadlineMs }: { delivery: ReplyCodec<Step, Result, Body>; deadlineMs: number },
  handle: (toolRequest: ToolRequest) => Promise<Response>,
): Promise<Response> {
  const { exchange, visitor, requestText } = toolRequest
  const { signal } = exchange.request
  const key = readIdempotencyKey(exchange.request)
  if (key === null) return handle(toolRequest)
  const { appSecret } = settings
  const leaseMs = deadlineMs + LEASE_MARGIN_MS
  const leaseOrReply = await acquireIdempotencyLease(replyStore, {
    key,
    visitor: visitor.binding,
    appSecret,
    requestText,
    leaseMs,
    signal,
  })
  if ('savedReply' in leaseOrReply) {
    exchange.record.replayed = true
    return deliver(replaySteps(delivery, leaseOrReply.savedReply as Body), exchange, delivery, signal)
  }
  try {
    return await handle({ ...toolRequest, lease: leaseOrReply })
  } catch (error) {
    await leaseOrReply.release(leaseOrReply)
    throw error
  }
}

async function* replaySteps<Step, Result, Body>(
  { parseBody }: ReplyCodec<Step, Result, Body>,
  body: Body,
): AsyncGenerator<Step, Result, void> {
  const { steps, result } = parseBody(body)
  yield* steps
  return result
}

/** Passes the steps on and saves the complete response before the stream ends. */
export async function* withSavedReply<Step, Result>(
  steps: Steps<Step, Result>,
  lease: IdempotencyLease | null,
  { toEvent, toBody }: ReplySerializer<Step, Result>,
): Steps<Step, Result> {
  if (!lease) return yield* steps
  const completedSteps: Step[] = []
  let replyLength = 0
  try {
    for (let step = await steps.next(); ; step = await steps.next()) {
      if (step.done) {
        if (replyLength > MAX_REPLY_LENGTH) await lease.release({ isPaid: false })
        else await lease.saveReply(toBody(step.value, completedSteps))
        return step.value
      }
      const [name, data] = toEvent(step.value)
      if (name !== 'progress' && replyLength <= MAX_REPLY_LENGTH) {
        replyLength += JSON.stringify(data).length
        completedSteps.push(step.value)
      }
      yield step.value
    }
  } finally {
    await steps.return(undefined as never)
  }
}
