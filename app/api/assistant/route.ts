import { getBackend } from '@/app/backend'
import { serveAssistant } from '@/lib/generate/assistant/serve-assistant'

export const POST = (request: Request) => serveAssistant(getBackend(), request)
