import { type IdempotencyLease, MAX_REPLY_LENGTH } from '@/lib/server/idempotency/idempotency-lease'
import type { ReplySerializer, Steps } from './deliver'

/** The same steps; the reply that they make up is kept before its end is told. */
export async function* withSavedReply<Step, Result>(
  steps: Steps<Step, Result>,
  lease: IdempotencyLease | null,
  { event, body }: ReplySerializer<Step, Result>,
): Steps<Step, Result> {
  if (!lease) return yield* steps
  const made: Step[] = []
  let size = 0
  try {
    for (let step = await steps.next(); ; step = await steps.next()) {
      if (step.done) {
        if (size > MAX_REPLY_LENGTH) await lease.release({ isPaid: false })
        else await lease.saveReply(body(step.value, made))
        return step.value
      }
      const [name, data] = event(step.value)
      if (name !== 'progress' && size <= MAX_REPLY_LENGTH) {
        size += JSON.stringify(data).length
        made.push(step.value)
      }
      yield step.value
    }
  } finally {
    await steps.return(undefined as never)
  }
}
