import { createHash } from 'node:crypto'
import known from './verdicts.json' with { type: 'json' }

/** What `recheck` has said: null for safe, else why not. */
export type Verdict = string | null

/** Verdicts by the text of an expression together with all that a verdict depends on: see `getVerdictKey`. */
export type Verdicts = Readonly<Record<string, Verdict>>

/** Written by `npm run expressions:update`. */
export const knownVerdicts: Verdicts = known

/** What a verdict is kept under: another version of `recheck`, other bounds, another text or flag give another key. */
export function getVerdictKey(expression: { source: string; flags: string }, version: string, options: object): string {
  const { source, flags } = expression
  const text = JSON.stringify([version, options, source, flags])
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}

/** The verdict that is known under the key, else the one that `check` comes to; both kinds are noted in `verdictsByKey`. */
export async function getVerdict(
  key: string,
  cachedVerdicts: Verdicts,
  verdictsByKey: Map<string, Verdict>,
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  const verdict = Object.hasOwn(cachedVerdicts, key) ? (cachedVerdicts[key] ?? null) : await check()
  verdictsByKey.set(key, verdict)
  return verdict
}
