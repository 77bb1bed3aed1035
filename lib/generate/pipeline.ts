import { CatalogueError } from '@/lib/core/errors'
import { isDirect, readParameters } from '@/lib/generate/input/parameters'
import { readPicture } from '@/lib/generate/input/read-picture'
import { promptLimitOf, readPrompt } from '@/lib/generate/input/read-prompt'
import { parseRequest } from '@/lib/generate/input/request'
import { enter, type Gate } from '@/lib/generate/run/admission'
import type { Breaker } from '@/lib/generate/run/breaker'
import { checkContentType } from '@/lib/server/http/check-content-type'
import type { Exchange } from '@/lib/server/http/exchange'
import { bodyTooLarge, decodeText, readBody } from '@/lib/server/http/read-body'
import { respond } from '@/lib/server/http/respond'
import type { Held } from '@/lib/server/idempotency/hold-reply'
import type { KeptReplies } from '@/lib/server/idempotency/kept-replies'
import type { Visitor } from '@/lib/server/limits/visitor'
import { bodyLimitOf, MAX_BODY_OF_ALL } from '@/lib/tool/body-limit'
import { deadlineMs } from '@/lib/tool/deadline'
import type { Input, ServedTool, ServerTool, Tool } from '@/lib/tool/define'
import type { CardWriter } from '@/lib/tool/engine'
import type { Settings } from '@/lib/tool/settings'
import { once } from './once'
import { serve, stepDelivery } from './serving'
import { cardDelivery, write } from './writing'

const BODY_MS = 5_000

/**
 * Whose breaker: the model that writes text, another one that looks at pictures, or one of the server tools' services.
 */
export type ServiceName = 'text' | 'vision' | NonNullable<ServerTool['service']>

export type Backend = Gate & {
  settings: Settings
  toolByType: (type: string) => Tool | undefined
  /** The model that writes, where one is set up. */
  model: CardWriter | null
  /** Writes without a model, and lays out the visitor's own texts. */
  builtIn: CardWriter
  breakerOf: (service: ServiceName) => Breaker
  /** To requests that came with an Idempotency-Key. */
  replies: KeptReplies
}

/** A request to a tool: read, but not yet let in. */
export type ToolRequest = {
  exchange: Exchange
  visitor: Visitor
  token: string
  given: Omit<Input, 'parameters'>
  /** As they came. */
  parameters: unknown
  /** All that the visitor asks for, as one text. */
  said: string
  /** The key that it came with; null without one. */
  held: Held | null
}

/**
 * The generation request. Cheap checks come first and the visitor's token late, so that nobody's token is used up for a
 * request that would fail anyway. Nothing before `admit` does more with a text than read it once.
 */
export function generateContent(backend: Backend, request: Request): Promise<Response> {
  return respond('/api/generate-content', request, async (exchange) => {
    checkContentType(request)
    const visitor = await enter(backend, exchange)
    const body = await readBody(request, { maxBytes: MAX_BODY_OF_ALL, maxMs: BODY_MS })
    const asked = parseRequest(decodeText(body))
    const tool = servedTool(backend, asked.toolType)
    exchange.record.tool = tool.type
    if (body.byteLength - pictureBytes(tool, asked.picture) > bodyLimitOfTool(tool)) throw bodyTooLarge()
    const { turnstileToken: token, ...wish } = asked
    const picture = readPicture(tool, asked.picture)
    const prompt = readPrompt(tool, asked.prompt, picture !== undefined || needsNone(tool, wish.parameters))
    const given = { prompt, ...(picture && { picture }) }
    exchange.record.promptChars = given.prompt.length
    const said = JSON.stringify(wish)
    const toolRequest = { exchange, visitor, token, given, parameters: wish.parameters, said, held: null }
    if (tool.kind === 'prompt') {
      const how = { delivery: cardDelivery, deadlineMs: deadlineMs(tool) }
      return once(backend, toolRequest, how, (given) => write(backend, tool, given))
    }
    const how = { delivery: stepDelivery, deadlineMs: tool.deadlineMs }
    return once(backend, toolRequest, how, (given) => serve(backend, tool, given))
  })
}

/** Whether the tool needs no picture for what is asked, where one is enough. */
function needsNone(tool: ServedTool, parameters: unknown): boolean {
  return (
    tool.kind === 'prompt' && tool.picture === 'enough' && isDirect(tool, readParameters(tool, parameters))
  )
}

/** Most bytes of a request to this tool, without its picture. */
export function bodyLimitOfTool(tool: ServedTool): number {
  const refines = tool.kind === 'prompt' && tool.form.refine.length > 0
  return bodyLimitOf({ promptLimit: promptLimitOf(tool), refines })
}

/** What the picture takes of a body, in bytes; nothing where the tool takes no picture. */
const pictureBytes = (tool: ServedTool, picture = '') => (tool.picture ? picture.length : 0)

/** The tool of this type. Throws `invalid_request` where none is called so, or it runs in the browser alone. */
export function servedTool({ toolByType }: Pick<Backend, 'toolByType'>, type: string): ServedTool {
  const found = toolByType(type)
  const tool = found?.kind === 'widget' ? found.asks : found
  if (tool?.kind !== 'prompt' && tool?.kind !== 'server') throw new CatalogueError('invalid_request')
  return tool
}
