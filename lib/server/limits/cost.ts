import type { TokenUsage } from '@/lib/tool/engine'
import type { PromptTool } from '@/lib/tool/prompt-tool'

/** US dollars per million tokens, which equals micro-dollars per token. */
export type Price = { input: number; output: number }

const BRIEF_TOKENS = 2_500
/** Four tiles for gpt-4o-mini. Other models count less than a tenth (openai.com's token calculators, 2026-11). */
const IMAGE_TOKENS = 26_000
/** Reasoning models spend output tokens on reasoning, in addition to the answer. */
export const REASONING_TOKENS = 2_000
/** Output tokens of any tool's longest answer; enforced by `content/all-tools/registry.test.ts`. */
export const MAX_ANSWER_TOKENS = 6_000
/** A run makes one call, and a second call if results are missing. */
const MAX_CALLS = 2

/** In micro-dollars. `visitorInput` is all visitor text for the model. A second call reads the first answer. */
export function estimateMaxCost(
  tool: Pick<PromptTool, 'maxOutputTokens'>,
  visitorInput: unknown,
  price: Price,
  hasImage = false,
): number {
  const imageTokens = hasImage ? IMAGE_TOKENS : 0
  const promptTokens =
    MAX_CALLS * (BRIEF_TOKENS + imageTokens + Math.ceil(Buffer.byteLength(JSON.stringify(visitorInput)) / 2))
  const inputTokens = promptTokens + tool.maxOutputTokens
  return calculateCost({ inputTokens, outputTokens: MAX_CALLS * (tool.maxOutputTokens + REASONING_TOKENS) }, price)
}

function calculateCost(usage: TokenUsage, price: Price): number {
  return Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output)
}

/** `price` is in micro-dollars per token; null costs nothing. An abort may read the sum before a call ends. */
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
    /** Returns the cost in micro-dollars. */
    getCost: () => (price ? calculateCost(getTotal(), price) : 0),
  }
}
