import { getBackend } from '@/app/server'
import { serveBotCheckConfig } from '@/lib/generate/serve-bot-check-config'
import { refuseMethods } from '@/lib/server/http/refuse-methods'

const { refuse, options } = refuseMethods('/api/bot-check', 'GET')

export const GET = (request: Request) => serveBotCheckConfig(getBackend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as POST, refuse as PUT }
