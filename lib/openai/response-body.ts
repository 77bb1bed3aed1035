import { createParser } from 'eventsource-parser'
import { APIError } from 'openai'
import { isRecord } from '@/lib/core/is-record'
import { UpstreamError } from './upstream-error'

/** Size limit of an image in Base64 characters: about 15 MB, more than a 2560 × 1440 PNG needs. */
export const MAX_BASE64_LENGTH = 20_000_000
/** The maximum length of one message: an image and the JSON around it. */
export const MAX_MESSAGE_LENGTH = MAX_BASE64_LENGTH + 10_000

/** Yields decompressed bytes. Above `maxBytes`, throws `UpstreamError('oversized')` and cancels the body. */
export async function* limitBytes(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const bytes of body ?? []) {
    size += bytes.byteLength
    if (size > maxBytes) throw new UpstreamError('oversized')
    yield bytes
  }
}

/**
 * Yields the JSON of the events before `[DONE]`; throws an event's error. Unlike the SDK, reads the body to its end:
 * the next call reuses the connection without another TLS handshake.
 */
export async function* readEvents({ body, headers }: Response, maxBytes: number) {
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({
    maxBufferSize: MAX_MESSAGE_LENGTH,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new UpstreamError('oversized')
    },
  })
  let isDone = false
  for await (const bytes of limitBytes(body, maxBytes)) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    for (const data of events.splice(0)) {
      isDone ||= data === '[DONE]'
      if (!isDone) yield parseEvent(data, headers)
    }
  }
}

function parseEvent(data: string, headers: Headers): Record<string, unknown> {
  const event: unknown = JSON.parse(data)
  if (!isRecord(event)) throw new UpstreamError('malformed')
  if (event.error) throw new APIError(undefined, Object(event.error), undefined, headers)
  return event
}
