import { checkOrigin } from '@/lib/server/http/check-request'
import { buildJsonReply, respond } from '@/lib/server/http/respond'
import { identifyVisitor } from '@/lib/server/limits/visitor'
import type { Backend } from './backend'
import { requireServedTool } from './generate-content'

type ConfigBackend = Pick<Backend, 'settings' | 'getToolByType' | 'botCheck' | 'limits'>

/** `GET ?tool=TYPE[&fallback=1]`: returns how the page must check its visitor before it calls that tool. */
export function serveBotCheckConfig(backend: ConfigBackend, request: Request): Promise<Response> {
  const { settings, botCheck, limits } = backend
  return respond('/api/bot-check', request, async (exchange) => {
    checkOrigin(request, settings.siteHost)
    const query = new URL(request.url).searchParams
    const { type } = requireServedTool(backend, query.get('tool') ?? '')
    exchange.record.tool = type
    await limits.countChallenge(identifyVisitor(request, settings.appSecret))
    return buildJsonReply(await botCheck.getConfig(type, query.get('fallback') === '1'), exchange)
  })
}
