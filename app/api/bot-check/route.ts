import { getBackend } from '@/app/server'
import { serveBotCheckConfig } from '@/lib/generate/serve-bot-check-config'
import { refuseOtherMethods } from '@/lib/server/http/refuse-other-methods'

const { refuse, options } = refuseOtherMethods('/api/bot-check', 'GET')

export const GET = (request: Request) => serveBotCheckConfig(getBackend(), request)
export { options as OPTIONS, refuse as DELETE, refuse as HEAD, refuse as PATCH, refuse as POST, refuse as PUT }
