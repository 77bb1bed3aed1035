import { checkOrigin } from '@/lib/server/http/check-origin'
import { jsonReply, respond } from '@/lib/server/http/respond'
import { visitorOf } from '@/lib/server/limits/visitor'
import { type Backend, servedTool } from './pipeline'

type OfferBackend = Pick<Backend, 'settings' | 'toolByType' | 'botCheck' | 'limits'>

/** `GET ?tool=TYPE[&fallback=1]`: how the page is to check its visitor before it asks that tool. */
export function offerBotCheck(backend: OfferBackend, request: Request): Promise<Response> {
  const { settings, botCheck, limits } = backend
  return respond('/api/bot-check', request, async (exchange) => {
    checkOrigin(request, settings.siteHost)
    const query = new URL(request.url).searchParams
    const { type } = servedTool(backend, query.get('tool') ?? '')
    exchange.record.tool = type
    await limits.challenge(visitorOf(request, settings.appSecret))
    return jsonReply(await botCheck.offer(type, query.get('fallback') === '1'), exchange)
  })
}
