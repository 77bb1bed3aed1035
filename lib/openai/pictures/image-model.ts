import type OpenAI from 'openai'
import { openAiClient } from '@/lib/openai/client'
import { failureOf } from '@/lib/openai/text/failure'
import { Learned } from '@/lib/openai/text/learned'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { perProcess } from '@/lib/server/per-process'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { ModelServer } from '@/lib/tool/settings'
import { afterImageRefusal, firstImageDialect } from './dialect'
import { type PictureEvent, readPictures } from './read-pictures'
import { type PictureRequest, pictureRequest } from './request'

/** A model that draws, and what has been learned about its server. Make one per process. */
export class ImageModel {
  #client: OpenAI
  #server: ModelServer
  #dialect

  constructor(server: ModelServer) {
    this.#server = server
    this.#dialect = new Learned(firstImageDialect(server))
    // The signal of a run is what ends it; this only has to be longer.
    this.#client = openAiClient(server, 300_000)
  }

  /**
   * Draws one picture: asks until the server accepts the request's form, then yields previews and the picture. A call
   * that failed is not made again, because the server may have charged for it. `signal` ends it, with
   * `UpstreamError('timeout')` where it ended by its time limit. Throws `CatalogueError`.
   */
  async *draw(wanted: PictureRequest, signal: AbortSignal): AsyncGenerator<PictureEvent> {
    const watched = beginModelCall({ operation: 'image_generation', server: this.#server })
    let thrown: unknown
    try {
      for await (const picture of readPictures(await this.#ask(wanted, signal), wanted.previews + 1)) {
        watched.heard()
        yield picture
      }
    } catch (error) {
      thrown = signal.aborted ? endOf(signal) : failureOf(error)
      throw thrown
    } finally {
      watched.end(thrown)
    }
  }

  async #ask(wanted: PictureRequest, signal: AbortSignal): Promise<Response> {
    const known = this.#dialect.current
    for (let dialect = known; ; ) {
      try {
        const body = pictureRequest(wanted, dialect, this.#server.model)
        const response = await this.#client.images.generate(body, { signal }).asResponse()
        if (dialect !== known) this.#dialect.learn(dialect)
        return response
      } catch (error) {
        const next = afterImageRefusal(dialect, error)
        if (!next) throw error
        dialect = next
      }
    }
  }
}

function endOf({ reason }: AbortSignal): unknown {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? new UpstreamError('timeout')
    : reason
}

/** This process's model on that server, which remembers what the server can do. */
export function modelFor(server: ModelServer): ImageModel {
  return perProcess(`images ${server.baseUrl} ${server.model}`, () => new ImageModel(server))
}
