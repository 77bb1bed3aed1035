import { USES_PER_DAY } from '@/lib/core/daily-limits'
import { CatalogueError } from '@/lib/core/errors'
import { isUncharged } from '@/lib/openai/upstream-error'
import { toCatalogueError } from '@/lib/server/http/failure'
import type { AdmittedRun } from './admission'

/** What a run has cost, in micro-dollars, and whether a model may have worked for it. */
export type Bill = {
  spent: number
  hasModelWorked: boolean
  /** What the built-in writer took, in milliseconds; null where it still works. */
  processorMs?: number | null
  /** It costs no use however it ends. */
  isFree?: boolean
}

/**
 * Carries an admitted run out: yields its steps and returns its result. However it ends, the place is freed, the money
 * settled by what `billed` says, and a use that gave the visitor nothing is given back.
 */
export async function* run<Step, Result>(
  admitted: AdmittedRun,
  work: AsyncGenerator<Step, Result, void>,
  billed: (failure: CatalogueError | null) => Bill,
): AsyncGenerator<Step, Result, void> {
  const { exchange, pass, held, deadline, reserve } = admitted
  let failure: CatalogueError | null = new CatalogueError('internal', { reason: 'client_gone' })
  try {
    const result = yield* work
    failure = null
    return result
  } catch (error) {
    failure = toCatalogueError(error, exchange.request)
    throw error
  } finally {
    deadline.clear()
    if (failure === null) pass?.succeeded()
    else pass?.failed(failure)
    const bill = billed(failure)
    if (reserve !== null) exchange.record.costMicroUsd = bill.spent
    const { isFree = false } = bill
    const isPaid = held?.isPaid ?? false
    const refund = await givesUseBack(admitted, failure, bill)
    const isUseCounted = !isFree && !isPaid && !refund
    if (failure !== null && isUseCounted) exchange.record.useCounted = true
    const { spent, processorMs = 0 } = bill
    await admitted.settle({ spent, processorMs, refund: !isUseCounted })
    // What was paid and gave nothing is owed to the next try, but only once.
    if (failure !== null) await held?.letGo({ isPaid: isPaid ? refund : isUseCounted })
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

export function replyBase({ exchange, left }: AdmittedRun, content: string): ReplyBase {
  const remaining = Math.max(0, Math.min(USES_PER_DAY, left))
  return { content, remaining, requestId: exchange.requestId }
}

/**
 * Whether a run that ended so gives its use back. A refusal is an answer, and who leaves while a model works has had it
 * work; any other failure costs no use. After work that was done in vain that holds a few times a day.
 */
async function givesUseBack(
  { takeRefund }: AdmittedRun,
  failure: CatalogueError | null,
  { hasModelWorked, isFree }: Bill,
): Promise<boolean> {
  if (failure === null || failure.code === 'content_refused') return false
  if (hasModelWorked && failure.reason === 'client_gone') return false
  const isWorkInVain = failure.code === 'took_too_long' || (hasModelWorked && !isUncharged(failure))
  return isFree || !isWorkInVain || takeRefund()
}
