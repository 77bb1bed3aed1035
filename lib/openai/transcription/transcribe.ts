import 'server-only'
import { text } from 'node:stream/consumers'
import { FormData, fetch, type Response } from 'undici'
import { PublicError } from '@/lib/core/errors'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { limitBytes } from '@/lib/openai/response-body'
import { mayHaveBegun, refusalStatuses, UpstreamError } from '@/lib/openai/upstream-error'
import { readLimitedText } from '@/lib/server/net/guarded-fetch'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { ModelServer } from '@/lib/tool/settings'
import { readTranscription, type TranscriptionResult } from './read-transcription'

/** Audio to transcribe. Servers use the file name's extension as well as the type. */
export type AudioFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }

type FormOptions = { model: string; format: ResponseFormat }

function buildTranscriptionForm({ bytes, type, name }: AudioFile, { model, format }: FormOptions): FormData {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), name)
  form.set('model', model)
  form.set('response_format', format)
  form.set('temperature', '0')
  if (format === 'verbose_json') form.set('timestamp_granularities[]', 'segment')
  // The diarization model requires a chunking strategy for audio of more than half a minute.
  if (format === 'diarized_json') form.set('chunking_strategy', 'auto')
  return form
}

type ResponseFormat = 'verbose_json' | 'json' | 'diarized_json'

/** OpenAI's newer models reject `verbose_json` (developers.openai.com/docs/guides/speech-to-text, 2026-11). */
function getResponseFormat(model: string): ResponseFormat {
  const [, gptSuffix = ''] = /gpt-(.*)/i.exec(model) ?? []
  const [, transcribeSuffix] = /transcribe(.*)/i.exec(gptSuffix) ?? []
  if (transcribeSuffix === undefined) return 'verbose_json'
  return /diarize/i.test(transcribeSuffix) ? 'diarized_json' : 'json'
}

/** Never includes the server's message. */
function toTranscriptionError({ status, headers }: Response, body: string): PublicError {
  const details = { upstreamStatus: status }
  if (status === 402 || /insufficient_quota|billing|credit_balance/.test(body)) {
    return new UpstreamError('billing', details)
  }
  if (status === 401 || status === 403) return new UpstreamError('auth', details)
  if (status === 413) return new PublicError('file_too_large', { reason: 'upstream_request' })
  if (status === 429) {
    const retryAfterSeconds = Number(headers.get('retry-after') ?? Number.NaN)
    return new UpstreamError('rate', {
      ...details,
      ...(retryAfterSeconds >= 0 && { retryAfterSeconds: Math.min(retryAfterSeconds, 86_400) }),
    })
  }
  if (status === 408) return new UpstreamError('timeout', details)
  return new UpstreamError(status >= 500 ? 'server' : 'request', details)
}

/** Hosted models transcribe ten minutes of audio within seconds, self-hosted ones within a minute or two. */
const TIMEOUT_MS = 120_000
/** The response for ten minutes of audio is about 200 kB, with timestamps and tokens. */
const MAX_RESPONSE_BYTES = 1_000_000
const MAX_ERROR_BYTES = 10_000

type TranscribeOptions = { server: ModelServer; signal: AbortSignal }

/** Takes up to 25 MB (OpenAI, 2026-11) and 120 s. Throws `UpstreamError`, `file_too_large` or the abort reason. */
export async function transcribe(audio: AudioFile, options: TranscribeOptions): Promise<TranscriptionResult> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const format = getResponseFormat(options.server.model)
  const modelCall = beginModelCall({ operation: 'transcription', server: options.server })
  let failure: unknown
  let hasResponse = false
  try {
    const callOptions = { ...options, signal }
    const response = await sendRequest(audio, callOptions, format)
    const finalResponse = response.ok ? response : await retryWithoutTimestamps(response, audio, callOptions, format)
    hasResponse = true
    const result = readTranscription(await text(limitBytes(finalResponse.body, MAX_RESPONSE_BYTES)))
    if (result === null) throw new UpstreamError('malformed')
    return result
  } catch (error) {
    failure = toCallError(error, { visitorSignal: options.signal, signal, hasResponse })
    throw failure
  } finally {
    modelCall.end(failure)
  }
}

type CallState = { visitorSignal: AbortSignal; signal: AbortSignal; hasResponse: boolean }

/** Returns the error of a failed call, by priority: the visitor's abort, the server's failure, the timeout. */
function toCallError(error: unknown, { visitorSignal, signal, hasResponse }: CallState): unknown {
  if (visitorSignal.aborted) return visitorSignal.reason
  if (error instanceof UpstreamError) return error
  if (signal.aborted) return new UpstreamError('timeout')
  if (hasResponse) return new UpstreamError('network', { hasBegun: true })
  if (!(error instanceof TypeError)) return error
  return new UpstreamError('network', { hasBegun: mayHaveBegun(error) })
}

/** Retries with plain text if the server rejects the format. Throws for every other refusal. */
async function retryWithoutTimestamps(
  errorResponse: Response,
  audio: AudioFile,
  options: TranscribeOptions,
  format: ResponseFormat,
) {
  const body = await readLimitedText(errorResponse, MAX_ERROR_BYTES)
  const isFormatRejected = refusalStatuses.includes(errorResponse.status) && /format|granularit|verbose/i.test(body)
  if (format === 'json' || !isFormatRejected) throw toTranscriptionError(errorResponse, body)
  const response = await sendRequest(audio, options, 'json')
  if (!response.ok) throw toTranscriptionError(response, await readLimitedText(response, MAX_ERROR_BYTES))
  return response
}

function sendRequest(
  audio: AudioFile,
  { server, signal }: TranscribeOptions,
  format: ResponseFormat,
): Promise<Response> {
  const baseUrl = trimEndMatching(server.baseUrl ?? 'https://api.openai.com/v1', /\//)
  return fetch(`${baseUrl}/audio/transcriptions`, {
    method: 'POST',
    headers: { Accept: 'application/json', ...(server.apiKey && { Authorization: `Bearer ${server.apiKey}` }) },
    body: buildTranscriptionForm(audio, { model: server.model, format }),
    redirect: 'error',
    signal,
  })
}
