import type { Settings } from '@/lib/env'

/** What a lookup may use of the request that asked for it. */
export type ServerContext = {
  settings: Settings
  /** Aborts when the visitor leaves or the tool's own deadline has passed. */
  signal: AbortSignal
  /** Ties media links to this visitor. */
  binding: string
  /** A keyed hash that stands for the visitor, for a model provider's abuse reports. */
  safetyId: string
  /** What it has really cost, in micro-dollars; each call adds. Without one the whole reserve counts. */
  spend(microUsd: number): void
}
