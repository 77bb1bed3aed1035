import { getBackend } from '@/app/backend'
import { createSampleCache, serveVoiceSample } from '@/content/tools/tiktok/tiktok-voice-generator/voice-sample'
import { getProcessSingleton } from '@/platform/next/process-state'

export const GET = (request: Request) =>
  serveVoiceSample({ ...getBackend(), sampleCache: getProcessSingleton('voiceSamples', createSampleCache) }, request)
