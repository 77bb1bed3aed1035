import * as z from '@/lib/core/zod'
import type { Settings } from './settings'

/** What a server tool may use of the request that asked for it. */
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

/** What a server tool tells while it works. */
export type ServerToolEvent =
  /** How far it is: sent to a visitor who listens, kept nowhere. */
  | { progress: Progress }
  /** A piece of the result, as JSON. */
  | { part: ServerPart }

export type ServerPart = Readonly<Record<string, unknown>>

export const progressSchema = z.object({
  /** Which of the tool's stages; the page has the words for it. */
  stage: z.string(),
  done: z.exactOptional(z.number()),
  total: z.exactOptional(z.number()),
  /** An unfinished picture, as a data URL. */
  preview: z.exactOptional(z.string()),
})

export type Progress = z.infer<typeof progressSchema>
