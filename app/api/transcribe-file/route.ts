import { backend } from '@/app/server'
import {
  offerFileTranscription,
  route,
  transcribeFile,
} from '@/content/tools/tiktok/tiktok-transcript-generator/transcribe-file'
import { refuseMethods } from '@/lib/http/refuse-methods'

const { refuse, options } = refuseMethods(route, 'GET, POST')

export const runtime = 'nodejs'

/** Seconds that a host may let a request run; its own deadline is 200. */
export const maxDuration = 240

export const GET = (request: Request) => offerFileTranscription(backend(), request)
export const POST = (request: Request) => transcribeFile(backend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as PUT }
