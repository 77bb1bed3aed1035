import { type IdempotencyLease, MAX_REPLY_LENGTH } from '@/lib/server/idempotency/idempotency-lease'
import type { ReplySerializer, Steps } from './deliver'

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
