/** What a model of eight billion parameters on a good home computer writes in a second. */
const TOKENS_PER_SECOND = 25
/** Until its first word. */
const START_MS = 20_000
const SHORTEST_MS = 45_000
/** What the hosts allow a request, less what its end takes. */
const LONGEST_DEADLINE_MS = 240_000

/** How long a run of a tool that writes may take, in milliseconds: a slow model can finish its longest answer. */
export function deadlineMs({ maxOutputTokens }: { maxOutputTokens: number }): number {
  const needed = START_MS + (maxOutputTokens / TOKENS_PER_SECOND) * 1_000
  return Math.min(LONGEST_DEADLINE_MS, Math.max(SHORTEST_MS, needed))
}
