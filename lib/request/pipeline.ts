import type { BotCheck } from '@/lib/bot-check'
import type { Settings } from '@/lib/env'
import { CatalogueError } from '@/lib/errors'
import { checkContentType } from '@/lib/http/check-content-type'
import { checkOrigin } from '@/lib/http/check-origin'
import type { Exchange } from '@/lib/http/exchange'
import { readBody } from '@/lib/http/read-body'
import { respond } from '@/lib/http/respond'
import { reserveFor } from '@/lib/limits/cost'
import type { Limits } from '@/lib/limits/limits'
import { hasModel } from '@/lib/limits/pools'
import { visitorOf } from '@/lib/limits/visitor'
import type { Card } from '@/lib/tool/card'
import type { Chosen, PromptTool, ServedTool, ServerTool, Tool } from '@/lib/tool/define'
import { admit } from './admit'
import type { Breaker } from './breaker'
import { createDeadline } from './deadline'
import { type Delivery, deliver } from './deliver'
import type { CardWriter } from './engine'
import { lookUp, workOf } from './look-up'
import { lookupDelivery } from './lookup-delivery'
import { readFields, readParameters } from './parameters'
import { readPrompt } from './read-prompt'
import { type GenerationRequest, parseRequest } from './request'
import { type Reply, run } from './run'

const DEADLINE_MS = 45_000

/** Whose breaker: the model that writes text, or one of the lookups' services. */
export type Service = 'text' | NonNullable<ServerTool['service']>

export type Parts = {
  settings: Settings
  toolByType: (type: string) => Tool | undefined
  /** The model that writes, where one is set up. */
  model: CardWriter | null
  /** Writes without a model, and lays out the visitor's own texts. */
  builtIn: CardWriter
  botCheck: BotCheck
  limits: Limits
  breakerOf: (service: Service) => Breaker
}

/**
 * The generation request. Cheap checks come first and the visitor's token late, so that nobody's token is used up for a
 * request that would fail anyway. Nothing before `admit` does more with a text than read it once.
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
  const isDirect = refine === null && tool.direct?.isChosen(input) === true
  const writer = isDirect ? parts.builtIn : (parts.model ?? parts.builtIn)
  const price = writer.name === 'openai' ? (settings.openai?.price ?? null) : null
  const money = price && { price, reserve: reserveFor(tool, { prompt, fields, voice, refine }, price) }
  const visitor = visitorOf(request, settings.appSecret)
  const wish = limits.wish({
    visitor,
    toolType: tool.type,
    pool: 'text',
    reserve: money?.reserve ?? null,
    usesModel: writer.name === 'openai',
  })
  exchange.record.promptChars = prompt.length

  const breaker = parts.breakerOf('text')
  if (writer.name === 'openai') breaker.check()
  const admission = await admit(parts, { exchange, tool, token: asked.turnstileToken, wish })

  const job = {
    tool,
    input,
    count: countOf(tool, input, refine?.action),
    seed,
    voice,
    ...(isDirect && { direct: true as const }),
    ...(refine && { refine }),
    visitor: visitor.safetyId,
  }
  const left = wish.quota.limit - admission.used
  const deadline = createDeadline(DEADLINE_MS, request.signal)
  const cards = run({ exchange, job, writer, admission, breaker, left, money, deadline })
  return deliver(cards, exchange, cardDelivery, deadline.signal)
}

const cardDelivery: Delivery<Card, Reply> = { event: (card) => ['card', card], body: (reply) => reply }

function countOf(tool: PromptTool, chosen: Chosen, refining?: string): number {
  if (refining === undefined) return tool.count(chosen)
  return refining === 'similar' ? 3 : 1
}

async function answer(parts: Parts, exchange: Exchange, tool: ServerTool, asked: GenerationRequest) {
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
  const admission = await admit(parts, { exchange, tool, token: asked.turnstileToken, wish })

  const left = wish.quota.limit - admission.used
  const find = workOf(tool, input)
  const deadline = createDeadline(tool.deadlineMs, request.signal)
  const steps = lookUp({ exchange, settings, visitor, admission, breaker, reserve, left, deadline, find })
  return deliver(steps, exchange, lookupDelivery, deadline.signal)
}
