import { getModelVision } from '@/app/model-vision'
import { getSpeechEngine } from '@/lib/generate/speech/speech-engine'
import { getSettings } from '@/lib/server/env'
import type { Abilities } from '@/lib/tool/abilities'

export const dynamic = 'force-dynamic'

/** Returns the features that this server supports. The server does not log requests to this route. */
export function GET(): Response {
  const { openai, transcription, images, downloads, ...otherSettings } = getSettings()
  const reply: Abilities = {
    model: openai?.model ?? null,
    vision: getModelVision()?.current ?? false,
    speech: getSpeechEngine(otherSettings)?.name ?? 'none',
    transcription: transcription !== null,
    images: images !== null,
    downloads,
  }
  return Response.json(reply, { headers: { 'Cache-Control': 'private, max-age=300' } })
}
