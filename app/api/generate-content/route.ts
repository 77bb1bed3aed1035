import { getBackend } from '@/app/backend'
import { generateContent } from '@/lib/generate/generate-content'

export const POST = (request: Request) => generateContent(getBackend(), request)
