import { CatalogueError } from '@/lib/errors'
import { checkOrigin } from '@/lib/http/check-origin'
import { jsonReply, respond } from '@/lib/http/respond'
import { visitorOf } from '@/lib/limits/visitor'
import type { Parts } from '@/lib/request/pipeline'

/** `GET ?tool=TYPE[&fallback=1]`: how the page is to check its visitor before it asks that tool. */
export function createOffer({
  settings,
  toolByType,
  botCheck,
  limits,
}: Pick<Parts, 'settings' | 'toolByType' | 'botCheck' | 'limits'>) {
  return (request: Request) =>
    respond('/api/bot-check', request, async (exchange) => {
      checkOrigin(request, settings.siteHost)
      const query = new URL(request.url).searchParams
      const tool = toolByType(query.get('tool') ?? '')
      if (!tool || tool.kind === 'widget') throw new CatalogueError('invalid_request')
      exchange.record.tool = tool.type
      await limits.challenge(visitorOf(request, settings.appSecret).key)
      return jsonReply(await botCheck.offer(tool.type, query.get('fallback') === '1'), exchange)
    })
}
