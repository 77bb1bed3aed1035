import type { LookupTool, PromptTool, ServedTool, Tool } from '@/content/tools/define'
import type { Settings } from '@/lib/env'
import { CatalogueError } from '@/lib/errors'
import { checkContentType } from '@/lib/http/check-content-type'
import { checkOrigin } from '@/lib/http/check-origin'
import type { Exchange } from '@/lib/http/exchange'
import { readBody } from '@/lib/http/read-body'
import { respond } from '@/lib/http/respond'
import { admit } from './admit'
import type { BotCheck } from './bot-check'
import type { Breaker } from './breaker'
import { deliver } from './deliver'
import type { Engine } from './engines/engine'
import { reserveFor } from './limits/cost'
import type { Limits } from './limits/limits'
import { hasModel } from './limits/pools'
import { visitorOf } from './limits/visitor'
import { lookUp, workOf } from './look-up'
import { lookupDelivery } from './lookup-delivery'
import { readFields, readParameters } from './parameters'
import { readPrompt } from './read-prompt'
import { type GenerationRequest, parseRequest } from './request'
import { run } from './run'

const DEADLINE_MS = 45_000

/** Whose breaker: the model that writes text, or one of the lookups' services. */
export type Service = 'text' | NonNullable<LookupTool['service']>

export type Parts = {
  settings: Settings
  toolByType: (type: string) => Tool | undefined
  engineFor: (tool: PromptTool) => Engine
  botCheck: BotCheck
  limits: Limits
  breakerOf: (service: Service) => Breaker
}

/**
 * The generation request. Cheap checks come first and the visitor's token late, so that nobody's token is used up for a
 * request that would fail anyway.
 */
export function createPipeline(parts: Parts): (request: Request) => Promise<Response> {
  return (request) =>
    respond('/api/generate-content', request, async (exchange) => {
      checkContentType(request)
      checkOrigin(request, parts.settings.siteHost)
      await parts.limits.burst(visitorOf(request, parts.settings.appSecret))
      const asked = parseRequest(await readBody(request))
      const tool = findTool(parts, asked.toolType, exchange)
      return tool.kind === 'prompt'
        ? generate(parts, exchange, tool, asked)
        : answer(parts, exchange, tool, asked)
    })
}

/** Widgets run in the browser; every other tool can be asked. */
function findTool({ toolByType }: Parts, type: string, exchange: Exchange): ServedTool {
  const tool = toolByType(type)
  if (!tool || tool.kind === 'widget') throw new CatalogueError('invalid_request')
  exchange.record.tool = tool.type
  return tool
}

async function generate(parts: Parts, exchange: Exchange, tool: PromptTool, asked: GenerationRequest) {
  const { settings, limits } = parts
  const { request } = exchange
  const prompt = readPrompt(tool, asked.prompt)
  const { fields, seed, refine, voice } = readParameters(tool, asked.parameters)
  const input = { prompt, parameters: fields }
  const count = countOf(tool, input, refine?.action)
  const engine = parts.engineFor(tool)
  const price = engine.name === 'openai' ? (settings.openai?.price ?? null) : null
  const money = price && { price, reserve: reserveFor(tool, { prompt, fields, voice, refine }, price) }
  const visitor = visitorOf(request, settings.appSecret)
  const wish = limits.wish({
    visitor,
    toolType: tool.type,
    pool: 'text',
    reserve: money?.reserve ?? null,
    usesModel: engine.name === 'openai',
  })
  exchange.record.promptChars = prompt.length

  const breaker = parts.breakerOf('text')
  if (engine.name === 'openai') breaker.check()
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(DEADLINE_MS)])
  const admission = await admit(parts, { exchange, tool, token: asked.turnstileToken, wish, signal })

  const job = { tool, input, count, seed, voice, ...(refine && { refine }), visitor: visitor.safetyId }
  const left = wish.quota.limit - admission.used
  const cards = run({ exchange, job, engine, admission, breaker, left, money, signal })
  return deliver(cards, exchange, {
    event: (card) => ['card', card],
    body: (reply) => reply,
  })
}

function countOf(tool: PromptTool, input: Parameters<PromptTool['count']>[0], refining?: string): number {
  if (refining === undefined) return tool.count(input)
  return refining === 'similar' ? 3 : 1
}

async function answer(parts: Parts, exchange: Exchange, tool: LookupTool, asked: GenerationRequest) {
  const { settings, limits } = parts
  const { request } = exchange
  const input = {
    prompt: readPrompt(tool, asked.prompt),
    parameters: readFields(tool, asked.parameters),
  }
  tool.check?.(input, settings)
  const visitor = visitorOf(request, settings.appSecret)
  const reserve = tool.price?.(input, settings) ?? null
  const pool = tool.pool ?? tool.service ?? 'posts'
  const wish = limits.wish({
    visitor,
    toolType: tool.type,
    pool,
    places: tool.places?.(input),
    reserve,
    usesModel: hasModel(pool, settings),
    daily: tool.dailyLimit?.(settings),
  })
  exchange.record.promptChars = input.prompt.length

  const breaker = tool.service ? parts.breakerOf(tool.service) : null
  breaker?.check()
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(tool.deadlineMs)])
  const admission = await admit(parts, { exchange, tool, token: asked.turnstileToken, wish, signal })

  const left = wish.quota.limit - admission.used
  const find = workOf(tool, input)
  const steps = lookUp({ exchange, settings, visitor, admission, breaker, reserve, left, signal, find })
  return deliver(steps, exchange, lookupDelivery)
}
