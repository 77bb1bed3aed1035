import { createOffer } from '@/lib/generate/bot-check/offer'
import { serverParts } from '@/lib/generate/server'
import { refuseMethods } from '@/lib/http/refuse-methods'

const { refuse, options } = refuseMethods('/api/bot-check', 'GET')

export const GET = (request: Request) => createOffer(serverParts())(request)
export {
  options as OPTIONS,
  refuse as DELETE,
  refuse as HEAD,
  refuse as PATCH,
  refuse as POST,
  refuse as PUT,
}
