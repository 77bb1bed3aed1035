import type { PoolName } from '@/lib/tool/server-tool'
import type { Settings } from '@/lib/tool/settings'
import type { RunRequirements } from './limits'
import type { Claim } from './store'

type Pool = {
  /** Total slots as a multiple of MAX_CONCURRENT. */
  multiplier: number
  maxSlots?: number
  maxPerVisitor: number
  retryAfterSeconds: number
  /** The setting that is non-null when a model does the work. */
  modelSetting: 'openai' | 'transcription' | 'speech' | 'images' | null
}

/** Slots in all processes with one store; slow work blocks no other kind. In brackets: with MAX_CONCURRENT at 8. */
const pools = {
  text: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 3, modelSetting: 'openai' },
  /** Post lookups (16), which mostly wait for TikTok. */
  posts: { multiplier: 2, maxPerVisitor: 2, retryAfterSeconds: 3, modelSetting: null },
  transcription: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 10, modelSetting: 'transcription' },
  /** Transcripts of visitors' files (4), after the upload. */
  files: { multiplier: 0.5, maxPerVisitor: 2, retryAfterSeconds: 10, modelSetting: 'transcription' },
  speech: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 3, modelSetting: 'speech' },
  images: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 10, modelSetting: 'images' },
  /** A slot per name. A name takes up to two seconds, so a longer queue would not finish within the 180 seconds. */
  names: { multiplier: 10, maxSlots: 80, maxPerVisitor: 20, retryAfterSeconds: 30, modelSetting: null },
} as const satisfies Record<PoolName, Pool>

/** Milliseconds that a run has to end after its deadline before its slots are released. */
const GRACE_MS = 15_000

/** Returns the slots that a run takes, at least one. `maxConcurrent` is the number of concurrent generations. */
export function getSlots(
  { visitor, pool, slotCount = 1, maxDurationMs }: RunRequirements,
  maxConcurrent: number,
): Claim['slots'] {
  const { multiplier, maxSlots = Number.POSITIVE_INFINITY, maxPerVisitor }: Pool = pools[pool]
  const total = Math.min(maxSlots, Math.ceil(multiplier * maxConcurrent))
  const maxPerHolder = Math.min(maxPerVisitor, total)
  const count = Math.max(1, slotCount)
  return { pool, holder: visitor.key, count, total, maxPerHolder, leaseMs: maxDurationMs + GRACE_MS }
}

export const getRetryAfterSeconds = (name: PoolName): number => pools[name].retryAfterSeconds

/** Returns the operator's model for this pool; null when no model does its work. */
export function getPoolModel(name: PoolName, settings: Settings): string | null {
  const { modelSetting } = pools[name]
  return modelSetting && (settings[modelSetting]?.model ?? null)
}
