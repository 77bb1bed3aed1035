import { backend } from '@/app/server'
import { offerBotCheck } from '@/lib/bot-check/offer'
import { refuseMethods } from '@/lib/http/refuse-methods'

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
