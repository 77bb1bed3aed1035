import { getBackend } from '@/app/backend'
import {
  checkFileTranscription,
  transcribeFile,
} from '@/content/tools/tiktok/tiktok-transcript-generator/transcribe-file'

export const GET = (request: Request) => checkFileTranscription(getBackend(), request)
export const POST = (request: Request) => transcribeFile(getBackend(), request)
