import { backend } from '@/app/server'
import { route, voiceSample } from '@/content/tools/tiktok/tiktok-voice-generator/voice-sample'
import { perProcess } from '@/lib/env/per-process'
import { refuseMethods } from '@/lib/http/refuse-methods'
import { createKeptSamples } from '@/lib/speech/kept-samples'

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
