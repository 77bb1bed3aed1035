import { getBackend } from '@/app/server'
import { serveBotCheckConfig } from '@/lib/generate/serve-bot-check-config'

export const GET = (request: Request) => serveBotCheckConfig(getBackend(), request)
