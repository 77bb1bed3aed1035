import type { CatalogueError } from '@/lib/errors'
import type { Usage } from './engines/engine'
import { costOf } from './limits/cost'

/** What the model's tokens cost, and what was set aside for them, in micro-dollars. */
export type Money = { reserve: number; price: { input: number; output: number } }

/** The model's server sent these instead of an answer, so it charged nothing for the call. */
export const unanswered: readonly string[] = [
  'upstream_auth',
  'upstream_billing',
  'upstream_rate',
  'upstream_server',
  'upstream_network',
  'upstream_request',
]

/** Adds up what the model reports. Where it reports nothing after it may have worked, the whole reserve counts. */
export function createMeter(money: Money | null) {
  const total: Usage = { inputTokens: 0, outputTokens: 0 }
  let reported = false

  return {
    total,
    add(usage: Usage): void {
      reported = true
      total.inputTokens += usage.inputTokens
      total.outputTokens += usage.outputTokens
    },
    /** Micro-dollars for a generation that ended with this error, or null for none. */
    spent(failure: CatalogueError | null): number {
      if (!money) return 0
      const isFree = unanswered.includes(failure?.reason ?? '')
      return reported || isFree ? costOf(total, money.price) : money.reserve
    },
  }
}

export type Meter = ReturnType<typeof createMeter>
