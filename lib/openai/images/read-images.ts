import { text as textFrom } from 'node:stream/consumers'
import { createParser } from 'eventsource-parser'
import { APIError } from 'openai'
import { isRecord } from '@/lib/core/is-record'
import { limitBytes } from '@/lib/openai/limit-bytes'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { type EncodedImage, MAX_BASE64_LENGTH, parseEncodedImage } from './encoded-image'

/** An unfinished picture on the way, or the finished one. */
export type ImageEvent = { image: EncodedImage; isFinished: boolean }

/** A picture and what stands around it. */
const MAX_MESSAGE_LENGTH = MAX_BASE64_LENGTH + 10_000

/**
 * Reads the answer to a request for one picture, as a stream of at most `maxEvents` pictures or as one JSON body.
 * Throws `UpstreamError('malformed')` for anything else and for a stream that ends without a finished picture,
 * `UpstreamError('oversized')` for more bytes than those pictures can take.
 */
export async function* readImages(response: Response, maxEvents: number): AsyncGenerator<ImageEvent> {
  const contentType = response.headers.get('content-type') ?? ''
  if (/html/i.test(contentType)) throw new UpstreamError('malformed')
  if (!/event-stream/i.test(contentType)) {
    const reply: unknown = JSON.parse(await textFrom(limitBytes(response.body, MAX_MESSAGE_LENGTH)))
    const [firstImage] = isRecord(reply) && Array.isArray(reply.data) ? reply.data : []
    yield { image: parseEncodedImage(isRecord(firstImage) ? firstImage.b64_json : null), isFinished: true }
    return
  }
  let isFinished = false
  for await (const data of readEvents(limitBytes(response.body, maxEvents * MAX_MESSAGE_LENGTH))) {
    const event = toImageEvent(data, response)
    if (!event || isFinished) continue
    isFinished = event.isFinished
    yield event
  }
  if (!isFinished) throw new UpstreamError('malformed')
}

function toImageEvent(data: string, { headers }: Response): ImageEvent | null {
  if (data === '[DONE]') return null
  const event: unknown = JSON.parse(data)
  if (!isRecord(event)) throw new UpstreamError('malformed')
  if (event.error) throw new APIError(undefined, Object(event.error), undefined, headers)
  const eventType = typeof event.type === 'string' ? event.type : ''
  if (!/\.(partial_image|completed)$/.test(eventType)) return null
  return { image: parseEncodedImage(event.b64_json), isFinished: eventType.endsWith('.completed') }
}

/** To the very end of the body, so that the connection can serve the next call. */
async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({
    maxBufferSize: MAX_MESSAGE_LENGTH,
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
