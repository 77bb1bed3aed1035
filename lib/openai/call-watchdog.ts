import type { Timeouts } from '@/lib/openai/client'
import { toModelError } from '@/lib/openai/model-error'
import { UpstreamError } from '@/lib/openai/upstream-error'

type SilenceTimeouts = Pick<Timeouts, 'firstChunkMs' | 'idleMs'>

const callEndedError = new Error('ended')

/** Aborts a call when its signal aborts or the server is silent for too long. */
export class CallWatchdog {
  readonly signal: AbortSignal
  #controller = new AbortController()
  #timer: NodeJS.Timeout
  #hasTimedOut = false
  #hasStarted = false
  #isDraining = false
  #timeouts: SilenceTimeouts
  #callerSignal: AbortSignal

  constructor(timeouts: SilenceTimeouts, callerSignal: AbortSignal) {
    this.#timeouts = timeouts
    this.#callerSignal = callerSignal
    this.signal = AbortSignal.any([callerSignal, this.#controller.signal])
    this.#timer = setTimeout(() => this.#expire(), timeouts.firstChunkMs)
  }

  /** Restarts the silence timeout. The first-token timeout ends with the first non-empty chunk. */
  recordChunk(chunk: { readonly length: number }): void {
    if (this.#isDraining) return
    if (this.#hasStarted) {
      this.#timer.refresh()
    } else if (chunk.length > 0) {
      this.#hasStarted = true
      this.#startTimer(this.#timeouts.idleMs, () => this.#expire())
    }
  }

  /** Call when no more content is needed. Leaves `timeoutMs` for the rest, which reports the usage. */
  startDraining(timeoutMs: number): void {
    if (this.#isDraining) return
    this.#isDraining = true
    this.#startTimer(timeoutMs, () => this.#controller.abort(callEndedError))
  }

  /** Throws the signal's or timeout's error, because an aborted stream just stops. */
  throwIfEnded(): void {
    if (this.#hasTimedOut) throw new UpstreamError('timeout')
    this.#callerSignal.throwIfAborted()
  }

  /** Returns why a call failed: the visitor's abort or the timeout if they ended it, else the server's error. */
  toEndError(error: unknown): unknown {
    try {
      this.throwIfEnded()
      return toModelError(error)
    } catch (endError) {
      return endError
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#controller.abort(callEndedError)
  }

  #startTimer(milliseconds: number, onTimeout: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(onTimeout, milliseconds)
  }

  #expire(): void {
    this.#hasTimedOut = true
    this.#controller.abort()
  }
}
