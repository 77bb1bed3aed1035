import { type Delivery, deliver } from '@/lib/generate/deliver/deliver'
import { holdReply } from '@/lib/server/idempotency/hold-reply'
import { readIdempotencyKey } from '@/lib/server/idempotency/read-key'
import type { Backend, ToolRequest } from './pipeline'

/** A delivery whose body can be taken apart again. */
export type Repeatable<Step, Result, Body> = Delivery<Step, Result> & {
  body(result: Result, steps: readonly Step[]): Body
  /** What such a body was made of. */
  split(body: Body): { steps: readonly Step[]; result: Result }
}

/** A run ends with its deadline; what comes before and after it has this much, in milliseconds. */
const BEFORE_AND_AFTER_MS = 15_000

/**
 * Answers a request with an `Idempotency-Key` once: the same request with the same key gets the same reply, which takes
 * neither a proof nor a use. See docs/decisions/idempotency.md.
 */
export async function once<Step, Result, Body>(
  { settings, replies }: Pick<Backend, 'settings' | 'replies'>,
  asked: ToolRequest,
  { delivery, deadlineMs }: { delivery: Repeatable<Step, Result, Body>; deadlineMs: number },
  answer: (asked: ToolRequest) => Promise<Response>,
): Promise<Response> {
  const { exchange, visitor, said } = asked
  const { signal } = exchange.request
  const key = readIdempotencyKey(exchange.request)
  if (key === null) return answer(asked)
  const { appSecret } = settings
  const leaseMs = deadlineMs + BEFORE_AND_AFTER_MS
  const found = await holdReply(replies, {
    key,
    visitor: visitor.binding,
    appSecret,
    asked: said,
    leaseMs,
    signal,
  })
  if ('kept' in found) {
    exchange.record.replayed = true
    return deliver(repeated(delivery, found.kept as Body), exchange, delivery, signal)
  }
  try {
    return await answer({ ...asked, held: found })
  } catch (error) {
    await found.letGo(found)
    throw error
  }
}

async function* repeated<Step, Result, Body>(
  { split }: Repeatable<Step, Result, Body>,
  body: Body,
): AsyncGenerator<Step, Result, void> {
  const { steps, result } = split(body)
  yield* steps
  return result
}
