import { calculateCost, type Price } from '@/lib/server/limits/cost'
import type { TokenUsage } from '@/lib/tool/engine'

/**
 * Adds up what the calls of a run have used, at `price` micro-dollars a token; null costs nothing. It can be asked at
 * any time: who leaves does not wait for a call's end.
 */
export function createRunUsage(price: Price | null) {
  const usageGetters: (() => TokenUsage)[] = []
  let upstreamMs = 0

  const getTotal = (): TokenUsage => {
    const callUsages = usageGetters.map((getUsage) => getUsage())
    return {
      inputTokens: callUsages.reduce((sum, { inputTokens }) => sum + inputTokens, 0),
      outputTokens: callUsages.reduce((sum, { outputTokens }) => sum + outputTokens, 0),
    }
  }

  return {
    total: getTotal,
    /** A call to the model begins, which says what it has used so far; what this returns takes its end. */
    startCall(getUsage: () => TokenUsage): () => void {
      const startedAt = performance.now()
      usageGetters.push(getUsage)
      return () => {
        upstreamMs += performance.now() - startedAt
      }
    },
    /** For the log: how often the model was asked, and for how long in all. */
    getCallStats: () => ({ calls: usageGetters.length, upstreamMs: Math.round(upstreamMs) }),
    /** Micro-dollars so far. */
    getCost: () => (price ? calculateCost(getTotal(), price) : 0),
  }
}
