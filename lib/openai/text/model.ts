import { setTimeout as sleep } from 'node:timers/promises'
import type OpenAI from 'openai'
import { APIError } from 'openai'
import { PublicError } from '@/lib/core/errors'
import {
  createOpenAiClient,
  defaultTimeouts,
  isOfficialOpenAi,
  type ModelSettings,
  type Timeouts,
} from '@/lib/openai/client'
import { createLearnedValue } from '@/lib/openai/learned-value'
import { getRetryDelayMs, toModelError } from '@/lib/openai/model-error'
import { isUncharged, refusalStatuses } from '@/lib/openai/upstream-error'
import {
  buildChatRequestBody,
  type ChatRequest,
  getInitialDialect,
  isReasoningModel,
  narrowDialect,
} from './chat-request'
import { CallUsage, estimateImageTokens, estimateTokens, TokenRatios } from './token-usage'

/** Messages (2026-11) of OpenAI, OpenRouter, Ollama, llama.cpp, vLLM, and servers without content parts. */
const imageUnsupportedPattern =
  /image_url is only supported|support image input|image input is not supported|mmproj|not a multimodal model|(does not|doesn't) support (images?|vision)\b|content must be a string|unknown variant `image_url`/i

function isImageUnsupportedError(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status === undefined) return false
  return [...refusalStatuses, 404, 500].includes(error.status) && imageUnsupportedPattern.test(error.message)
}

export const createUnsupportedImageError = () => new PublicError('no_pictures', { reason: 'upstream_blind' })

const MIN_TIME_LEFT_MS = 10_000

type AskOptions = { deadline: number; signal: AbortSignal; callUsage: CallUsage }

export class Model {
  readonly timeouts: Timeouts
  readonly settings: ModelSettings
  #client: OpenAI
  #dialect
  #hasThoughts
  #ratios

  constructor(settings: ModelSettings) {
    this.settings = settings
    const isReasoning = isOfficialOpenAi(settings) && isReasoningModel(settings.model)
    this.#hasThoughts = createLearnedValue(isReasoning)
    this.#ratios = new TokenRatios(isReasoning)
    this.#dialect = createLearnedValue(getInitialDialect(settings))
    const { firstTokenMs = defaultTimeouts.firstChunkMs } = settings
    this.timeouts = { ...defaultTimeouts, firstChunkMs: firstTokenMs, ...settings.timeouts }
    this.#client = createOpenAiClient(settings, this.timeouts.firstChunkMs)
  }

  /** Whether the limit of an answer leaves room for the model's thoughts besides its items. */
  get leavesRoomForThoughts(): boolean {
    return this.#hasThoughts.current
  }

  learnThoughts(): void {
    if (!this.#hasThoughts.current) this.#hasThoughts.learn(true)
  }

  createCallUsage({ system, user, schema, image }: ChatRequest): CallUsage {
    const textTokens = estimateTokens(system + user + (schema ? JSON.stringify(schema) : ''))
    const imageTokens = image ? estimateImageTokens(this.settings.model, image) : 0
    return new CallUsage(this.#ratios, { tokens: textTokens + imageTokens, hasImage: image !== undefined })
  }

  /** Adapts the form until the server accepts it. Retries once after a short rate limit, server or network error. */
  async ask(request: ChatRequest, { deadline, signal, callUsage }: AskOptions): Promise<Response> {
    let hasRetried = false
    const learnedDialect = this.#dialect.current
    for (let dialect = learnedDialect; ; ) {
      signal.throwIfAborted()
      try {
        const body = buildChatRequestBody(request, dialect, {
          model: this.settings.model,
          inputTokens: callUsage.expectedInputTokens,
          leavesRoomForThoughts: this.leavesRoomForThoughts,
        })
        callUsage.recordRequest()
        const response = await this.#client.chat.completions.create(body, { signal }).asResponse()
        if (dialect !== learnedDialect) this.#dialect.learn({ ...dialect, contextShare: 1 })
        return response
      } catch (error) {
        signal.throwIfAborted()
        const failure =
          request.image && isImageUnsupportedError(error) ? createUnsupportedImageError() : toModelError(error)
        if (isUncharged(failure)) callUsage.recordRefusal()
        const nextDialect = failure.code === 'no_pictures' ? null : narrowDialect(dialect, error)
        if (nextDialect) {
          dialect = nextDialect
          continue
        }
        const delayMs = hasRetried ? null : getRetryDelayMs(failure, this.timeouts.retryMs)
        if (delayMs === null || performance.now() + delayMs + MIN_TIME_LEFT_MS > deadline) throw failure
        hasRetried = true
        await sleep(delayMs, undefined, { signal })
      }
    }
  }
}
