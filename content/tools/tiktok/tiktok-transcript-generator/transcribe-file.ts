import 'server-only'
import { PublicError } from '@/lib/core/errors'
import type { Backend } from '@/lib/generate/backend'
import { deliver } from '@/lib/generate/deliver'
import { requireServedTool } from '@/lib/generate/generate-content'
import { startSteps, stepSerializer } from '@/lib/generate/handle-server-tool'
import { admit, guardRequest } from '@/lib/generate/run/admission'
import type { AudioFile } from '@/lib/openai/transcription/transcribe'
import { readBody } from '@/lib/server/http/read-body'
import { respond } from '@/lib/server/http/respond'
import type { ServerContext, ServerToolEvent } from '@/lib/tool/server-tool'
import { getMaxCostMicroUsd, MAX_SECONDS, MAX_UPLOAD_BYTES } from './limits'
import { getTranscriptionBreaker, transcribeAudio } from './transcribe-audio'
import type { TranscriptPart } from './transcript-part'

/** Media types accepted for speech recognition, with their file extensions. */
const fileExtensions: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
}

/**
 * Returns the audio type of an upload. A form on another site cannot send such a type without a CORS preflight. Throws
 * `invalid_request` with status 415 for other types, or `file_too_large`.
 */
export function parseAudioType({ headers }: Request): { type: string; name: string } {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const extension = Object.hasOwn(fileExtensions, type) ? fileExtensions[type] : undefined
  if (extension === undefined || headers.has('content-encoding')) {
    throw new PublicError('invalid_request', { status: 415 })
  }
  if (Number(headers.get('content-length') ?? 0) > MAX_UPLOAD_BYTES) throw new PublicError('file_too_large')
  return { type, name: `speech.${extension}` }
}

const TOOL_TYPE = 'tiktok-transcript-generator'
/** From the last byte of the file. The model has two minutes of it. */
const DEADLINE_MS = 140_000
/** A slow connection uploads a ten-minute track of 2.4 MB within a minute. */
const UPLOAD_TIMEOUT_MS = 60_000

const route = '/api/transcribe-file'

/** Returns 204, or the error that an upload would get. The page calls this route before preparing a file. */
export function checkFileTranscription({ settings }: Pick<Backend, 'settings'>, request: Request) {
  return respond(route, request, async () => {
    if (settings.transcription === null) throw new PublicError('cannot_listen')
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
}

/**
 * Transcribes the audio in the request's body as a run of the transcript tool. `X-Bot-Token` contains the bot check's
 * proof. Reads the body only after the bot check. Takes one of four slots only after the whole body has arrived,
 * because slow senders could otherwise occupy all slots.
 */
export function transcribeFile(
  backend: Omit<Backend, 'modelWriter' | 'builtInWriter' | 'getBreaker' | 'replyStore'>,
  request: Request,
) {
  return respond(route, request, async (exchange) => {
    const { transcription } = backend.settings
    const audioType = parseAudioType(request)
    const visitor = await guardRequest(backend, exchange)
    if (transcription === null) throw new PublicError('cannot_listen')
    const tool = requireServedTool(backend, TOOL_TYPE)
    exchange.record.tool = TOOL_TYPE
    getTranscriptionBreaker().check()
    const release = await backend.limits.acquireUploadSlot(visitor)
    let bytes = new Uint8Array()
    const admittedRun = await admit(backend, exchange, {
      tool,
      visitor,
      token: request.headers.get('x-bot-token') ?? '',
      pool: 'files',
      model: transcription.model,
      maxCostMicroUsd: getMaxCostMicroUsd(transcription, MAX_SECONDS),
      breaker: null,
      maxDurationMs: DEADLINE_MS,
      receiveBody: async () => {
        const tooLargeError = new PublicError('file_too_large')
        const options = { maxBytes: MAX_UPLOAD_BYTES, timeoutMs: UPLOAD_TIMEOUT_MS, tooLargeError }
        bytes = await readBody(request, options)
        if (bytes.byteLength === 0) throw new PublicError('invalid_request')
      },
    }).finally(release)
    const run = startSteps(admittedRun, backend, (context) => transcribeUpload({ bytes, ...audioType }, context))
    return deliver(run, exchange, stepSerializer)
  })
}

async function* transcribeUpload(
  audio: AudioFile,
  context: ServerContext,
): AsyncGenerator<ServerToolEvent, string, void> {
  context.spend(0)
  yield { progress: { stage: 'transcribing' } }
  const transcription = await transcribeAudio(audio, context)
  const transcript = { videoId: null, url: null, source: 'speech-recognition', ...transcription } as const
  yield { part: { transcript } satisfies TranscriptPart }
  return transcription.text
}
