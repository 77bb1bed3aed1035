import { type Held, MAX_REPLY } from '@/lib/server/idempotency/hold-reply'
import type { Delivery, Steps } from './deliver'

/** The same steps; the reply that they make up is kept before its end is told. */
export async function* keeping<Step, Result>(
  steps: Steps<Step, Result>,
  held: Held | null,
  { event, body }: Delivery<Step, Result>,
): Steps<Step, Result> {
  if (!held) return yield* steps
  const made: Step[] = []
  let size = 0
  try {
    for (let step = await steps.next(); ; step = await steps.next()) {
      if (step.done) {
        if (size > MAX_REPLY) await held.letGo({ isPaid: false })
        else await held.keep(body(step.value, made))
        return step.value
      }
      const [name, data] = event(step.value)
      if (name !== 'progress' && size <= MAX_REPLY) {
        size += JSON.stringify(data).length
        made.push(step.value)
      }
      yield step.value
    }
  } finally {
    await steps.return(undefined as never)
  }
}
