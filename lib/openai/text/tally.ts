import type { Usage } from '@/lib/request/engine'
import type { Part } from './answer'
import { thinkingTokens } from './request'
import { tokensIn } from './tokens'

/** Earlier calls weigh this much less with each one that reports. */
const FADING = 0.9

/** What a server reports for each token that is estimated; `first` until it has reported. */
export class Ratio {
  #first: number
  #reported = 0
  #estimated = 0

  constructor(first: number) {
    this.#first = first
  }

  get value(): number {
    return this.#estimated > 0 ? this.#reported / this.#estimated : this.#first
  }

  learn(reported: number, estimated: number): void {
    if (estimated <= 0) return
    this.#reported = FADING * this.#reported + reported
    this.#estimated = FADING * this.#estimated + estimated
  }
}

/** What has been learned of how a model counts. */
export class Ratios {
  readonly text = new Ratio(1)
  readonly picture = new Ratio(1)
  readonly output = new Ratio(1)
  /** Output tokens of a call that never show in its answer. */
  readonly hidden: Ratio

  constructor(thinks: boolean) {
    this.hidden = new Ratio(thinks ? thinkingTokens : 0)
  }
}

/** A request's estimated input tokens. */
type Sent = { tokens: number; hasPicture: boolean }

/**
 * What one call has used so far: what its server reports at the end of the answer, else an estimate from what was sent and
 * received. A server that stops when the connection closes charges no more.
 */
export class Tally {
  #ratios: Ratios
  #input: Ratio
  /** Estimated input tokens of one request. */
  #tokens: number
  /** Requests that the server may charge for, without the last one. */
  #broken = 0
  #isSent = false
  #written = 0
  #thought = 0
  #isFinished = false
  #report: Part['usage'] = null

  constructor(ratios: Ratios, { tokens, hasPicture }: Sent) {
    this.#ratios = ratios
    this.#input = hasPicture ? ratios.picture : ratios.text
    this.#tokens = tokens
  }

  /** A request goes out. */
  sent(): void {
    if (this.#isSent) this.#broken += 1
    this.#isSent = true
  }

  /** The server charges nothing for the last request. */
  refused(): void {
    this.#isSent = false
  }

  heard({ text, thoughts, finish, usage }: Part): void {
    this.#written += tokensIn(text)
    this.#thought += tokensIn(thoughts)
    this.#isFinished ||= finish !== null
    // Some servers report zeros, or what was used so far, with every piece.
    if (usage && this.#isFinished && usage.inputTokens > 0) this.#report = usage
  }

  /** Corrects later estimates for this model by what the server has reported. */
  learn(): void {
    if (!this.#report) return
    const { inputTokens, outputTokens, thinkingTokens } = this.#report
    const { output, hidden } = this.#ratios
    const unseen = Math.min(outputTokens, Math.max(0, thinkingTokens - this.#thought))
    this.#input.learn(inputTokens, this.#tokens)
    hidden.learn(unseen, 1)
    output.learn(outputTokens - unseen, this.#written + this.#thought)
  }

  get used(): Usage {
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
