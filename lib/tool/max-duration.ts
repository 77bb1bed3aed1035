/** The speed of a model of eight billion parameters on a good home computer. */
const TOKENS_PER_SECOND = 25
const FIRST_TOKEN_MS = 20_000
const MIN_DURATION_LIMIT_MS = 45_000
/** The hosts' request limit minus the time to finish the response. */
const MAX_DURATION_LIMIT_MS = 240_000

/**
 * Returns the time limit of a writing tool's run in milliseconds: enough for a slow model to finish its longest answer.
 */
export function getMaxDurationMs({ maxOutputTokens }: { maxOutputTokens: number }): number {
  const neededMs = FIRST_TOKEN_MS + (maxOutputTokens / TOKENS_PER_SECOND) * 1_000
  return Math.min(MAX_DURATION_LIMIT_MS, Math.max(MIN_DURATION_LIMIT_MS, neededMs))
}
