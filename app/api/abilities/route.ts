import { getModelVision } from '@/app/model-vision'
import { getSpeechEngine } from '@/lib/generate/speech/get-speech-engine'
import { getSettings } from '@/lib/server/env'
import type { Abilities } from '@/lib/tool/abilities'

export const dynamic = 'force-dynamic'

/** What this server can do by its settings, and sees by what its model has said; the pages themselves are made without knowing them. Not logged. */
export function GET(): Response {
  const { openai, transcription, images, downloads, ...rest } = getSettings()
  const reply: Abilities = {
    model: openai?.model ?? null,
    vision: getModelVision()?.current ?? false,
    speech: getSpeechEngine(rest)?.name ?? 'none',
    transcription: transcription !== null,
    images: images !== null,
    downloads,
  }
  return Response.json(reply, { headers: { 'Cache-Control': 'private, max-age=300' } })
}
