import * as z from '@/lib/core/zod'
import type { Settings } from './settings'

export type ServerContext = {
  settings: Settings
  /** Aborts when the visitor leaves or the tool's own deadline passes. */
  signal: AbortSignal
  /** Ties media links to this visitor. */
  binding: string
  /** A keyed hash that identifies the visitor in a model provider's abuse reports. */
  safetyId: string
  /** Records actual cost in micro-dollars; calls add up. Without a call the whole reserve is charged. */
  spend(microUsd: number): void
}

export type ServerToolEvent =
  /** Progress is streamed to a connected visitor and never stored. */
  { progress: Progress } | { part: ServerPart }

export type ServerPart = Readonly<Record<string, unknown>>

export const progressSchema = z.object({
  /** One of the tool's stages; the page has its label. */
  stage: z.string(),
  done: z.exactOptional(z.number()),
  total: z.exactOptional(z.number()),
  preview: z.exactOptional(z.string()),
})

export type Progress = z.infer<typeof progressSchema>
