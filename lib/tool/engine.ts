import type { Card, EngineName } from './card'
import type { Refinement } from './form'
import type { PromptKind } from './prompt-reading'
import type { Input, PromptTool } from './tool-definition'

/** Writes the items of one request. */
export type Engine = {
  name: EngineName
  /**
   * Yields items that passed the tool's `item` schema, as soon as each is finished. Keeps producing candidates
   * while it is pulled (within bounds), so the caller stops pulling when it has enough; stopping ends the work.
   * Throws `PublicError`, with a `reason` that starts with `upstream_` when a model could not be used,
   * and the signal's reason when the signal aborts. Items yielded before a throw are good.
   */
  write(job: WritingJob, signal: AbortSignal): AsyncIterable<Candidate>
}

/** An item as it was written. */
export type Candidate = {
  item: unknown
  /** Phrases of it that the writer made up, by its own account; absent where the writer makes nothing up. */
  assumed?: readonly string[]
  /** Words of the prompt that it had to keep and lost. */
  lost?: readonly string[]
}

/** Makes the finished cards of a run. Throws as an engine does. */
export type CardWriter = {
  name: EngineName
  write(job: WritingJob, signal: AbortSignal): AsyncIterable<Card>
}

export type WritingJob = {
  tool: PromptTool
  input: Input
  /** How many items the visitor gets; more may be pulled because some will not fit. */
  count: number
  seed: number
  /** The visitor's own text is laid out by the tool; nothing is written. */
  isModelFree?: true
  refine?: Refinement
  /** Up to three texts of the visitor's own, whose manner the items take. */
  voice?: readonly string[]
  /** Called with how a writer without a model has read the prompt, before its first item. A model never calls it. */
  onRead?: (analysis: PromptAnalysis) => void
  /** How many items the caller still lacks; an engine that asks again asks for this many. */
  countMissing?: () => number
  /**
   * Called as each call to a model begins, with a function that says what the call has used so far: as the server
   * reports it, else an estimate. What it returns is called once the call is over. The built-in engine never calls it.
   */
  onModelCall?: (getUsage: () => TokenUsage) => () => void
  /** A keyed hash that stands for the visitor, at most 64 characters, for the model provider's abuse reports. */
  visitor?: string
}

/** How the built-in writer has read a prompt, and what there is to say about it, in words. */
export type PromptAnalysis = { kind: PromptKind; sure: boolean; notes: readonly string[] }

export type TokenUsage = { inputTokens: number; outputTokens: number }
