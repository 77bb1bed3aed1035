import { backend } from '@/app/server'
import { offerBotCheck } from '@/lib/generate/serve-bot-check-config'
import { refuseMethods } from '@/lib/server/http/refuse-methods'

const { refuse, options } = refuseMethods('/api/bot-check', 'GET')

export const GET = (request: Request) => offerBotCheck(backend(), request)
export {
  options as OPTIONS,
  refuse as DELETE,
  refuse as HEAD,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
}
