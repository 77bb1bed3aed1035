import 'server-only'
import { CatalogueError } from '@/lib/errors'
import { checkOrigin } from '@/lib/http/check-origin'
import { respond } from '@/lib/http/respond'
import { visitorOf } from '@/lib/limits/visitor'
import { admit } from '@/lib/request/admit'
import { createDeadline } from '@/lib/request/deadline'
import { deliver } from '@/lib/request/deliver'
import { lookUp } from '@/lib/request/look-up'
import { lookupDelivery } from '@/lib/request/lookup-delivery'
import type { Parts } from '@/lib/request/pipeline'
import type { ServerContext } from '@/lib/tool/server-context'
import type { ServerStep } from '@/lib/tool/server-step'
import { hear, transcriptionBreaker } from './hear'
import { longestSeconds } from './limits'
import { priceOf } from './price-of'
import { readSound, soundType } from './read-sound'
import type { TranscriptPart } from './transcript-part'

const toolType = 'tiktok-transcript-generator'
const DEADLINE_MS = 200_000

export const route = '/api/transcribe-file'

/** Whether files can be heard here: 204, or the error that a file would meet. Asked before a file is made ready. */
export const createFileOffer =
  ({ settings }: Pick<Parts, 'settings'>) =>
  (request: Request) =>
    respond(route, request, async () => {
      if (settings.transcription === null) throw new CatalogueError('cannot_listen')
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
    })

/**
 * A visitor's own sound as the request's body, with the proof of the bot check in `X-Bot-Token`; answered like the
 * transcript tool's lookup, and counted with it. The body is read only once the request is let in.
 */
export const createFileTranscription = (parts: Omit<Parts, 'model' | 'builtIn'>) => (request: Request) =>
  respond(route, request, async (exchange) => {
    const { settings, limits } = parts
    const { type, name } = soundType(request)
    checkOrigin(request, settings.siteHost)
    const tool = parts.toolByType(toolType)
    if (settings.transcription === null || tool?.kind !== 'server') throw new CatalogueError('cannot_listen')
    exchange.record.tool = toolType
    const visitor = visitorOf(request, settings.appSecret)
    await limits.burst(visitor)
    const reserve = priceOf(settings.transcription, longestSeconds)
    const wish = limits.wish({ visitor, toolType, pool: 'files', reserve, usesModel: true })
    transcriptionBreaker().check()

    const token = request.headers.get('x-bot-token') ?? ''
    const admission = await admit(parts, { exchange, tool, token, wish })
    const left = wish.quota.limit - admission.used
    const find = (context: ServerContext) => findInFile(request, { type, name }, context)
    const deadline = createDeadline(DEADLINE_MS, request.signal)
    const steps = lookUp({
      exchange,
      settings,
      visitor,
      admission,
      breaker: null,
      reserve,
      left,
      deadline,
      find,
    })
    return deliver(steps, exchange, lookupDelivery, deadline.signal)
  })

async function* findInFile(
  request: Request,
  { type, name }: { type: string; name: string },
  context: ServerContext,
): AsyncGenerator<ServerStep, string, void> {
  context.spend(0)
  const bytes = await readSound(request, context.signal)
  yield { progress: { stage: 'transcribing' } }
  const heard = await hear({ bytes, type, name }, context)
  const part: TranscriptPart = {
    transcript: { videoId: null, url: null, source: 'speech-recognition', ...heard },
  }
  yield { part }
  return heard.text
}
