import { dailyLimit } from '@/lib/browser/usage'
import type { Settings } from '@/lib/env'
import { CatalogueError } from '@/lib/errors'
import type { Exchange } from '@/lib/http/exchange'
import { toCatalogueError } from '@/lib/http/failure'
import type { Admission } from '@/lib/limits/store'
import type { Visitor } from '@/lib/limits/visitor'
import type { Input, ServerTool } from '@/lib/tool/define'
import type { ServerContext } from '@/lib/tool/server-context'
import type { ServerStep } from '@/lib/tool/server-step'
import type { Breaker } from './breaker'
import type { Deadline } from './deadline'
import { isGivenBack } from './is-given-back'
import { unanswered } from './meter'
import { untilAborted } from './until-aborted'

export type LookupReply = {
  /** The result as plain text. */
  content: string
  /** Uses that this visitor has left today for this tool. */
  remaining: number
  requestId: string
}

export type Lookup = {
  exchange: Exchange
  settings: Settings
  visitor: Visitor
  admission: Admission
  /** Of the tool's service; null where no model works. */
  breaker: Breaker | null
  /** What was set aside for it, in micro-dollars; null when it costs nothing. */
  reserve: number | null
  /** Uses that the server still allows after this one. */
  left: number
  /** For the whole run; cleared when it ends. */
  deadline: Deadline
  find(context: ServerContext): AsyncGenerator<ServerStep, string, void>
}

/** One admitted lookup. However it ends, the slot is freed, the money settled, and a failed run gives its use back. */
export async function* lookUp(given: Lookup): AsyncGenerator<ServerStep, LookupReply, void> {
  const { exchange, breaker, deadline } = given
  const { signal } = deadline
  const bill = createBill(given.reserve)
  let failure: CatalogueError | null = new CatalogueError('internal', { reason: 'client_gone' })
  try {
    const { visitor, settings } = given
    const { binding, safetyId } = visitor
    const found = given.find({ settings, signal, binding, safetyId, spend: bill.spend })
    const content = yield* untilAborted(found, signal)
    failure = null
    breaker?.succeeded()
    return {
      content,
      remaining: Math.max(0, Math.min(dailyLimit, given.left)),
      requestId: exchange.requestId,
    }
  } catch (error) {
    failure = toCatalogueError(error, exchange.request)
    breaker?.failed(failure)
    throw error
  } finally {
    deadline.clear()
    const spent = bill.total(failure)
    if (given.reserve !== null) exchange.record.costMicroUsd = spent
    const hasModelWorked = spent > 0 || breaker !== null
    await given.admission.settle({ spent, refund: isGivenBack(failure, hasModelWorked) })
  }
}

/** Adds up what the work reports; where it reports nothing after a model may have worked, the whole reserve counts. */
function createBill(reserve: number | null) {
  let reported: number | null = null
  return {
    spend(microUsd: number): void {
      reported = (reported ?? 0) + Math.ceil(microUsd)
    },
    total(failure: CatalogueError | null): number {
      if (reserve === null) return 0
      return reported ?? (unanswered.includes(failure?.reason ?? '') ? 0 : reserve)
    },
  }
}

/** A tool's own work on a checked input. */
export const workOf = (tool: ServerTool, input: Input) => (context: ServerContext) =>
  tool.find(input, context)
