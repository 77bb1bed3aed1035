import { text as textFrom } from 'node:stream/consumers'
import { createParser } from 'eventsource-parser'
import { APIError } from 'openai'
import { isRecord } from '@/lib/core/is-record'
import { limitBytes } from '@/lib/openai/limit-bytes'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { type EncodedImage, MAX_IMAGE_LENGTH, parseEncodedImage } from './encoded-image'

/** An unfinished picture on the way, or the finished one. */
export type ImageEvent = { image: EncodedImage; isFinished: boolean }

/** A picture and what stands around it. */
const MAX_MESSAGE = MAX_IMAGE_LENGTH + 10_000

/**
 * Reads the answer to a request for one picture, as a stream of at most `maxEvents` pictures or as one JSON body.
 * Throws `UpstreamError('malformed')` for anything else and for a stream that ends without a finished picture,
 * `UpstreamError('oversized')` for more bytes than those pictures can take.
 */
export async function* readImages(response: Response, maxEvents: number): AsyncGenerator<ImageEvent> {
  const type = response.headers.get('content-type') ?? ''
  if (/html/i.test(type)) throw new UpstreamError('malformed')
  if (!/event-stream/i.test(type)) {
    const reply: unknown = JSON.parse(await textFrom(limitBytes(response.body, MAX_MESSAGE)))
    const [first] = isRecord(reply) && Array.isArray(reply.data) ? reply.data : []
    yield { image: parseEncodedImage(isRecord(first) ? first.b64_json : null), isFinished: true }
    return
  }
  let finished = false
  for await (const data of eventsOf(limitBytes(response.body, maxEvents * MAX_MESSAGE))) {
    const event = eventOf(data, response)
    if (!event || finished) continue
    finished = event.isFinished
    yield event
  }
  if (!finished) throw new UpstreamError('malformed')
}

function eventOf(data: string, { headers }: Response): ImageEvent | null {
  if (data === '[DONE]') return null
  const event: unknown = JSON.parse(data)
  if (!isRecord(event)) throw new UpstreamError('malformed')
  if (event.error) throw new APIError(undefined, Object(event.error), undefined, headers)
  const kind = typeof event.type === 'string' ? event.type : ''
  if (!/\.(partial_image|completed)$/.test(kind)) return null
  return { image: parseEncodedImage(event.b64_json), isFinished: kind.endsWith('.completed') }
}

/** To the very end of the body, so that the connection can serve the next call. */
async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({
    maxBufferSize: MAX_MESSAGE,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new UpstreamError('oversized')
    },
  })
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    yield* events.splice(0)
  }
}
