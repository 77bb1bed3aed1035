import { UpstreamError } from '@/lib/openai/upstream-error'
import { failureOf } from './failure'
import type { Patience } from './settings'

/** Why a finished call is aborted; a reason of its own spares making an exception for each. */
const ended = new Error('ended')

/** Ends one call when its signal aborts or the server is silent for too long. */
export class Clock {
  readonly abort = new AbortController()
  #timer: NodeJS.Timeout
  #timedOut = false
  #started = false
  #closing = false
  #patience: Patience
  #signal: AbortSignal
  #forward = () => this.abort.abort(this.#signal.reason)

  constructor(patience: Patience, signal: AbortSignal) {
    this.#patience = patience
    this.#signal = signal
    this.#timer = setTimeout(() => this.#expire(), patience.firstWordMs)
    if (signal.aborted) this.#forward()
    signal.addEventListener('abort', this.#forward, { once: true })
  }

  /** Says that a piece arrived. Waiting for the first words ends with the first piece that is not empty. */
  heard(piece: { readonly length: number }): void {
    if (this.#closing) return
    if (this.#started) {
      this.#timer.refresh()
    } else if (piece.length > 0) {
      this.#started = true
      this.#wait(this.#patience.idleMs, () => this.#expire())
    }
  }

  /** Says that nothing more is needed: the rest, where usage is reported, gets a moment. */
  closing(): void {
    if (this.#closing) return
    this.#closing = true
    this.#wait(this.#patience.drainMs, () => this.abort.abort(ended))
  }

  /** Throws what ended the call, if it was not the server: an aborted stream just stops. */
  check(): void {
    if (this.#timedOut) throw new UpstreamError('timeout')
    this.#signal.throwIfAborted()
  }

  /** What a call that threw ended by: the visitor's leaving or the server's silence, else the server's failure. */
  endOf(error: unknown): unknown {
    try {
      this.check()
      return failureOf(error)
    } catch (ending) {
      return ending
    }
  }

  /** Closes the connection, if it is still open. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#signal.removeEventListener('abort', this.#forward)
    this.abort.abort(ended)
  }

  #wait(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(then, milliseconds)
  }

  #expire(): void {
    this.#timedOut = true
    this.abort.abort()
  }
}
