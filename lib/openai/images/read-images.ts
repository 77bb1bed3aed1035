import { text as textFrom } from 'node:stream/consumers'
import { createParser } from 'eventsource-parser'
import { APIError } from 'openai'
import { isRecord } from '@/lib/core/is-record'
import type { ImageMimeType } from '@/lib/images/image-part'
import { limitBytes } from '@/lib/openai/limit-bytes'
import { UpstreamError } from '@/lib/openai/upstream-error'

type EncodedImage = { base64: string; type: ImageMimeType }

/** Size limit of an image in Base64 characters: about 15 MB, more than a 2560 × 1440 PNG needs. */
export const MAX_BASE64_LENGTH = 20_000_000

/** Ignores the declared type. Throws `malformed` unless it is PNG, JPEG or WebP, and `oversized` above the limit. */
function parseEncodedImage(value: unknown): EncodedImage {
  if (typeof value !== 'string') throw new UpstreamError('malformed')
  if (value.length > MAX_BASE64_LENGTH) throw new UpstreamError('oversized')
  const type = detectImageType(Buffer.from(value.slice(0, 24), 'base64'))
  if (!type || !isBase64(value)) throw new UpstreamError('malformed')
  return { base64: value, type }
}

/** Avoids a regular expression over the whole text: backtracking overflows the stack on a large image. */
function isBase64(text: string): boolean {
  const paddingStart = text.indexOf('=')
  const hasValidPadding = paddingStart === -1 || paddingStart >= text.length - 2
  return text.length % 4 === 0 && hasValidPadding && !/[^A-Za-z0-9+/=]/.test(text)
}

function detectImageType(firstBytes: Buffer): ImageMimeType | null {
  const text = firstBytes.toString('latin1')
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return null
}

export type ImageEvent = { image: EncodedImage; isFinished: boolean }

/** The maximum length of one message: an image and the JSON around it. */
const MAX_MESSAGE_LENGTH = MAX_BASE64_LENGTH + 10_000

/** Reads a stream of at most `maxEvents` images, or JSON. Throws `malformed` without an image, and `oversized`. */
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

/** Reads the body to its end, so that the connection can be reused. */
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
