import type { TokenUsage } from '@/lib/tool/engine'
import type { AnswerChunk } from './answer'
import { REASONING_TOKENS } from './chat-request'
import { estimateTokens } from './estimate-tokens'

/** Number of recent calls in a mean. */
const MEAN_WINDOW = 10
/** Minimum ratio of reported to estimated tokens, so that a visitor's unusual text cannot make later runs too cheap. */
const MIN_RATIO = 0.75
/** Minimum estimated answer tokens to learn from. */
const MIN_LEARNABLE_TOKENS = 50

/** A running mean with equal weights per call; `initialValue` before the first sample. */
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

export class TokenRatios {
  readonly text = new RunningMean(1)
  readonly image = new RunningMean(1)
  readonly output = new RunningMean(1)
  /** Output tokens of a call that do not appear in its answer. */
  readonly hiddenTokens: RunningMean

  constructor(isReasoning: boolean) {
    this.hiddenTokens = new RunningMean(isReasoning ? REASONING_TOKENS : 0)
  }
}

type InputEstimate = { tokens: number; hasImage: boolean }

/**
 * The usage of one call so far: the server's report at the end of the answer, else an estimate of the data sent and
 * received. A server that stops when the connection closes charges no more.
 */
export class CallUsage {
  #ratios: TokenRatios
  #inputRatio: RunningMean
  #inputTokens: number
  /** Requests before the last one that the server may charge for. */
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

  /** Call when sending a request. */
  recordRequest(): void {
    if (this.#isSent) this.#brokenRequestCount += 1
    this.#isSent = true
  }

  /** Call when the last request is free of charge. */
  recordRefusal(): void {
    this.#isSent = false
  }

  addChunk({ text, reasoning, finishReason, usage }: AnswerChunk): void {
    this.#answerTokens += estimateTokens(text)
    this.#reasoningTokens += estimateTokens(reasoning)
    this.#isFinished ||= finishReason !== null
    // Some servers report zeros or interim usage with every chunk.
    if (usage && this.#isFinished && usage.inputTokens > 0) this.#reportedUsage = usage
  }

  /** Adjusts later estimates for this model to the server's reports. */
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
