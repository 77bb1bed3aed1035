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

/** What a lookup tells while it works. */
export type ServerStep =
  /** How far it is: sent to a visitor who listens, kept nowhere. */
  | { progress: Progress }
  /** A piece of the result, as JSON. */
  | { part: LookupPart }

export type LookupPart = Readonly<Record<string, unknown>>

export type Progress = {
  /** Which of the tool's stages; the page has the words for it. */
  stage: string
  done?: number
  total?: number
  /** An unfinished picture, as a data URL. */
  preview?: string
}
