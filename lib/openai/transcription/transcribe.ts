import 'server-only'
import { text } from 'node:stream/consumers'
import type OpenAI from 'openai'
import { APIError } from 'openai'
import { PublicError } from '@/lib/core/errors'
import { createOpenAiClient } from '@/lib/openai/client'
import { getRefusalText, toModelError } from '@/lib/openai/model-error'
import { limitBytes } from '@/lib/openai/response-body'
import { UpstreamError } from '@/lib/openai/upstream-error'
import { beginModelCall } from '@/lib/server/telemetry/model-call'
import type { ModelServer } from '@/lib/tool/settings'
import { readTranscription, type TranscriptionResult } from './read-transcription'

/** Audio to transcribe. Servers use the file name's extension as well as the type. */
export type AudioFile = { bytes: Uint8Array<ArrayBuffer>; type: string; name: string }

type ResponseFormat = 'verbose_json' | 'json' | 'diarized_json'

/** OpenAI's newer models reject `verbose_json` (developers.openai.com/docs/guides/speech-to-text, 2026-11). */
function getResponseFormat(model: string): ResponseFormat {
  const [, gptSuffix = ''] = /gpt-(.*)/i.exec(model) ?? []
  const [, transcribeSuffix] = /transcribe(.*)/i.exec(gptSuffix) ?? []
  if (transcribeSuffix === undefined) return 'verbose_json'
  return /diarize/i.test(transcribeSuffix) ? 'diarized_json' : 'json'
}

/** Hosted models transcribe ten minutes of audio within seconds, self-hosted ones within a minute or two. */
const TIMEOUT_MS = 120_000
/** The response for ten minutes of audio is about 500 kB, with tokens and the times of words, even twice. */
const MAX_RESPONSE_BYTES = 1_000_000

type TranscribeOptions = { server: ModelServer; signal: AbortSignal }

/** Takes up to 25 MB (OpenAI, 2026-11) and 120 s. Throws `UpstreamError`, `file_too_large` or the abort reason. */
export async function transcribe(audio: AudioFile, options: TranscribeOptions): Promise<TranscriptionResult> {
  const { server } = options
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)])
  const modelCall = beginModelCall({ operation: 'transcription', server })
  let failure: unknown
  try {
    const { body } = await requestTranscription(audio, server, signal)
    const result = readTranscription(await text(limitBytes(body, MAX_RESPONSE_BYTES)))
    if (result === null) throw new UpstreamError('malformed')
    return result
  } catch (error) {
    failure = options.signal.aborted ? options.signal.reason : toCallError(error, signal)
    throw failure
  } finally {
    modelCall.end(failure)
  }
}

function toCallError(error: unknown, signal: AbortSignal): PublicError {
  if (signal.aborted && !(error instanceof UpstreamError)) return new UpstreamError('timeout')
  if (error instanceof APIError && error.status === 413)
    return new PublicError('file_too_large', { reason: 'upstream_request' })
  // The connection broke during the response.
  return error instanceof TypeError ? new UpstreamError('network', { hasBegun: true }) : toModelError(error)
}

/** Asks for no times of words if the server rejects them, and for plain text if it rejects the format. */
async function requestTranscription(audio: AudioFile, server: ModelServer, signal: AbortSignal): Promise<Response> {
  const client = createOpenAiClient(server, TIMEOUT_MS)
  const send = async (format: ResponseFormat, wantsWords: boolean): Promise<Response> => {
    const body = buildBody(audio, server.model, format, wantsWords)
    const options = { signal, fetchOptions: { redirect: 'error' } } as const
    try {
      return await client.audio.transcriptions.create(body, options).asResponse()
    } catch (error) {
      const refusal = getRefusalText(error) ?? ''
      if (format === 'json' || !/format|granularit|verbose/i.test(refusal)) throw error
      return send(wantsWords && /granularit/i.test(refusal) ? format : 'json', false)
    }
  }
  return send(getResponseFormat(server.model), true)
}

function buildBody(
  { bytes, type, name }: AudioFile,
  model: string,
  format: ResponseFormat,
  wantsWords: boolean,
): OpenAI.Audio.TranscriptionCreateParams {
  return {
    file: new File([bytes], name, { type }),
    model,
    response_format: format,
    temperature: 0,
    ...(format === 'verbose_json' && { timestamp_granularities: wantsWords ? ['word', 'segment'] : ['segment'] }),
    // The diarization model requires a chunking strategy for audio of more than half a minute.
    ...(format === 'diarized_json' && { chunking_strategy: 'auto' }),
  }
}
