import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import { openAiClient } from '@/lib/openai/client'
import { isUncharged } from '@/lib/openai/upstream-error'
import { afterRefusal, firstDialect } from './dialect'
import { failureOf } from './failure'
import { Learned } from './learned'
import { type Question, requestBody, thinksFirst } from './request'
import { retryWait } from './retry-wait'
import { isOpenAiItself, type ModelSettings, type Patience, patience } from './settings'
import { noPictures, takesNoPictures } from './takes-no-pictures'
import { Ratios, Tally } from './tally'
import { pictureTokens, tokensIn } from './tokens'

/** Time that a retry needs to be worth it. */
const MIN_TIME_LEFT_MS = 10_000

/** `deadline` is on the clock of `performance.now()`. */
type Asking = { deadline: number; signal: AbortSignal; tally: Tally }

/** A model on a server, and what has been learned about the server. */
export class Model {
  readonly patience: Patience
  readonly server: Pick<ModelSettings, 'baseUrl' | 'model'>
  #client: OpenAI
  #settings: ModelSettings
  #dialect
  #ratios

  constructor(settings: ModelSettings) {
    this.#settings = settings
    this.server = settings
    this.#ratios = new Ratios(isOpenAiItself(settings) && thinksFirst(settings.model))
    this.#dialect = new Learned(firstDialect(settings))
    this.patience = { ...patience, ...settings.patience }
    this.#client = openAiClient(settings, this.patience.firstWordMs)
  }

  /** Counts what one call uses: `ask` and whoever reads the answer report to it. */
  newTally({ system, user, schema, picture }: Question): Tally {
    const words = tokensIn(system) + tokensIn(user) + tokensIn(JSON.stringify(schema))
    const seen = picture ? pictureTokens(this.server.model, picture) : 0
    return new Tally(this.#ratios, { tokens: words + seen, hasPicture: picture !== undefined })
  }

  /**
   * Sends a question until the server accepts its form, with one retry after an error that may pass: at once for a
   * rate limit of two seconds or less, after a moment for a server's error or a refused connection. Never after a
   * timeout. Throws `CatalogueError`.
   */
  async ask(question: Question, { deadline, signal, tally }: Asking): Promise<Response> {
    let retried = false
    const known = this.#dialect.current
    for (let dialect = known; ; ) {
      signal.throwIfAborted()
      try {
        const body = requestBody(question, dialect, this.#settings)
        tally.sent()
        const response = await this.#client.chat.completions.create(body, { signal }).asResponse()
        if (dialect !== known) this.#dialect.learn(dialect)
        return response
      } catch (error) {
        signal.throwIfAborted()
        const failure = question.picture && takesNoPictures(error) ? noPictures() : failureOf(error)
        if (isUncharged(failure)) tally.refused()
        const next = afterRefusal(dialect, error)
        if (next) {
          dialect = next
          continue
        }
        const wait = retried ? null : retryWait(failure, this.patience.retryMs)
        if (wait === null || performance.now() + wait + MIN_TIME_LEFT_MS > deadline) throw failure
        retried = true
        await sleep(wait, undefined, { signal })
      }
    }
  }
}
