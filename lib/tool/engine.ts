import type { Card, EngineName } from './card'
import type { Refinement } from './form'
import type { PromptKind } from './prompt-reading'
import type { Input, PromptTool } from './prompt-tool'

export type Engine = {
  name: EngineName
  /**
   * Yields each item that passed the tool's `itemSchema`, while the caller pulls. Throws `PublicError`, with a `reason`
   * of `upstream_…` if a model fails, and the signal's reason on abort. Items before an error are valid.
   */
  write(job: WritingJob, signal: AbortSignal): AsyncIterable<Candidate>
}

export type Candidate = {
  item: unknown
  /** Phrases of the item that the writer reports as invented; absent where the writer invents nothing. */
  assumed?: readonly string[]
  /** Words that the item should have preserved. */
  lost?: readonly string[]
}

/** Produces the finished cards of a run. Throws the same errors as an engine. */
export type CardWriter = { name: EngineName; write(job: WritingJob, signal: AbortSignal): AsyncIterable<Card> }

export type WritingJob = {
  tool: PromptTool
  input: Input
  count: number
  seed: number
  isModelFree?: true
  refine?: Refinement
  voice?: readonly string[]
  /** Called once with the analysis of the prompt, before the first item. A writer of names or excerpts has none. */
  onPromptAnalyzed?: (analysis: PromptAnalysis) => void
  /** Returns the state of the caller's selection, by which an engine requests what is missing. */
  getProgress?: () => Progress
  /**
   * Called at the start of each model call with a function that returns the usage so far. The function that
   * `onModelCall` returns is called when the model call ends. The built-in engine never calls `onModelCall`.
   */
  onModelCall?: (getUsage: () => TokenUsage) => () => void
  visitor?: string
}

export type Progress = {
  missingCount: number
  /** The places in a sequence that have no part yet, from 1. */
  missingPlaces: readonly number[]
  accepted: readonly unknown[]
  /** Items that the caller cannot use as they are, with the reason: “leaves out Saturday”. */
  rejected: readonly { item: unknown; reason: string }[]
}

export type PromptAnalysis = { kind: PromptKind; sure: boolean; notes: readonly string[] }

export type TokenUsage = { inputTokens: number; outputTokens: number }
