import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { PublicError } from '@/lib/core/errors'
import { isUncharged } from '@/lib/openai/upstream-error'
import { toPublicError } from '@/lib/server/http/failure'
import type { AdmittedRun } from './admission'

/** What a run has cost, in micro-dollars, and whether a model may have worked for it. */
export type RunCost = {
  spent: number
  hasModelWorked: boolean
  /** It costs no use however it ends. */
  isFree?: boolean
}

/**
 * Carries an admitted run out: yields its steps and returns its result. However it ends, the place is freed, the money
 * settled by what `getCost` says, and a use that gave the visitor nothing is given back.
 */
export async function* executeRun<Step, Result>(
  admittedRun: AdmittedRun,
  steps: AsyncGenerator<Step, Result, void>,
  getCost: (failure: PublicError | null) => RunCost,
): AsyncGenerator<Step, Result, void> {
  const { exchange, permit, lease, deadline, reserve } = admittedRun
  let failure: PublicError | null = new PublicError('internal', { reason: 'client_gone' })
  try {
    const result = yield* steps
    failure = null
    return result
  } catch (error) {
    failure = toPublicError(error, exchange.request)
    throw error
  } finally {
    deadline.clear()
    if (failure === null) permit?.recordSuccess()
    else permit?.recordFailure(failure)
    const cost = getCost(failure)
    if (reserve !== null) exchange.record.costMicroUsd = cost.spent
    const { isFree = false } = cost
    const isPaid = lease?.isPaid ?? false
    const shouldRefund = await shouldRefundUse(admittedRun, failure, cost)
    const isUseCounted = !isFree && !isPaid && !shouldRefund
    if (failure !== null && isUseCounted) exchange.record.useCounted = true
    await admittedRun.settle({ spent: cost.spent, shouldRefund: !isUseCounted })
    // What was paid and gave nothing is owed to the next try, but only once.
    if (failure !== null) await lease?.release({ isPaid: isPaid ? shouldRefund : isUseCounted })
  }
}

/** What every reply to a run says. */
export type ReplyBase = {
  /** The result as plain text. */
  content: string
  /** Uses that this visitor has left today for this tool. */
  remaining: number
  requestId: string
}

export function buildReplyBase({ exchange, remaining: remainingUses }: AdmittedRun, content: string): ReplyBase {
  const remaining = Math.max(0, Math.min(MAX_USES_PER_DAY, remainingUses))
  return { content, remaining, requestId: exchange.requestId }
}

/**
 * Whether a run that ended so gives its use back. A refusal is an answer, and who leaves while a model works has had it
 * work; any other failure costs no use. After work that was done in vain that holds a few times a day.
 */
async function shouldRefundUse(
  { takeRefund }: AdmittedRun,
  failure: PublicError | null,
  { hasModelWorked, isFree }: RunCost,
): Promise<boolean> {
  if (failure === null || failure.code === 'content_refused') return false
  if (hasModelWorked && failure.reason === 'client_gone') return false
  const isWastedWork = hasModelWorked && !isUncharged(failure)
  return isFree || !isWastedWork || takeRefund()
}
