import { backend } from '@/app/server'
import { route, voiceSample } from '@/content/tools/tiktok/tiktok-voice-generator/voice-sample'
import { createKeptSamples } from '@/lib/generate/speech/kept-samples'
import { refuseMethods } from '@/lib/server/http/refuse-methods'
import { perProcess } from '@/lib/server/per-process'

const { refuse, options } = refuseMethods(route, 'GET')

export const GET = (request: Request) =>
  voiceSample({ ...backend(), samples: perProcess('voiceSamples', createKeptSamples) }, request)
export {
  options as OPTIONS,
  refuse as DELETE,
  refuse as HEAD,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
}
