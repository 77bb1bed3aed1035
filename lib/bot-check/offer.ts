import { checkOrigin } from '@/lib/http/check-origin'
import { jsonReply, respond } from '@/lib/http/respond'
import { visitorOf } from '@/lib/limits/visitor'
import { type Parts, servedTool } from '@/lib/request/pipeline'

type OfferParts = Pick<Parts, 'settings' | 'toolByType' | 'botCheck' | 'limits'>

/** `GET ?tool=TYPE[&fallback=1]`: how the page is to check its visitor before it asks that tool. */
export function offerBotCheck(parts: OfferParts, request: Request): Promise<Response> {
  const { settings, botCheck, limits } = parts
  return respond('/api/bot-check', request, async (exchange) => {
    checkOrigin(request, settings.siteHost)
    const query = new URL(request.url).searchParams
    const { type } = servedTool(parts, query.get('tool') ?? '')
    exchange.record.tool = type
    await limits.challenge(visitorOf(request, settings.appSecret).key)
    return jsonReply(await botCheck.offer(type, query.get('fallback') === '1'), exchange)
  })
}
