import 'server-only'
import { text } from 'node:stream/consumers'
import { fetch, type Response } from 'undici'
import { withoutEnd } from '@/lib/core/strings/without-end'
import { bounded } from '@/lib/openai/bounded'
import { mayHaveBegun, UpstreamError } from '@/lib/openai/upstream-error'
import { readLimited } from '@/lib/server/net/guarded-fetch'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { ModelServer } from '@/lib/tool/settings'
import { type Answered, readTranscription } from './read-transcription'
import { transcriptionFailure } from './transcription-failure'
import { type ResponseFormat, responseFormat, type Sound, transcriptionForm } from './transcription-form'

/** Sound of ten minutes is heard within seconds by a hosted model, within a minute or two by one's own. */
const DEADLINE_MS = 120_000
/** Ten minutes take some 200 kB, with times and tokens. */
const MAX_ANSWER_BYTES = 1_000_000
const MAX_REFUSAL_BYTES = 10_000

type TranscribeOptions = {
  server: ModelServer
  signal: AbortSignal
}

/**
 * Has a model on an OpenAI-compatible server write down what is said. One request without retry; a second one only
 * where the server knows no times. Takes at most 120 s and sound of 25 MB (OpenAI's limit, 2026-11). Throws
 * `UpstreamError`, `file_too_large`, or the signal's reason.
 */
export async function transcribe(sound: Sound, asked: TranscribeOptions): Promise<Answered> {
  const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(DEADLINE_MS)])
  const format = responseFormat(asked.server.model)
  const watched = beginModelCall({ operation: 'transcription', server: asked.server })
  let thrown: unknown
  let isAnswered = false
  try {
    const asking = { ...asked, signal }
    const response = await send(sound, asking, format)
    const answer = response.ok ? response : await withoutTimes(response, sound, asking, format)
    isAnswered = true
    const read = readTranscription(await text(bounded(answer.body, MAX_ANSWER_BYTES)))
    if (read === null) throw new UpstreamError('malformed')
    return read
  } catch (error) {
    thrown = endOf(error, { left: asked.signal, signal, isAnswered })
    throw thrown
  } finally {
    watched.end(thrown)
  }
}

type End = { left: AbortSignal; signal: AbortSignal; isAnswered: boolean }

/** What a call that failed throws: the visitor's leaving first, then the server's failure, then the time. */
function endOf(error: unknown, { left, signal, isAnswered }: End): unknown {
  if (left.aborted) return left.reason
  if (error instanceof UpstreamError) return error
  if (signal.aborted) return new UpstreamError('timeout')
  if (isAnswered) return new UpstreamError('network', { hasBegun: true })
  if (!(error instanceof TypeError)) return error
  return new UpstreamError('network', { hasBegun: mayHaveBegun(error) })
}

/** Asks a server that refuses the format once more, for the words alone. Throws for every other refusal. */
async function withoutTimes(
  refusal: Response,
  sound: Sound,
  asked: TranscribeOptions,
  format: ResponseFormat,
) {
  const body = await readLimited(refusal, MAX_REFUSAL_BYTES)
  const isAboutFormat =
    [400, 415, 422, 501].includes(refusal.status) && /format|granularit|verbose/i.test(body)
  if (format === 'json' || !isAboutFormat) throw transcriptionFailure(refusal, body)
  const response = await send(sound, asked, 'json')
  if (!response.ok) throw transcriptionFailure(response, await readLimited(response, MAX_REFUSAL_BYTES))
  return response
}

function send(
  sound: Sound,
  { server, signal }: TranscribeOptions,
  format: ResponseFormat,
): Promise<Response> {
  const base = withoutEnd(server.baseUrl ?? 'https://api.openai.com/v1', /\//)
  return fetch(`${base}/audio/transcriptions`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(server.apiKey && { Authorization: `Bearer ${server.apiKey}` }),
    },
    body: transcriptionForm(sound, { model: server.model, format }),
    redirect: 'error',
    signal,
  })
}
