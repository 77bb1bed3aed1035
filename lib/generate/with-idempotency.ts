import { deliver, type ReplySerializer, type StartedRun } from '@/lib/generate/deliver'
import { acquireReplyLease, type ReplyLease, readIdempotencyKey } from '@/lib/server/idempotency/reply-store'
import type { Backend, ToolRequest } from './backend'

type SavedReply<Step, Result> = { steps: readonly Step[]; result: Result }

/** Characters of a stored reply as JSON: more than any text, less than an image. Larger replies are not stored. */
const MAX_REPLY_LENGTH = 256 * 1024

/** A repeated `Idempotency-Key` takes no proof and no use: docs/decisions/0005-redis-and-idempotency.md. */
export async function withIdempotency<Step, Result>(
  { settings: { appSecret }, replyStore }: Pick<Backend, 'settings' | 'replyStore'>,
  { exchange, visitor, requestText }: ToolRequest,
  serializer: ReplySerializer<Step, Result>,
  startRun: () => Promise<StartedRun<Step, Result>>,
): Promise<Response> {
  const { request, record } = exchange
  const { signal } = request
  const key = readIdempotencyKey(request)
  if (key === null) return deliver(await startRun(), exchange, serializer)
  const leaseRequest = { key, visitor: visitor.binding, appSecret, requestText, signal }
  const lease = await acquireReplyLease(replyStore, leaseRequest)
  if ('savedReply' in lease) {
    record.replayed = true
    const steps = replaySteps(lease.savedReply as SavedReply<Step, Result>)
    return deliver({ steps, signal }, exchange, serializer)
  }
  try {
    const run = await startRun()
    return await deliver({ ...run, steps: saveReply(run.steps, lease, serializer) }, exchange, serializer)
  } catch (error) {
    await lease.end()
    throw error
  }
}

async function* replaySteps<Step, Result>({ steps, result }: SavedReply<Step, Result>) {
  yield* steps
  return result
}

/** Passes the steps on. Before the stream ends, saves the complete reply, or frees the key of a failed run. */
async function* saveReply<Step, Result>(
  steps: StartedRun<Step, Result>['steps'],
  lease: ReplyLease,
  { toEvent }: ReplySerializer<Step, Result>,
): StartedRun<Step, Result>['steps'] {
  const savedSteps: Step[] = []
  let savedLength = 0
  let reply: SavedReply<Step, Result> | undefined
  try {
    for (let step = await steps.next(); ; step = await steps.next()) {
      if (step.done) {
        const completeReply = { steps: savedSteps, result: step.value }
        if (savedLength <= MAX_REPLY_LENGTH && JSON.stringify(completeReply).length <= MAX_REPLY_LENGTH)
          reply = completeReply
        return step.value
      }
      const [name, data] = toEvent(step.value)
      if (name !== 'progress' && savedLength <= MAX_REPLY_LENGTH) {
        savedLength += JSON.stringify(data).length
        savedSteps.push(step.value)
      }
      yield step.value
    }
  } finally {
    try {
      await steps.return(undefined as never)
    } finally {
      await lease.end(reply)
    }
  }
}
