import { getBackend } from '@/app/server'
import { route, serveVoiceSample } from '@/content/tools/tiktok/tiktok-voice-generator/voice-sample'
import { createSampleCache } from '@/lib/generate/speech/sample-cache'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'
import { getProcessSingleton } from '@/lib/server/process-singleton'

const { refuse, options } = refuseOtherMethods(route, 'GET')

export const GET = (request: Request) =>
  serveVoiceSample({ ...getBackend(), sampleCache: getProcessSingleton('voiceSamples', createSampleCache) }, request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as POST, refuse as PUT }
