import type { VoicesReply } from '@/lib/audio/speech/voices-reply'
import { getSpeechEngine } from '@/lib/generate/speech/get-speech-engine'
import { getSettings } from '@/lib/server/env'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'

export const dynamic = 'force-dynamic'

const { refuse, options } = refuseOtherMethods('/api/voices', 'GET')

/** The voices that the operator's settings give; the page itself is made without knowing them. Not logged. */
export function GET(): Response {
  const engine = getSpeechEngine(getSettings())
  const reply: VoicesReply = { engine: engine?.name ?? 'none', voices: engine?.voices ?? [] }
  return Response.json(reply, { headers: { 'Cache-Control': 'private, max-age=300' } })
}

export { options as OPTIONS, refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT }
