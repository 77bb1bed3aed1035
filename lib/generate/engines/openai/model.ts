import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import type { CatalogueError } from '@/lib/errors'
import { UpstreamError } from '../upstream-error'
import { afterRefusal, firstDialect } from './dialect'
import { failureOf } from './failure'
import { type Question, requestBody } from './request'
import { type ModelSettings, type Patience, patience } from './settings'

/** Time that a retry needs to be worth it. */
const leastTimeLeftMs = 10_000
const longestRetryAfterSeconds = 2

/** A model on a server, and what has been learned about the server. */
export class Model {
  readonly patience: Patience
  #client: OpenAI
  #settings: ModelSettings
  #dialect

  constructor(settings: ModelSettings) {
    this.#settings = settings
    this.#dialect = firstDialect(settings)
    this.patience = { ...patience, ...settings.patience }
    this.#client = new OpenAI({
      apiKey: settings.apiKey ?? 'none',
      baseURL: settings.baseUrl,
      maxRetries: 0,
      timeout: this.patience.firstWordMs,
      logLevel: 'off',
    })
  }

  /**
   * Sends a question until the server accepts its form, with one retry after an error that may pass: at once for a
   * rate limit of two seconds or less, after a moment for a server's error or a refused connection. Never after a
   * timeout. `deadline` is on the clock of `performance.now()`. Throws `CatalogueError`.
   */
  async ask(question: Question, deadline: number, signal: AbortSignal): Promise<Response> {
    let retried = false
    for (;;) {
      const dialect = this.#dialect
      try {
        const body = requestBody(question, dialect, this.#settings)
        return await this.#client.chat.completions.create(body, { signal }).asResponse()
      } catch (error) {
        signal.throwIfAborted()
        const next = afterRefusal(dialect, error)
        if (next) {
          this.#dialect = next
          continue
        }
        const failure = failureOf(error)
        const wait = retried ? null : this.#retryAfter(failure)
        if (wait === null || performance.now() + wait + leastTimeLeftMs > deadline) throw failure
        retried = true
        await sleep(wait, undefined, { signal })
      }
    }
  }

  /** Milliseconds, or null for a failure that a retry does not mend. */
  #retryAfter(failure: CatalogueError): number | null {
    if (!(failure instanceof UpstreamError)) return null
    const { kind, retryAfterSeconds } = failure
    if (kind === 'rate') {
      const soon = retryAfterSeconds !== undefined && retryAfterSeconds <= longestRetryAfterSeconds
      return soon ? retryAfterSeconds * 1000 : null
    }
    if (kind !== 'server' && kind !== 'network') return null
    return this.patience.retryMs * (1 + 2 * Math.random())
  }
}
