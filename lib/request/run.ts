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
  { exchange, breaker, deadline, reserve, settle }: AdmittedRun,
  work: AsyncGenerator<Step, Result, void>,
  billed: (failure: CatalogueError | null) => Bill,
): AsyncGenerator<Step, Result, void> {
  let failure: CatalogueError | null = new CatalogueError('internal', { reason: 'client_gone' })
  try {
    const result = yield* work
    failure = null
    breaker?.succeeded()
    return result
  } catch (error) {
    failure = toCatalogueError(error, exchange.request)
    breaker?.failed(failure)
    throw error
  } finally {
    deadline.clear()
    const { spent, hasModelWorked, isFree = false } = billed(failure)
    if (reserve !== null) exchange.record.costMicroUsd = spent
    await settle({ spent, refund: isFree || refundsUse(failure, hasModelWorked) })
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
