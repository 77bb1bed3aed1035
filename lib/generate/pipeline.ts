import type { PromptTool, Tool } from '@/content/tools/define'
import type { Settings } from '@/lib/env'
import { CatalogueError } from '@/lib/errors'
import { checkContentType } from '@/lib/http/check-content-type'
import { checkOrigin } from '@/lib/http/check-origin'
import type { Exchange } from '@/lib/http/exchange'
import { readBody } from '@/lib/http/read-body'
import { respond } from '@/lib/http/respond'
import type { BotCheck } from './bot-check'
import type { Breaker } from './breaker'
import { deliver } from './deliver'
import type { Engine } from './engines/engine'
import { reserveFor } from './limits/cost'
import type { Limits } from './limits/limits'
import { visitorOf } from './limits/visitor'
import { readParameters } from './parameters'
import { readPrompt } from './read-prompt'
import { parseRequest } from './request'
import { run } from './run'

const DEADLINE_MS = 45_000

export type Parts = {
  settings: Pick<Settings, 'appSecret' | 'siteHost' | 'openai'>
  toolByType: (type: string) => Tool | undefined
  engineFor: (tool: PromptTool) => Engine
  botCheck: BotCheck
  limits: Limits
  breaker: Breaker
}

/**
 * The generation request. Cheap checks come first and the visitor's token late, so that nobody's token is used up for a
 * request that would fail anyway.
 */
export function createPipeline(parts: Parts): (request: Request) => Promise<Response> {
  const { settings, botCheck, limits, breaker } = parts
  return (request) =>
    respond('/api/generate-content', request, async (exchange) => {
      checkContentType(request)
      checkOrigin(request, settings.siteHost)
      const asked = parseRequest(await readBody(request))
      const tool = findTool(parts, asked.toolType, exchange)
      const prompt = readPrompt(tool, asked.prompt)
      const { fields, seed, refine, voice } = readParameters(tool, asked.parameters)
      const input = { prompt, parameters: fields }
      const count = countOf(tool, input, refine?.action)
      const engine = parts.engineFor(tool)
      const price = engine.name === 'openai' ? (settings.openai?.price ?? null) : null
      const money = price && { price, reserve: reserveFor(tool, [prompt, ...voice].join('\n'), price) }
      const visitor = visitorOf(request, settings.appSecret)
      const wish = limits.wish(visitor.key, tool.type, money?.reserve ?? null)
      exchange.record.promptChars = prompt.length

      if (engine.name === 'openai') breaker.check()
      await limits.burst(visitor.key)
      await limits.peek(wish)
      const deadline = AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE_MS)])
      exchange.record.botProvider = await botCheck.verify(asked.turnstileToken, tool.type, deadline)
      const admission = await limits.admit(wish)

      const job = { tool, input, count, seed, voice, ...(refine && { refine }), visitor: visitor.safetyId }
      const left = wish.quota.limit - admission.used
      return deliver(
        run({ exchange, job, engine, admission, breaker, left, money, signal: deadline }),
        exchange,
      )
    })
}

/** Only tools that write from a prompt can be asked for; the others run in the browser. */
function findTool({ toolByType }: Parts, type: string, exchange: Exchange): PromptTool {
  const tool = toolByType(type)
  if (tool?.kind !== 'prompt') throw new CatalogueError('invalid_request')
  exchange.record.tool = tool.type
  return tool
}

function countOf(tool: PromptTool, input: Parameters<PromptTool['count']>[0], refining?: string): number {
  if (refining === undefined) return tool.count(input)
  return refining === 'similar' ? 3 : 1
}
