import { CALLS, costOf } from '@/lib/limits/cost'
import type { Usage } from './engine'

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
  'upstream_blind',
]

/** Adds up what the model reports. A call that ends without a report counts with its share of the reserve. */
export function createMeter(money: Money | null) {
  const total: Usage = { inputTokens: 0, outputTokens: 0 }
  let unreported = 0
  let calls = 0
  let busyMs = 0

  return {
    total,
    /** A call to the model begins; what this returns takes its end and what it used, null where the server did not say. */
    call(): (usage: Usage | null) => void {
      const begun = performance.now()
      calls += 1
      unreported += 1
      return (usage) => {
        busyMs += performance.now() - begun
        if (usage === null) return
        unreported -= 1
        total.inputTokens += usage.inputTokens
        total.outputTokens += usage.outputTokens
      }
    },
    /** For the log: how often the model was asked, and for how long in all. */
    asked: () => ({ calls, upstreamMs: Math.round(busyMs) }),
    /** Micro-dollars so far. */
    spent(): number {
      if (!money) return 0
      return costOf(total, money.price) + Math.ceil((unreported * money.reserve) / CALLS)
    },
  }
}

export type Meter = ReturnType<typeof createMeter>
