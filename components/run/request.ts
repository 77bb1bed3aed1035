import { createParser } from 'eventsource-parser'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { parseJson } from '@/lib/core/parse-json'
import * as z from '@/lib/core/zod'
import { RequestError } from './request-error'

/** Error for a lost reply. The server may have done the work. */
export class LostReplyError extends RequestError {
  constructor(options?: ErrorOptions) {
    super({ code: 'internal' }, options)
  }
}

let lostRequest: { fingerprint: string; key: string; job: unknown } | null = null

/**
 * A job with the same `fingerprint` as a job whose reply was lost is sent as that job with its key, so that the server
 * can return the existing reply. `fingerprint` covers everything that identifies the request.
 */
export async function sendWithIdempotencyKey<Job, Reply>(
  fingerprint: string,
  nextJob: Job,
  signal: AbortSignal,
  send: (job: Job, headers: Record<string, string>) => Promise<Reply>,
): Promise<Reply> {
  const { key, job } =
    lostRequest?.fingerprint === fingerprint
      ? { key: lostRequest.key, job: lostRequest.job as Job }
      : { key: createKey(), job: nextJob }
  lostRequest = null
  try {
    return await send(job, { 'Idempotency-Key': `"${key}"` })
  } catch (error) {
    // A cancelled run does not need its reply.
    if (shouldReuseKey(error) && !signal.aborted) lostRequest = { fingerprint, key, job }
    throw error
  }
}

/** Errors that the server returns without looking up an earlier reply, or while that reply is still in progress. */
const keyReuseErrorCodes: readonly string[] = ['in_progress', 'rate_limited', 'bot_check', 'unavailable']

const shouldReuseKey = (error: unknown) =>
  error instanceof LostReplyError || (error instanceof RequestError && keyReuseErrorCodes.includes(error.notice.code))

/** 128 random bits. `crypto.randomUUID` exists only on HTTPS and localhost. */
const createKey = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

export type OutgoingRequest = { url: string; headers: Record<string, string>; body: BodyInit }

export function buildJsonRequest(body: string, headers: Record<string, string>): OutgoingRequest {
  return { url: '/api/generate-content', headers: { ...headers, 'Content-Type': 'application/json' }, body }
}

type Options = {
  signal: AbortSignal
  timeoutMs: number
  onEvent: (event: string, data: unknown) => void
}

/**
 * Posts a request, reads the reply as an event stream or JSON, and returns the data of the `done` event without
 * validation. Throws `RequestError` if the data is an error. Throws `LostReplyError` if the connection breaks before
 * `done` or an intermediary responds.
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

/** Remaining uses; infinite if the server does not report them. */
export const remainingUsesSchema = z.catch(z.number(), Number.POSITIVE_INFINITY)

/** Parses the final reply of a run. Throws `RequestError` if it is empty or invalid. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, value: unknown): Reply {
  const { data } = schema.safeParse(value)
  if (!data) throw new RequestError({ code: 'empty_response' })
  return data
}
