import { UpstreamError } from '@/lib/openai/upstream-error'
import { toModelError } from './model-error'
import type { Timeouts } from './settings'

/** Why a finished call is aborted; a reason of its own spares making an exception for each. */
const callEnded = new Error('ended')

/** Ends one call when its signal aborts or the server is silent for too long. */
export class CallWatchdog {
  readonly abortController = new AbortController()
  #timer: NodeJS.Timeout
  #timedOut = false
  #started = false
  #startDraining = false
  #patience: Timeouts
  #signal: AbortSignal
  #forward = () => this.abortController.abort(this.#signal.reason)

  constructor(patience: Timeouts, signal: AbortSignal) {
    this.#patience = patience
    this.#signal = signal
    this.#timer = setTimeout(() => this.#expire(), patience.firstChunkMs)
    if (signal.aborted) this.#forward()
    signal.addEventListener('abort', this.#forward, { once: true })
  }

  /** Says that a piece arrived. Waiting for the first words ends with the first piece that is not empty. */
  onChunk(piece: { readonly length: number }): void {
    if (this.#startDraining) return
    if (this.#started) {
      this.#timer.refresh()
    } else if (piece.length > 0) {
      this.#started = true
      this.#wait(this.#patience.idleMs, () => this.#expire())
    }
  }

  /** Says that nothing more is needed: the rest, where usage is reported, gets a moment. */
  startDraining(): void {
    if (this.#startDraining) return
    this.#startDraining = true
    this.#wait(this.#patience.drainMs, () => this.abortController.abort(callEnded))
  }

  /** Throws what ended the call, if it was not the server: an aborted stream just stops. */
  throwIfEnded(): void {
    if (this.#timedOut) throw new UpstreamError('timeout')
    this.#signal.throwIfAborted()
  }

  /** What a call that threw ended by: the visitor's leaving or the server's silence, else the server's failure. */
  toEndError(error: unknown): unknown {
    try {
      this.throwIfEnded()
      return toModelError(error)
    } catch (ending) {
      return ending
    }
  }

  /** Closes the connection, if it is still open. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#signal.removeEventListener('abort', this.#forward)
    this.abortController.abort(callEnded)
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, milliseconds)
  }

  #expire(): void {
    this.#timedOut = true
    this.abortController.abort()
  }
}
