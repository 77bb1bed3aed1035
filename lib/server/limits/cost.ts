import type { PromptTool } from '@/lib/tool/tool-definition'

/** US dollars per million tokens, the same number as micro-dollars per token. */
export type Price = { input: number; output: number }

type Usage = { inputTokens: number; outputTokens: number }

/** A brief, its examples and the schema, generously. */
const BRIEF_TOKENS = 2_500
/**
 * A picture of at most 768 pixels a side: what gpt-4o-mini counts for four tiles (2,833 and 5,667 each); the others
 * count less than a tenth (openai.com's token calculators, as pictoken and openai-vision-cost on PyPI repeat them,
 * 2026-11).
 */
const IMAGE_TOKENS = 26_000
/** Models that think first spend these on top of the answer; `lib/openai/text/chat-request.ts` allows as many. */
const REASONING_TOKENS = 1_000
/** Output tokens of the longest answer that any tool asks for; `content/all-tools/registry.test.ts` holds them to it. */
export const MAX_ANSWER_TOKENS = 6_000
/** A first call and one that asks for what was missing. */
const MAX_CALLS = 2

/**
 * What a generation can cost at most, in whole micro-dollars. `visitorInput` is every word of the visitor's that goes to the
 * model; the second call takes along what the first one gave.
 */
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

/** What was used, in whole micro-dollars, rounded up. */
export function calculateCost(usage: Usage, price: Price): number {
  return Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output)
}
