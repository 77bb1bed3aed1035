import { getBackend } from '@/app/backend'
import { serveBotCheckConfig } from '@/lib/generate/serve-bot-check-config'

export const GET = (request: Request) => serveBotCheckConfig(getBackend(), request)
