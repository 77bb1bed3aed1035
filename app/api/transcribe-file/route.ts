import { backend } from '@/app/server'
import {
  offerFileTranscription,
  route,
  transcribeFile,
} from '@/content/tools/tiktok/tiktok-transcript-generator/transcribe-file'
import { refuseMethods } from '@/lib/server/http/refuse-methods'

const { refuse, options } = refuseMethods(route, 'GET, POST')

export const GET = (request: Request) => offerFileTranscription(backend(), request)
export const POST = (request: Request) => transcribeFile(backend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as PUT }
