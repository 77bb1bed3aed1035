import type { PromptTool } from '@/lib/tool/tool-definition'

/** US dollars per million tokens, which equals micro-dollars per token. */
export type Price = { input: number; output: number }

type Usage = { inputTokens: number; outputTokens: number }

const BRIEF_TOKENS = 2_500
/**
 * An image of at most 768 pixels a side: gpt-4o-mini's count for four tiles (2,833 and 5,667 each). Other models count
 * less than a tenth (openai.com's token calculators, as repeated by pictoken and openai-vision-cost on PyPI, 2026-11).
 */
const IMAGE_TOKENS = 26_000
/** Extra output of reasoning models; `lib/openai/text/chat-request.ts` allows the same number. */
const REASONING_TOKENS = 1_000
/** Output tokens of any tool's longest answer; enforced by `content/all-tools/registry.test.ts`. */
export const MAX_ANSWER_TOKENS = 6_000
/** The first call and one for missing results. */
const MAX_CALLS = 2

/**
 * Returns the maximum cost of a generation in whole micro-dollars. `visitorInput` is all visitor text sent to the
 * model; the second call includes the first answer.
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

export function calculateCost(usage: Usage, price: Price): number {
  return Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output)
}
