import { serverParts } from '@/app/server'
import {
  createFileOffer,
  createFileTranscription,
  route,
} from '@/content/tools/tiktok/tiktok-transcript-generator/transcribe-file'
import { refuseMethods } from '@/lib/http/refuse-methods'

const { refuse, options } = refuseMethods(route, 'GET, POST')

export const runtime = 'nodejs'

/** Seconds that a host may let a request run; its own deadline is 200. */
export const maxDuration = 240

export const GET = (request: Request) => createFileOffer(serverParts())(request)
export const POST = (request: Request) => createFileTranscription(serverParts())(request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as PUT }
