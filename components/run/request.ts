import { createParser } from 'eventsource-parser'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { RequestError } from './request-error'
import { LostReplyError } from './send-with-idempotency-key'

export type OutgoingRequest = { url: string; headers: Record<string, string>; body: BodyInit }

export function buildJsonRequest(body: string, headers: Record<string, string>): OutgoingRequest {
  return { url: '/api/generate-content', headers: { ...headers, 'Content-Type': 'application/json' }, body }
}

type Options = {
  signal: AbortSignal
  /** Timeout in milliseconds. */
  timeoutMs: number
  onEvent: (event: string, data: unknown) => void
}

/**
 * Posts a request and reads its event stream to the end, or its JSON. Returns the data of the `done` event,
 * unvalidated. Throws `RequestError` if the data is an error, and `LostReplyError` if the connection fails or breaks
 * before it, or if an intermediary responds instead.
 */
export async function sendRequest(request: OutgoingRequest, options: Options): Promise<unknown> {
  const { data, ok, retryAfter } = await readFinalReply(request, options)
  const errorReply = errorReplySchema.parse(data)
  if (!ok && errorReply.code === undefined && errorReply.error === undefined) throw new LostReplyError()
  if (!ok || errorReply.error !== undefined) throw new RequestError(errorReply, { retryAfter: retryAfter ?? null })
  return data
}

type FinalReply = { data: unknown; ok: boolean; retryAfter?: number }

async function readFinalReply(request: OutgoingRequest, options: Options): Promise<FinalReply> {
  const response = await postRequest(request, options)
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    const data = parseJson(await response.text().catch(() => ''))
    return { data, ok: response.ok, retryAfter: Number(response.headers.get('Retry-After')) }
  }
  const finalReplies: { data: unknown; ok: boolean }[] = []
  const parser = createParser({
    onEvent({ event = '', data }) {
      const value = parseJson(data)
      if (event === 'done' || event === 'error') finalReplies.push({ ok: event === 'done', data: value })
      else options.onEvent(event, value)
    },
  })
  try {
    await readChunks(response, (text) => parser.feed(text))
  } catch (error) {
    if (finalReplies.length === 0) throw new LostReplyError({ cause: error })
  }
  const [finalReply] = finalReplies
  if (!finalReply) throw new LostReplyError()
  return finalReply
}

async function postRequest({ url, headers, body }: OutgoingRequest, { signal, timeoutMs }: Options): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/event-stream' },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
  } catch (error) {
    throw new LostReplyError({ cause: error })
  }
}

async function readChunks(response: Response, onChunk: (text: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) onChunk(chunk.value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
