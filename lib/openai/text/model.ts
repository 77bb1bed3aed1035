import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import { openAiClient } from '@/lib/openai/client'
import { afterRefusal, firstDialect } from './dialect'
import { failureOf } from './failure'
import { Learned } from './learned'
import { type Question, requestBody } from './request'
import { retryWait } from './retry-wait'
import { type ModelSettings, type Patience, patience } from './settings'
import { noPictures, takesNoPictures } from './takes-no-pictures'

/** Time that a retry needs to be worth it. */
const MIN_TIME_LEFT_MS = 10_000

/** A model on a server, and what has been learned about the server. */
export class Model {
  readonly patience: Patience
  readonly server: Pick<ModelSettings, 'baseUrl' | 'model'>
  #client: OpenAI
  #settings: ModelSettings
  #dialect

  constructor(settings: ModelSettings) {
    this.#settings = settings
    this.server = settings
    this.#dialect = new Learned(firstDialect(settings))
    this.patience = { ...patience, ...settings.patience }
    this.#client = openAiClient(settings, this.patience.firstWordMs)
  }

  /**
   * Sends a question until the server accepts its form, with one retry after an error that may pass: at once for a
   * rate limit of two seconds or less, after a moment for a server's error or a refused connection. Never after a
   * timeout. `deadline` is on the clock of `performance.now()`. Throws `CatalogueError`.
   */
  async ask(question: Question, deadline: number, signal: AbortSignal): Promise<Response> {
    let retried = false
    const known = this.#dialect.current
    for (let dialect = known; ; ) {
      try {
        const body = requestBody(question, dialect, this.#settings)
        const response = await this.#client.chat.completions.create(body, { signal }).asResponse()
        if (dialect !== known) this.#dialect.learn(dialect)
        return response
      } catch (error) {
        signal.throwIfAborted()
        const next = afterRefusal(dialect, error)
        if (next) {
          dialect = next
          continue
        }
        const failure = question.picture && takesNoPictures(error) ? noPictures() : failureOf(error)
        const wait = retried ? null : retryWait(failure, this.patience.retryMs)
        if (wait === null || performance.now() + wait + MIN_TIME_LEFT_MS > deadline) throw failure
        retried = true
        await sleep(wait, undefined, { signal })
      }
    }
  }
}
