import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import { createOpenAiClient } from '@/lib/openai/client'
import { isUncharged } from '@/lib/openai/upstream-error'
import { CallUsage, TokenRatios } from './call-usage'
import { buildChatRequestBody, type ChatRequest, isReasoningModel } from './chat-request'
import { getInitialDialect, narrowDialect } from './dialect'
import { estimateImageTokens, estimateTokens } from './estimate-tokens'
import { LearnedValue } from './learned-value'
import { toModelError } from './model-error'
import { createNoImagesError, isImageUnsupportedError } from './no-images-error'
import { getRetryDelay } from './retry-delay'
import { defaultTimeouts, isOfficialOpenAi, type ModelSettings, type Timeouts } from './settings'

const MIN_TIME_LEFT_MS = 10_000

type AskOptions = { deadline: number; signal: AbortSignal; callUsage: CallUsage }

export class Model {
  readonly timeouts: Timeouts
  readonly server: Pick<ModelSettings, 'baseUrl' | 'model'>
  #client: OpenAI
  #settings: ModelSettings
  #dialect
  #ratios

  constructor(settings: ModelSettings) {
    this.#settings = settings
    this.server = settings
    this.#ratios = new TokenRatios(isOfficialOpenAi(settings) && isReasoningModel(settings.model))
    this.#dialect = new LearnedValue(getInitialDialect(settings))
    this.timeouts = { ...defaultTimeouts, ...settings.timeouts }
    this.#client = createOpenAiClient(settings, this.timeouts.firstChunkMs)
  }

  /** Creates the usage counter of one call. `ask` and the answer's reader report to it. */
  createCallUsage({ system, user, schema, image }: ChatRequest): CallUsage {
    const textTokens = estimateTokens(system) + estimateTokens(user) + estimateTokens(JSON.stringify(schema))
    const imageTokens = image ? estimateImageTokens(this.server.model, image) : 0
    return new CallUsage(this.#ratios, { tokens: textTokens + imageTokens, hasImage: image !== undefined })
  }

  /**
   * Sends a request until the server accepts its form. Retries a transient error once: at once for a rate limit of two
   * seconds or less, after a delay for a server error or a refused connection, never after a timeout. Throws
   * `PublicError`.
   */
  async ask(request: ChatRequest, { deadline, signal, callUsage }: AskOptions): Promise<Response> {
    let hasRetried = false
    const learnedDialect = this.#dialect.current
    for (let dialect = learnedDialect; ; ) {
      signal.throwIfAborted()
      try {
        const body = buildChatRequestBody(request, dialect, this.#settings)
        callUsage.recordRequest()
        const response = await this.#client.chat.completions.create(body, { signal }).asResponse()
        if (dialect !== learnedDialect) this.#dialect.learn(dialect)
        return response
      } catch (error) {
        signal.throwIfAborted()
        const failure = request.image && isImageUnsupportedError(error) ? createNoImagesError() : toModelError(error)
        if (isUncharged(failure)) callUsage.recordRefusal()
        const nextDialect = narrowDialect(dialect, error)
        if (nextDialect) {
          dialect = nextDialect
          continue
        }
        const delayMs = hasRetried ? null : getRetryDelay(failure, this.timeouts.retryMs)
        if (delayMs === null || performance.now() + delayMs + MIN_TIME_LEFT_MS > deadline) throw failure
        hasRetried = true
        await sleep(delayMs, undefined, { signal })
      }
    }
  }
}
