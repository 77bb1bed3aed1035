import { UpstreamError } from '@/lib/openai/upstream-error'
import { toModelError } from './model-error'
import type { Timeouts } from './settings'

/** Why a finished call is aborted; a reason of its own spares making an exception for each. */
const callEndedError = new Error('ended')

/** Ends one call when its signal aborts or the server is silent for too long. */
export class CallWatchdog {
  readonly abortController = new AbortController()
  #timer: NodeJS.Timeout
  #hasTimedOut = false
  #hasStarted = false
  #startDraining = false
  #timeouts: Timeouts
  #signal: AbortSignal
  #forwardAbort = () => this.abortController.abort(this.#signal.reason)

  constructor(timeouts: Timeouts, signal: AbortSignal) {
    this.#timeouts = timeouts
    this.#signal = signal
    this.#timer = setTimeout(() => this.#expire(), timeouts.firstChunkMs)
    if (signal.aborted) this.#forwardAbort()
    signal.addEventListener('abort', this.#forwardAbort, { once: true })
  }

  /** Says that a piece arrived. Waiting for the first words ends with the first piece that is not empty. */
  recordChunk(chunk: { readonly length: number }): void {
    if (this.#startDraining) return
    if (this.#hasStarted) {
      this.#timer.refresh()
    } else if (chunk.length > 0) {
      this.#hasStarted = true
      this.#startTimer(this.#timeouts.idleMs, () => this.#expire())
    }
  }

  /** Says that nothing more is needed: the rest, where usage is reported, gets a moment. */
  startDraining(): void {
    if (this.#startDraining) return
    this.#startDraining = true
    this.#startTimer(this.#timeouts.drainMs, () => this.abortController.abort(callEndedError))
  }

  /** Throws what ended the call, if it was not the server: an aborted stream just stops. */
  throwIfEnded(): void {
    if (this.#hasTimedOut) throw new UpstreamError('timeout')
    this.#signal.throwIfAborted()
  }

  /** What a call that threw ended by: the visitor's leaving or the server's silence, else the server's failure. */
  toEndError(error: unknown): unknown {
    try {
      this.throwIfEnded()
      return toModelError(error)
    } catch (endError) {
      return endError
    }
  }

  /** Closes the connection, if it is still open. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#signal.removeEventListener('abort', this.#forwardAbort)
    this.abortController.abort(callEndedError)
  }

  #startTimer(milliseconds: number, onTimeout: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(onTimeout, milliseconds)
  }

  #expire(): void {
    this.#hasTimedOut = true
    this.abortController.abort()
  }
}
