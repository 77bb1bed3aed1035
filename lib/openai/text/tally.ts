import type { Usage } from '@/lib/tool/engine'
import type { Part } from './answer'
import { thinkingTokens } from './request'
import { tokensIn } from './tokens'

/** How many of the last calls a mean is about. */
const CALLS = 10
/** The least that a server is taken to count of an estimate: a visitor's odd text may not make later runs cheap. */
const LEAST = 0.75
/** Estimated tokens of an answer from which something can be learned. */
const ENOUGH = 50

/** A running mean, each call with the same weight; `first` until there is one. */
class Mean {
  #calls = 0
  #value: number

  constructor(first: number) {
    this.#value = first
  }

  get value(): number {
    return this.#value
  }

  learn(value: number): void {
    this.#calls = Math.min(CALLS, this.#calls + 1)
    this.#value += (value - this.#value) / this.#calls
  }
}

/** How a model counts: what its server reports for each token that is estimated, as far as it has reported. */
export class Ratios {
  readonly text = new Mean(1)
  readonly picture = new Mean(1)
  readonly output = new Mean(1)
  /** Output tokens of a call that never show in its answer. */
  readonly hidden: Mean

  constructor(thinks: boolean) {
    this.hidden = new Mean(thinks ? thinkingTokens : 0)
  }
}

/** A request's estimated input tokens. */
type Sent = { tokens: number; hasPicture: boolean }

/**
 * What one call has used so far: what its server reports at the end of the answer, else an estimate from what was sent
 * and received. A server that stops when the connection closes charges no more.
 */
export class Tally {
  #ratios: Ratios
  #input: Mean
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
    this.#input.learn(Math.max(LEAST, inputTokens / this.#tokens))
    hidden.learn(unseen)
    const seen = this.#written + this.#thought
    if (seen >= ENOUGH) output.learn(Math.max(LEAST, (outputTokens - unseen) / seen))
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
