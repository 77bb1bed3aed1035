import type OpenAI from 'openai'
import { createOpenAiClient } from '@/lib/openai/client'
import { createLearnedValue } from '@/lib/openai/learned-value'
import { toModelError } from '@/lib/openai/model-error'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { ModelServer } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'
import { buildImageRequestBody, getInitialImageDialect, type ImageRequest, narrowImageDialect } from './image-request'
import { type ImageEvent, readImages } from './read-images'

/** An image model and its server's learned capabilities. Create one per process. */
export class ImageModel {
  #client: OpenAI
  #server: ModelServer
  #dialect

  constructor(server: ModelServer) {
    this.#server = server
    this.#dialect = createLearnedValue(getInitialImageDialect(server))
    // The run's signal enforces the deadline, so this timeout only has to be longer.
    this.#client = createOpenAiClient(server, 300_000)
  }

  /** Yields previews before the image. Does not retry, because the server may have charged for a failed call. */
  async *generate(request: ImageRequest, signal: AbortSignal): AsyncGenerator<ImageEvent> {
    const modelCall = beginModelCall({ operation: 'image_generation', server: this.#server })
    let failure: unknown
    try {
      for await (const event of readImages(await this.#sendRequest(request, signal), request.previewCount + 1)) {
        modelCall.markFirstChunk()
        yield event
      }
    } catch (error) {
      failure = signal.aborted ? toAbortError(signal) : toModelError(error)
      throw failure
    } finally {
      modelCall.end(failure)
    }
  }

  async #sendRequest(request: ImageRequest, signal: AbortSignal): Promise<Response> {
    const learnedDialect = this.#dialect.current
    for (let dialect = learnedDialect; ; ) {
      try {
        const body = buildImageRequestBody(request, dialect, this.#server.model)
        const response = await this.#client.images.generate(body, { signal }).asResponse()
        if (dialect !== learnedDialect) this.#dialect.learn(dialect)
        return response
      } catch (error) {
        const nextDialect = narrowImageDialect(dialect, error)
        if (!nextDialect) throw error
        dialect = nextDialect
      }
    }
  }
}

function toAbortError({ reason }: AbortSignal): unknown {
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? new UpstreamError('timeout') : reason
}

export function getImageModel(server: ModelServer): ImageModel {
  return getProcessSingleton(`images ${server.baseUrl} ${server.model}`, () => new ImageModel(server))
}
