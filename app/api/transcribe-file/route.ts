import { getBackend } from '@/app/server'
import {
  checkFileTranscription,
  route,
  transcribeFile,
} from '@/content/tools/tiktok/tiktok-transcript-generator/transcribe-file'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'

const { refuse, options } = refuseOtherMethods(route, 'GET, POST')

export const GET = (request: Request) => checkFileTranscription(getBackend(), request)
export const POST = (request: Request) => transcribeFile(getBackend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as PUT }
