import type { TokenUsage } from '@/lib/tool/engine'
import type { AnswerChunk } from './answer'
import { REASONING_TOKENS } from './chat-request'
import { estimateTokens } from './estimate-tokens'

/** How many of the last calls a mean is about. */
const MEAN_WINDOW = 10
/** The least that a server is taken to count of an estimate: a visitor's odd text may not make later runs cheap. */
const MIN_RATIO = 0.75
/** Estimated tokens of an answer from which something can be learned. */
const MIN_LEARNABLE_TOKENS = 50

/** A running mean, each call with the same weight; `first` until there is one. */
class RunningMean {
  #calls = 0
  #value: number

  constructor(first: number) {
    this.#value = first
  }

  get value(): number {
    return this.#value
  }

  learn(value: number): void {
    this.#calls = Math.min(MEAN_WINDOW, this.#calls + 1)
    this.#value += (value - this.#value) / this.#calls
  }
}

/** How a model counts: what its server reports for each token that is estimated, as far as it has reported. */
export class TokenRatios {
  readonly text = new RunningMean(1)
  readonly image = new RunningMean(1)
  readonly output = new RunningMean(1)
  /** Output tokens of a call that never show in its answer. */
  readonly hidden: RunningMean

  constructor(isReasoning: boolean) {
    this.hidden = new RunningMean(isReasoning ? REASONING_TOKENS : 0)
  }
}

/** A request's estimated input tokens. */
type InputEstimate = { tokens: number; hasImage: boolean }

/**
 * What one call has used so far: what its server reports at the end of the answer, else an estimate from what was sent
 * and received. A server that stops when the connection closes charges no more.
 */
export class CallUsage {
  #ratios: TokenRatios
  #input: RunningMean
  /** Estimated input tokens of one request. */
  #tokens: number
  /** Requests that the server may charge for, without the last one. */
  #broken = 0
  #isSent = false
  #written = 0
  #thought = 0
  #isFinished = false
  #report: AnswerChunk['usage'] = null

  constructor(ratios: TokenRatios, { tokens, hasImage }: InputEstimate) {
    this.#ratios = ratios
    this.#input = hasImage ? ratios.image : ratios.text
    this.#tokens = tokens
  }

  /** A request goes out. */
  onSent(): void {
    if (this.#isSent) this.#broken += 1
    this.#isSent = true
  }

  /** The server charges nothing for the last request. */
  onRefused(): void {
    this.#isSent = false
  }

  addChunk({ text, reasoning, finishReason, usage }: AnswerChunk): void {
    this.#written += estimateTokens(text)
    this.#thought += estimateTokens(reasoning)
    this.#isFinished ||= finishReason !== null
    // Some servers report zeros, or what was used so far, with every piece.
    if (usage && this.#isFinished && usage.inputTokens > 0) this.#report = usage
  }

  /** Corrects later estimates for this model by what the server has reported. */
  learn(): void {
    if (!this.#report) return
    const { inputTokens, outputTokens, reasoningTokens } = this.#report
    const { output, hidden } = this.#ratios
    const unseen = Math.min(outputTokens, Math.max(0, reasoningTokens - this.#thought))
    this.#input.learn(Math.max(MIN_RATIO, inputTokens / this.#tokens))
    hidden.learn(unseen)
    const seen = this.#written + this.#thought
    if (seen >= MIN_LEARNABLE_TOKENS) output.learn(Math.max(MIN_RATIO, (outputTokens - unseen) / seen))
  }

  get total(): TokenUsage {
    const { output, hidden } = this.#ratios
    const request = this.#tokens * this.#input.value
    const broken = this.#broken * request
    if (this.#report) {
      const { inputTokens, outputTokens } = this.#report
      return { inputTokens: Math.round(broken) + inputTokens, outputTokens }
    }
    const written = (this.#written + this.#thought) * output.value
    return {
      inputTokens: Math.round(broken + (this.#isSent ? request : 0)),
      outputTokens: Math.round(written + (this.#isSent ? hidden.value : 0)),
    }
  }
}
