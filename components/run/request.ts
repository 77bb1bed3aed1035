import { createParser } from 'eventsource-parser'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { parseJson } from '@/lib/core/parse-json'
import * as z from '@/lib/core/zod'
import { RequestError } from './request-error'

let failedRequest: { fingerprint: string; key: string } | null = null

/** A request with the `fingerprint` of a failed one has its key, so that the server can return a lost reply. */
export async function sendWithIdempotencyKey<Reply>(
  fingerprint: string,
  signal: AbortSignal,
  send: (headers: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  const key = failedRequest?.fingerprint === fingerprint ? failedRequest.key : createKey()
  failedRequest = null
  try {
    return await send({ 'Idempotency-Key': `"${key}"` })
  } catch (error) {
    const isKeyRefused = error instanceof RequestError && error.notice.code === 'invalid_request'
    // A cancelled run does not need its reply.
    if (!isKeyRefused && !signal.aborted) failedRequest = { fingerprint, key }
    throw error
  }
}

/** 128 random bits. `crypto.randomUUID` exists only on HTTPS and localhost. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

const createLostReplyError = (cause?: unknown) => new RequestError({ code: 'internal' }, { cause })

export type OutgoingRequest = { url: string; headers: Record<string, string>; body: BodyInit }

export function buildJsonRequest(body: string, headers: Record<string, string>): OutgoingRequest {
  return { url: '/api/generate-content', headers: { ...headers, 'Content-Type': 'application/json' }, body }
}

/** The server ends a run within four minutes, so a reply that is pending for longer is lost. */
export const RUN_TIMEOUT_MS = 300_000

type Options = { signal: AbortSignal; timeoutMs: number; onEvent: (event: string, data: unknown) => void }

/** Returns the data of the `done` event, unvalidated. Throws `RequestError`, also for a broken connection. */
export async function sendRequest(request: OutgoingRequest, options: Options): Promise<unknown> {
  const { data, ok, retryAfter } = await readFinalReply(request, options)
  const errorReply = errorReplySchema.parse(data)
  if (!ok && errorReply.code === undefined && errorReply.error === undefined) throw createLostReplyError()
  if (!ok || errorReply.error !== undefined) throw new RequestError(errorReply, { retryAfter: retryAfter ?? null })
  return data
}

type FinalReply = { data: unknown; ok: boolean; retryAfter?: number }

async function readFinalReply(request: OutgoingRequest, options: Options): Promise<FinalReply> {
  const response = await fetch(request.url, {
    method: 'POST',
    headers: { ...request.headers, Accept: 'text/event-stream' },
    body: request.body,
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]),
  }).catch((error) => Promise.reject(createLostReplyError(error)))
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    const data = parseJson(await response.text().catch(() => '')) ?? null
    return { data, ok: response.ok, retryAfter: Number(response.headers.get('Retry-After')) }
  }
  const finalReplies: { data: unknown; ok: boolean }[] = []
  const parser = createParser({
    onEvent({ event = '', data }) {
      const value = parseJson(data) ?? null
      if (event === 'done' || event === 'error') finalReplies.push({ ok: event === 'done', data: value })
      else options.onEvent(event, value)
    },
  })
  try {
    await readChunks(response, (text) => parser.feed(text))
  } catch (error) {
    if (finalReplies.length === 0) throw createLostReplyError(error)
  }
  const [finalReply] = finalReplies
  if (!finalReply) throw createLostReplyError()
  return finalReply
}

async function readChunks(response: Response, onChunk: (text: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) onChunk(chunk.value)
}

/** Remaining uses; infinite if the server does not report them. */
export const remainingUsesSchema = z.catch(z.number(), Number.POSITIVE_INFINITY)

/** Parses the final reply of a run. Throws `RequestError` if it is empty or invalid. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, value: unknown): Reply {
  const { data } = schema.safeParse(value)
  if (!data) throw new RequestError({ code: 'empty_response' })
  return data
}
