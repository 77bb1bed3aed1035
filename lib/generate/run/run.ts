import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'
import { PublicError } from '@/lib/core/errors'
import { isUncharged } from '@/lib/openai/upstream-error'
import { toPublicError } from '@/lib/server/http/respond'
import type { AdmittedRun } from './admission'

type RunCost = {
  spentMicroUsd: number
  hasUsedModel: boolean
  /** The run takes no use, regardless of its outcome. */
  isFree?: boolean
}

/** However it ends, a run frees its slot, settles the cost of `getCost` and may refund its use (`shouldRefundUse`). */
export async function* executeRun<Step, Result>(
  admittedRun: AdmittedRun,
  steps: AsyncGenerator<Step, Result, void>,
  getCost: (failure: PublicError | null) => RunCost,
): AsyncGenerator<Step, Result, void> {
  const { exchange, permit, deadline, reserve } = admittedRun
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
    if (reserve !== null) exchange.record.costMicroUsd = cost.spentMicroUsd
    const shouldRefund = await shouldRefundUse(admittedRun, failure, cost)
    if (failure !== null && !shouldRefund) exchange.record.useCounted = true
    await admittedRun.settle({ spent: cost.spentMicroUsd, shouldRefund })
  }
}

export type ReplyBase = { content: string; remaining: number; requestId: string }

export function buildReplyBase({ exchange, remaining: remainingUses }: AdmittedRun, content: string): ReplyBase {
  const remaining = Math.max(0, Math.min(MAX_USES_PER_DAY, remainingUses))
  return { content, remaining, requestId: exchange.requestId }
}

/** A refusal is not refunded. Other failures and leaving are, but after a model's work only a few times a day. */
async function shouldRefundUse(
  { takeRefund }: AdmittedRun,
  failure: PublicError | null,
  { hasUsedModel, isFree }: RunCost,
): Promise<boolean> {
  if (isFree) return true
  if (failure === null || failure.code === 'content_refused') return false
  const isWastedWork = hasUsedModel && !isUncharged(failure)
  return !isWastedWork || takeRefund()
}
