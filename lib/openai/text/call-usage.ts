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

/** A running mean, each call with the same weight; `initialValue` until there is one. */
class RunningMean {
  #sampleCount = 0
  #value: number

  constructor(initialValue: number) {
    this.#value = initialValue
  }

  get value(): number {
    return this.#value
  }

  learn(value: number): void {
    this.#sampleCount = Math.min(MEAN_WINDOW, this.#sampleCount + 1)
    this.#value += (value - this.#value) / this.#sampleCount
  }
}

/** How a model counts: what its server reports for each token that is estimated, as far as it has reported. */
export class TokenRatios {
  readonly text = new RunningMean(1)
  readonly image = new RunningMean(1)
  readonly output = new RunningMean(1)
  /** Output tokens of a call that never show in its answer. */
  readonly hiddenTokens: RunningMean

  constructor(isReasoning: boolean) {
    this.hiddenTokens = new RunningMean(isReasoning ? REASONING_TOKENS : 0)
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
  #inputRatio: RunningMean
  /** Estimated input tokens of one request. */
  #inputTokens: number
  /** Requests that the server may charge for, without the last one. */
  #brokenRequestCount = 0
  #isSent = false
  #answerTokens = 0
  #reasoningTokens = 0
  #isFinished = false
  #reportedUsage: AnswerChunk['usage'] = null

  constructor(ratios: TokenRatios, { tokens, hasImage }: InputEstimate) {
    this.#ratios = ratios
    this.#inputRatio = hasImage ? ratios.image : ratios.text
    this.#inputTokens = tokens
  }

  /** A request goes out. */
  recordRequest(): void {
    if (this.#isSent) this.#brokenRequestCount += 1
    this.#isSent = true
  }

  /** The server charges nothing for the last request. */
  recordRefusal(): void {
    this.#isSent = false
  }

  addChunk({ text, reasoning, finishReason, usage }: AnswerChunk): void {
    this.#answerTokens += estimateTokens(text)
    this.#reasoningTokens += estimateTokens(reasoning)
    this.#isFinished ||= finishReason !== null
    // Some servers report zeros, or what was used so far, with every piece.
    if (usage && this.#isFinished && usage.inputTokens > 0) this.#reportedUsage = usage
  }

  /** Corrects later estimates for this model by what the server has reported. */
  learn(): void {
    if (!this.#reportedUsage) return
    const { inputTokens, outputTokens, reasoningTokens } = this.#reportedUsage
    const { output, hiddenTokens } = this.#ratios
    const hiddenTokenCount = Math.min(outputTokens, Math.max(0, reasoningTokens - this.#reasoningTokens))
    this.#inputRatio.learn(Math.max(MIN_RATIO, inputTokens / this.#inputTokens))
    hiddenTokens.learn(hiddenTokenCount)
    const visibleTokens = this.#answerTokens + this.#reasoningTokens
    if (visibleTokens >= MIN_LEARNABLE_TOKENS)
      output.learn(Math.max(MIN_RATIO, (outputTokens - hiddenTokenCount) / visibleTokens))
  }

  get total(): TokenUsage {
    const { output, hiddenTokens } = this.#ratios
    const requestTokens = this.#inputTokens * this.#inputRatio.value
    const brokenTokens = this.#brokenRequestCount * requestTokens
    if (this.#reportedUsage) {
      const { inputTokens, outputTokens } = this.#reportedUsage
      return { inputTokens: Math.round(brokenTokens) + inputTokens, outputTokens }
    }
    const visibleTokens = (this.#answerTokens + this.#reasoningTokens) * output.value
    return {
      inputTokens: Math.round(brokenTokens + (this.#isSent ? requestTokens : 0)),
      outputTokens: Math.round(visibleTokens + (this.#isSent ? hiddenTokens.value : 0)),
    }
  }
}
