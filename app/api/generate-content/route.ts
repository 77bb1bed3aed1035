import { getBackend } from '@/app/server'
import { generateContent } from '@/lib/generate/pipeline'

export const POST = (request: Request) => generateContent(getBackend(), request)
