import type { VoicesReply } from '@/lib/audio/speech/voices'
import { getSpeechEngine } from '@/lib/generate/speech/speech-engine'
import { getSettings } from '@/lib/server/env'

export const dynamic = 'force-dynamic'

/** Returns the voices of the settings, which are unknown when the page is built. Requests are not logged. */
export function GET(): Response {
  const engine = getSpeechEngine(getSettings())
  const reply: VoicesReply = { engine: engine?.name ?? 'none', voices: engine?.voices ?? [] }
  return Response.json(reply, { headers: { 'Cache-Control': 'private, max-age=300' } })
}
