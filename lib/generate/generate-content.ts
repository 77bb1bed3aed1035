import { PublicError } from '@/lib/core/errors'
import { getMaxPromptLength, parseRequest, readImage, readPrompt } from '@/lib/generate/input/generation-request'
import { canSkipModel, readParameters } from '@/lib/generate/input/parameters'
import { guardRequest } from '@/lib/generate/run/admission'
import { checkContentType } from '@/lib/server/http/check-request'
import { createBodyTooLargeError, decodeText, readBody } from '@/lib/server/http/read-body'
import { respond } from '@/lib/server/http/respond'
import { getBodyLimit, MAX_BODY_BYTES_WITH_IMAGE } from '@/lib/tool/body-limit'
import type { ApiTool } from '@/lib/tool/tool'
import type { Backend } from './backend'
import { cardSerializer, handlePromptTool } from './handle-prompt-tool'
import { handleServerTool, stepSerializer } from './handle-server-tool'
import { withIdempotency } from './with-idempotency'

const BODY_TIMEOUT_MS = 5_000

/** Checks the token late, so that a request that would fail anyway does not consume it. */
export function generateContent(backend: Backend, request: Request): Promise<Response> {
  return respond('/api/generate-content', request, async (exchange) => {
    checkContentType(request)
    const visitor = await guardRequest(backend, exchange)
    const body = await readBody(request, { maxBytes: MAX_BODY_BYTES_WITH_IMAGE, timeoutMs: BODY_TIMEOUT_MS })
    const generationRequest = parseRequest(decodeText(body))
    const tool = requireServedTool(backend, generationRequest.toolType)
    exchange.record.tool = tool.type
    const imageByteLength = tool.imageInput ? (generationRequest.picture?.length ?? 0) : 0
    if (body.byteLength - imageByteLength > getMaxBodyBytes(tool)) throw createBodyTooLargeError()
    const { turnstileToken: token, ...requestFields } = generationRequest
    const { parameters } = requestFields
    const picture = readImage(tool, generationRequest.picture)
    const canBeEmpty = picture !== undefined || canOmitImage(tool, parameters)
    const prompt = readPrompt(tool, generationRequest.prompt, canBeEmpty)
    const promptInput = { prompt, ...(picture && { picture }) }
    exchange.record.promptChars = prompt.length
    // A retry may have another random seed.
    const requestText = JSON.stringify(requestFields, (name, value) => (name === 'seed' ? undefined : value))
    const toolRequest = { exchange, visitor, token, promptInput, parameters, requestText }
    return tool.kind === 'prompt'
      ? withIdempotency(backend, toolRequest, cardSerializer, () => handlePromptTool(backend, tool, toolRequest))
      : withIdempotency(backend, toolRequest, stepSerializer, () => handleServerTool(backend, tool, toolRequest))
  })
}

function canOmitImage(tool: ApiTool, parameters: unknown): boolean {
  return tool.kind === 'prompt' && tool.imageInput === 'enough' && canSkipModel(tool, readParameters(tool, parameters))
}

/** Returns the most bytes of a request body for this tool, without its image. */
export function getMaxBodyBytes(tool: ApiTool): number {
  const canRefine = tool.kind === 'prompt' && tool.form.refineActions.length > 0
  return getBodyLimit({ promptLimit: getMaxPromptLength(tool), hasRefinement: canRefine })
}

/** Returns the tool of this type. Throws `invalid_request` if it does not exist or runs only in the browser. */
export function requireServedTool({ getToolByType }: Pick<Backend, 'getToolByType'>, type: string): ApiTool {
  const registeredTool = getToolByType(type)
  const tool = registeredTool?.kind === 'widget' ? registeredTool.promptTool : registeredTool
  if (tool?.kind !== 'prompt' && tool?.kind !== 'server') throw new PublicError('invalid_request')
  return tool
}
