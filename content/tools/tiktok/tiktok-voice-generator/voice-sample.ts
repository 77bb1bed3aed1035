import 'server-only'
import { languageOfVoice } from '@/lib/audio/speech/basic-voices'
import type { SpeechEngine, SpeechPiece, SpeechType } from '@/lib/audio/speech/speech'
import { CatalogueError } from '@/lib/core/errors'
import { untilAborted } from '@/lib/core/until-aborted'
import type { Backend } from '@/lib/generate/pipeline'
import { createDeadline } from '@/lib/generate/run/deadline'
import { run } from '@/lib/generate/run/run'
import { speechEngineFor } from '@/lib/generate/speech/engine-for'
import type { KeptSamples, VoiceSample } from '@/lib/generate/speech/kept-samples'
import { isUncharged } from '@/lib/openai/upstream-error'
import { checkOrigin } from '@/lib/server/http/check-origin'
import type { Exchange } from '@/lib/server/http/exchange'
import { respond } from '@/lib/server/http/respond'
import { visitorOf } from '@/lib/server/limits/visitor'
import { voiceOf } from './check-voice'
import { sampleWords } from './sample-words'
import { tiktokVoiceGenerator as tool } from './tool'

export const route = '/api/voices/sample'

/** For a sentence; a model on a small machine takes a while before it starts. */
const DEADLINE_MS = 30_000
/** Ten seconds of the largest sound that a server may send. */
const MAX_BYTES = 2_000_000

export type SampleParts = Pick<Backend, 'settings' | 'limits' | 'breakerOf'> & { samples: KeptSamples }

/**
 * Answers `GET /api/voices/sample?voice=…`: a fixed sentence in that voice, made once and then handed to everyone.
 * Making it takes no use of the visitor's, but a place, and with a model the site's budget.
 */
export function voiceSample(parts: SampleParts, request: Request): Promise<Response> {
  return respond(route, request, async (exchange) => {
    exchange.record.tool = tool.type
    checkOrigin(request, parts.settings.siteHost)
    const engine = speechEngineFor(parts.settings)
    if (!engine) throw new CatalogueError('unsupported')
    const { id } = voiceOf(engine, askedVoice(request))
    const { bytes, type } = await parts.samples.sampleOf(id, () => made(parts, exchange, engine, id))
    return new Response(bytes, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.byteLength),
        'Cache-Control': 'public, max-age=3600',
        'X-Request-Id': exchange.requestId,
      },
    })
  })
}

/** Nothing but one voice, so that no two addresses mean the same sample. */
function askedVoice(request: Request): string {
  const asked = [...new URL(request.url).searchParams]
  const [[name, voice] = []] = asked
  if (asked.length !== 1 || name !== 'voice' || !voice) throw new CatalogueError('invalid_request')
  return voice
}

async function made(
  { settings, limits, breakerOf }: SampleParts,
  exchange: Exchange,
  engine: SpeechEngine,
  voice: string,
): Promise<VoiceSample> {
  const visitor = visitorOf(exchange.request, settings.appSecret)
  await limits.sample(visitor)
  const task = { text: sampleWords(languageOfVoice(voice)), voice, speed: 1 }
  const usesModel = engine.name === 'model'
  const reserve = tool.price?.(task, settings) ?? null
  const claim = limits.claim({
    visitor,
    toolType: tool.type,
    pool: 'speech',
    deadlineMs: DEADLINE_MS,
    reserve,
    usesModel,
    daily: Number.POSITIVE_INFINITY,
  })
  const pass = usesModel ? breakerOf('speech').enter() : null
  const admission = await limits.admit(claim).catch((error: unknown) => {
    pass?.giveBack()
    throw error
  })
  // Not ended by the visitor's leaving: others may wait for the same sample.
  const deadline = createDeadline(DEADLINE_MS, new AbortController().signal)
  const { settle } = admission
  const takeRefund = () => limits.takeRefund(visitor)
  const admitted = { exchange, visitor, pass, held: null, reserve, left: 0, deadline, settle, takeRefund }
  const speaking = untilAborted(piecesOf(engine, task, deadline.signal), deadline.signal)
  const sound = run(admitted, speaking, (failure) => ({
    spent: reserve === null || isUncharged(failure) ? 0 : reserve,
    hasModelWorked: usesModel,
    isFree: true,
  }))
  return joined(sound)
}

async function* piecesOf(
  engine: SpeechEngine,
  { text, voice }: { text: string; voice: string },
  signal: AbortSignal,
): AsyncGenerator<SpeechPiece, void, void> {
  for await (const step of engine.speak({ text, voice: voiceOf(engine, voice), speed: 1 }, signal)) {
    if ('piece' in step) yield step.piece
  }
}

async function joined(sound: AsyncIterable<SpeechPiece>): Promise<VoiceSample> {
  const pieces: Uint8Array[] = []
  let type: SpeechType = 'audio/wav'
  let length = 0
  for await (const piece of sound) {
    pieces.push(piece.bytes)
    type = piece.type
    length += piece.bytes.byteLength
    if (length > MAX_BYTES) throw new CatalogueError('internal')
  }
  return { bytes: new Uint8Array(Buffer.concat(pieces)), type }
}
