import { getBackend } from '@/app/server'
import { serveAssistant } from '@/lib/generate/serve-assistant'

export const POST = (request: Request) => serveAssistant(getBackend(), request)
