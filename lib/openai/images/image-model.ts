import type OpenAI from 'openai'
import { createOpenAiClient } from '@/lib/openai/client'
import { LearnedValue } from '@/lib/openai/text/learned-value'
import { toModelError } from '@/lib/openai/text/model-error'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { ModelServer } from '@/lib/tool/settings'
import { getInitialImageDialect, narrowImageDialect } from './image-dialect'
import { buildImageRequestBody, type ImageRequest } from './image-request'
import { type ImageEvent, readImages } from './read-images'

/** A model that draws, and what has been learned about its server. Make one per process. */
export class ImageModel {
  #client: OpenAI
  #server: ModelServer
  #dialect

  constructor(server: ModelServer) {
    this.#server = server
    this.#dialect = new LearnedValue(getInitialImageDialect(server))
    // The signal of a run is what ends it; this only has to be longer.
    this.#client = createOpenAiClient(server, 300_000)
  }

  /**
   * Draws one picture: asks until the server accepts the request's form, then yields previews and the picture. A call
   * that failed is not made again, because the server may have charged for it. `signal` ends it, with
   * `UpstreamError('timeout')` where it ended by its time limit. Throws `PublicError`.
   */
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

/** This process's model on that server, which remembers what the server can do. */
export function getImageModel(server: ModelServer): ImageModel {
  return getProcessSingleton(`images ${server.baseUrl} ${server.model}`, () => new ImageModel(server))
}
