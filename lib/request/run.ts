import { USES_PER_DAY } from '@/lib/browser/usage'
import { CatalogueError } from '@/lib/errors'
import { toCatalogueError } from '@/lib/http/failure'
import type { AdmittedRun } from './admission'

/** What a run has cost, in micro-dollars, and whether a model may have worked for it. */
export type Bill = {
  spent: number
  hasModelWorked: boolean
  /** It costs no use however it ends. */
  isFree?: boolean
}

/**
 * Carries an admitted run out: yields its steps and returns its result. However it ends, the place is freed, the money
 * settled by what `billed` says, and a use that gave the visitor nothing is given back.
 */
export async function* run<Step, Result>(
  { exchange, pass, held, deadline, reserve, settle }: AdmittedRun,
  work: AsyncGenerator<Step, Result, void>,
  billed: (failure: CatalogueError | null) => Bill,
): AsyncGenerator<Step, Result, void> {
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
    const { spent, hasModelWorked, isFree = false } = billed(failure)
    if (reserve !== null) exchange.record.costMicroUsd = spent
    const refund = refundsUse(failure, hasModelWorked)
    const isPaid = held?.isPaid ?? false
    await settle({ spent, refund: isFree || isPaid || refund })
    // What was paid and gave nothing is owed to the next try, but only once.
    if (failure !== null) await held?.letGo({ isPaid: isPaid ? refund : !isFree && !refund })
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
 * work; any other failure costs no use.
 */
function refundsUse(failure: CatalogueError | null, hasModelWorked: boolean): boolean {
  if (failure === null || failure.code === 'content_refused') return false
  return !(hasModelWorked && failure.reason === 'client_gone')
}
