import type { PoolName } from '@/lib/tool/pool-name'
import type { Settings } from '@/lib/tool/settings'

type Pool = {
  /** Places in all, as a multiple of MAX_CONCURRENT. */
  multiplier: number
  /** Most places, whatever MAX_CONCURRENT is. */
  maxSlots?: number
  /** Most of them for one visitor. */
  maxPerVisitor: number
  /** When it is worth asking again. */
  retryAfterSeconds: number
  /** The setting that is not null where a model does the work. */
  modelSetting: 'openai' | 'transcription' | 'speech' | 'images' | null
}

/**
 * What is done at once by all who count in one store, each kind of work in places of its own, so that one that is slow
 * shuts no other. In brackets the places with the default of 8.
 */
const pools = {
  /** Writing (8). */
  text: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 3, modelSetting: 'openai' },
  /** Posts looked up (16): most of the time is TikTok's. */
  posts: { multiplier: 2, maxPerVisitor: 2, retryAfterSeconds: 3, modelSetting: null },
  /** Transcripts of posts (8). */
  transcription: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 10, modelSetting: 'transcription' },
  /** Visitors' own files heard (4), once they are there whole. */
  files: { multiplier: 0.5, maxPerVisitor: 2, retryAfterSeconds: 10, modelSetting: 'transcription' },
  speech: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 3, modelSetting: 'speech' },
  images: { multiplier: 1, maxPerVisitor: 2, retryAfterSeconds: 10, modelSetting: 'images' },
  /**
   * The queue of the username checker: a place for each name (80), two runs of ten for one visitor. A name may wait for
   * two questions of a second each, so more would not have their turn within the tool's 180 seconds.
   */
  names: { multiplier: 10, maxSlots: 80, maxPerVisitor: 20, retryAfterSeconds: 30, modelSetting: null },
} as const satisfies Record<PoolName, Pool>

/** After its deadline a run has this long to end, in milliseconds, before its places are free without it. */
const GRACE_MS = 15_000

/** So many places of a pool, of which one visitor may have no more than its share. */
export type Slots = {
  pool: PoolName
  count: number
  total: number
  maxPerVisitor: number
  /** Milliseconds after which places that nobody freed are free again. */
  leaseMs: number
}

type SlotRequirements = { pool: PoolName; slotCount?: number | undefined; maxDurationMs: number }

/** The places that a run takes, at least one, where `maxConcurrent` generations are done at once. */
export function getSlots({ pool: name, slotCount = 1, maxDurationMs }: SlotRequirements, maxConcurrent: number): Slots {
  const { multiplier, maxSlots = Number.POSITIVE_INFINITY, maxPerVisitor }: Pool = pools[name]
  const total = Math.min(maxSlots, Math.ceil(multiplier * maxConcurrent))
  const count = Math.max(1, slotCount)
  return {
    pool: name,
    count,
    total,
    maxPerVisitor: Math.min(maxPerVisitor, total),
    leaseMs: maxDurationMs + GRACE_MS,
  }
}

export const getRetryAfterSeconds = (name: PoolName): number => pools[name].retryAfterSeconds

/** The model that the operator has set for the work of this pool; null where none does it. */
export function getPoolModel(name: PoolName, settings: Settings): string | null {
  const { modelSetting } = pools[name]
  return modelSetting && (settings[modelSetting]?.model ?? null)
}
