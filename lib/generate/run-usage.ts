import { calculateCost, type Price } from '@/lib/server/limits/cost'
import type { TokenUsage } from '@/lib/tool/engine'

/**
 * Adds up the token usage of a run's calls at `price` micro-dollars a token; null costs nothing. Can be read at any
 * time, because a run may be aborted before a call ends.
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
    /** Registers a model call with a getter for its usage so far. Call the returned function when it ends. */
    startCall(getUsage: () => TokenUsage): () => void {
      const startedAt = performance.now()
      usageGetters.push(getUsage)
      return () => {
        upstreamMs += performance.now() - startedAt
      }
    },
    getCallStats: () => ({ calls: usageGetters.length, upstreamMs: Math.round(upstreamMs) }),
    /** In micro-dollars. */
    getCost: () => (price ? calculateCost(getTotal(), price) : 0),
  }
}
