import * as z from '@/lib/core/zod'
import type { Field, NextTool } from './form'
import type { Input } from './prompt-tool'
import type { Settings } from './settings'
import type { GetSample, ToolDefinition, ToolIdentity } from './tool'

export type ServerContext = {
  settings: Settings
  /** Aborts when the visitor leaves or the tool's own deadline passes. */
  signal: AbortSignal
  binding: string
  /** A keyed hash that identifies the visitor in a model provider's abuse reports. */
  safetyId: string
  /** Records actual cost in micro-dollars; calls add up. Without a call the whole reserve is charged. */
  spend(microUsd: number): void
}

export type ServerToolEvent =
  /** Progress is streamed to a connected visitor and never stored. */
  { progress: Progress } | { part: Readonly<Record<string, unknown>> }

export const progressSchema = z.object({
  /** One of the tool's stages; the page has its label. */
  stage: z.string(),
  done: z.exactOptional(z.number()),
  total: z.exactOptional(z.number()),
  preview: z.exactOptional(z.string()),
})

export type Progress = z.infer<typeof progressSchema>

export type ServerToolInfo = {
  type: string
  name: string
  /** In code points. */
  promptLimit: number
  fields: readonly Field[]
  nextTools: readonly NextTool[]
}

/** Kinds of work with their own slots; `lib/server/limits/pools.ts` sets the number. */
export type PoolName = 'text' | 'posts' | 'transcription' | 'files' | 'speech' | 'images' | 'names'

export type ServerTool<Fields extends readonly Field[] = readonly Field[], Task = unknown> = ToolIdentity & {
  kind: 'server'
  nextToolTypes?: readonly string[]
  /** In code points. */
  promptLimit: number
  fields: Fields
  /** The limit for the whole run, at most 240,000. */
  maxDurationMs: number
  /** The model whose circuit breaker guards the runs. */
  service?: 'transcription' | 'speech' | 'images'
  pool?: PoolName
  imageInput?: true
  /** The number of slots for a run, proportional to its duration; default 1. */
  getSlotCount?(task: Task): number
  getDailyLimit?(settings: Settings): number
  /** Parses the input into a task. Throws for unsupported input, before any limit or token is used. */
  parseTask(input: Input<Fields>, settings: Settings): Task
  getMaxCostMicroUsd?(task: Task, settings: Settings): number | null
  getSample?: GetSample
  /** Yields progress and parts of the result; returns the result as plain text. */
  run(task: Task, context: ServerContext): AsyncGenerator<ServerToolEvent, string, void>
}

export function defineServerTool<const Fields extends readonly Field[], Task>(
  tool: Omit<ServerTool<Fields, Task>, 'type' | 'kind'>,
): ToolDefinition<ServerTool<Fields, Task>> {
  return { kind: 'server', ...tool }
}
