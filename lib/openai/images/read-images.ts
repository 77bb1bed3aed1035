import { text as textFrom } from 'node:stream/consumers'
import { isRecord } from '@/lib/core/is-record'
import { type ImageMimeType, imageMimeTypeSchema } from '@/lib/images/image-part'
import { sniffImageType } from '@/lib/images/image-type'
import { limitBytes, MAX_BASE64_LENGTH, MAX_MESSAGE_LENGTH, readEvents } from '@/lib/openai/response-body'
import { UpstreamError } from '@/lib/openai/upstream-error'

type EncodedImage = { base64: string; type: ImageMimeType }

/** Ignores the declared type. Throws `malformed` unless it is PNG, JPEG or WebP, and `oversized` above the limit. */
function parseEncodedImage(value: unknown): EncodedImage {
  if (typeof value !== 'string') throw new UpstreamError('malformed')
  if (value.length > MAX_BASE64_LENGTH) throw new UpstreamError('oversized')
  const imageType = sniffImageType(Buffer.from(value.slice(0, 24), 'base64'))
  const type = imageMimeTypeSchema.safeParse(`image/${imageType}`).data
  if (!type || !isBase64(value)) throw new UpstreamError('malformed')
  return { base64: value, type }
}

/** Avoids a regular expression over the whole text: backtracking overflows the stack on a large image. */
function isBase64(text: string): boolean {
  const paddingStart = text.indexOf('=')
  const hasValidPadding = paddingStart === -1 || paddingStart >= text.length - 2
  return text.length % 4 === 0 && hasValidPadding && !/[^A-Za-z0-9+/=]/.test(text)
}

export type ImageEvent = { image: EncodedImage; isFinished: boolean }

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
  for await (const { type, b64_json: base64 } of readEvents(response, maxEvents * MAX_MESSAGE_LENGTH)) {
    const [, stage] = /\.(partial_image|completed)$/.exec(String(type)) ?? []
    if (stage === undefined || isFinished) continue
    isFinished = stage === 'completed'
    yield { image: parseEncodedImage(base64), isFinished }
  }
  if (!isFinished) throw new UpstreamError('malformed')
}
