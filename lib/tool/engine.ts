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
  /** Called with the prompt analysis of a writer without a model, before its first item. A model never calls it. */
  onPromptAnalyzed?: (analysis: PromptAnalysis) => void
  /** Returns how many items the caller still lacks. An engine requests this many when it retries. */
  countMissing?: () => number
  /**
   * Called at the start of each model call with a function that returns the usage so far. The function that
   * `onModelCall` returns is called when the model call ends. The built-in engine never calls `onModelCall`.
   */
  onModelCall?: (getUsage: () => TokenUsage) => () => void
  visitor?: string
}

export type PromptAnalysis = { kind: PromptKind; sure: boolean; notes: readonly string[] }

export type TokenUsage = { inputTokens: number; outputTokens: number }
