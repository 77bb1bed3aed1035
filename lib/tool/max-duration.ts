/** What a model of eight billion parameters on a good home computer writes in a second. */
const TOKENS_PER_SECOND = 25
/** Until its first word. */
const FIRST_TOKEN_MS = 20_000
const MIN_DURATION_LIMIT_MS = 45_000
/** What the hosts allow a request, less what its end takes. */
const MAX_DURATION_LIMIT_MS = 240_000

/** How long a run of a tool that writes may take, in milliseconds: a slow model can finish its longest answer. */
export function getMaxDurationMs({ maxOutputTokens }: { maxOutputTokens: number }): number {
  const neededMs = FIRST_TOKEN_MS + (maxOutputTokens / TOKENS_PER_SECOND) * 1_000
  return Math.min(MAX_DURATION_LIMIT_MS, Math.max(MIN_DURATION_LIMIT_MS, neededMs))
}
