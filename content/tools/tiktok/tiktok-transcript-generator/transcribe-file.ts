import 'server-only'
import { CatalogueError } from '@/lib/core/errors'
import { type Backend, servedTool } from '@/lib/generate/pipeline'
import { admit, enter } from '@/lib/generate/run/admission'
import { deliverSteps } from '@/lib/generate/serving'
import type { Sound } from '@/lib/openai/hearing/transcription-form'
import { readBody } from '@/lib/server/http/read-body'
import { respond } from '@/lib/server/http/respond'
import type { ServerContext, ServerStep } from '@/lib/tool/server-run'
import { hear, transcriptionBreaker } from './hear'
import { MAX_SECONDS, MAX_UPLOAD, priceOf } from './limits'
import { soundType } from './sound-type'
import type { TranscriptPart } from './transcript-part'

const toolType = 'tiktok-transcript-generator'
/** From the file's last byte on. The model has two minutes of it. */
const DEADLINE_MS = 140_000
/** A slow line carries a ten-minute track of 2.4 MB within a minute. */
const UPLOAD_MS = 60_000

export const route = '/api/transcribe-file'

/** Whether files can be heard here: 204, or the error that a file would meet. Asked before a file is made ready. */
export function offerFileTranscription({ settings }: Pick<Backend, 'settings'>, request: Request) {
  return respond(route, request, async () => {
    if (settings.transcription === null) throw new CatalogueError('cannot_listen')
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  })
}

/**
 * A visitor's own sound as the request's body, with the proof of the bot check in `X-Bot-Token`; answered like the
 * transcript tool's own runs, and counted with them. The body is read only after the bot check, and a place to hear
 * it is taken only once it is there whole: two slow senders would take all four.
 */
export function transcribeFile(
  backend: Omit<Backend, 'model' | 'builtIn' | 'breakerOf' | 'replies'>,
  request: Request,
) {
  return respond(route, request, async (exchange) => {
    const { transcription } = backend.settings
    const type = soundType(request)
    const visitor = await enter(backend, exchange)
    if (transcription === null) throw new CatalogueError('cannot_listen')
    const tool = servedTool(backend, toolType)
    exchange.record.tool = toolType
    transcriptionBreaker().check()
    const release = await backend.limits.upload(visitor)
    let bytes = new Uint8Array()
    const admitted = await admit(backend, exchange, {
      tool,
      visitor,
      token: request.headers.get('x-bot-token') ?? '',
      pool: 'files',
      reserve: priceOf(transcription, MAX_SECONDS),
      breaker: null,
      deadlineMs: DEADLINE_MS,
      held: null,
      receive: async () => {
        bytes = await readFile(request)
      },
    }).finally(release)
    return deliverSteps(admitted, backend, (context) => findInFile({ bytes, ...type }, context))
  })
}

async function readFile(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new CatalogueError('file_too_large')
  const bytes = await readBody(request, { maxBytes: MAX_UPLOAD, maxMs: UPLOAD_MS, tooLarge })
  if (bytes.byteLength === 0) throw new CatalogueError('invalid_request')
  return bytes
}

async function* findInFile(sound: Sound, context: ServerContext): AsyncGenerator<ServerStep, string, void> {
  context.spend(0)
  yield { progress: { stage: 'transcribing' } }
  const heard = await hear(sound, context)
  const part: TranscriptPart = {
    transcript: { videoId: null, url: null, source: 'speech-recognition', ...heard },
  }
  yield { part }
  return heard.text
}
