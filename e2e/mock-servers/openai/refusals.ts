import type { ServerResponse } from 'node:http'
import { type ChatBody, hasImage, parseChatRequest } from './chat-request.ts'
import { send, sendError } from './replies.ts'
import { serverRefusals } from './server-refusals.ts'

type EndlessReply = { status?: number; type: string; head: string; chunk: string }

const sse = 'text/event-stream; charset=utf-8'
const formatEvent = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
const fillerText = 'and so on '.repeat(1_000)

/** Endless responses; each is endless in a different part. */
const endlessReplies: Record<string, EndlessReply> = {
  'endless-text': {
    type: sse,
    head: formatEvent({ content: '{"items":["' }),
    chunk: formatEvent({ content: fillerText }),
  },
  'endless-thoughts': { type: sse, head: '', chunk: formatEvent({ reasoning_content: fillerText }) },
  'endless-comments': { type: sse, head: '', chunk: `: ${fillerText}\n\n` },
  'endless-line': { type: sse, head: 'data: {"choices":"', chunk: fillerText },
  'endless-json': { type: 'application/json', head: '{"text":"', chunk: fillerText },
  'endless-sound': { type: 'audio/mpeg', head: 'ID3', chunk: fillerText },
  'endless-error': { status: 400, type: 'application/json', head: '{"error":{"message":"', chunk: fillerText },
}

/** Writes each endless response as fast as the client reads it, until the client closes the connection. */
const endlessRefusals = Object.fromEntries(
  Object.entries(endlessReplies).map(([name, reply]) => [
    name,
    (response: ServerResponse) => {
      writeForever(response, reply)
      return true
    },
  ]),
)

function writeForever(response: ServerResponse, { status = 200, type, head, chunk }: EndlessReply): void {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.writeHead(status, { 'Content-Type': type })
  response.write(head)
  response.on('drain', write)
  write()
}

/** `attempt` counts calls with the same prompt from 1. Returns whether a response was sent. */
export type Refusal = (response: ServerResponse, body: ChatBody, attempt: number) => boolean

const createErrorReply = (
  status: number,
  message: string,
  type: string,
  code?: string,
  headers?: Record<string, string>,
): Refusal => {
  return (response) => {
    sendError(response, status, { message, type, ...(code && { code }) }, headers)
    return true
  }
}

const sendText =
  (type: string, text: string): Refusal =>
  (response) => {
    send(response, 200, type, text)
    return true
  }

const createFilter =
  (applies: (body: ChatBody, attempt: number) => boolean) =>
  (refusal: Refusal): Refusal =>
  (response, body, attempt) =>
    applies(body, attempt) && refusal(response, body, attempt)

const onFirstAttempt = createFilter((_, attempt) => attempt % 2 === 1)
/** Applies only to a follow-up call for items that an earlier answer lacked. */
const onRepair = createFilter((body) => parseChatRequest(body).isFollowUp)
/** Applies only to a request with an image, as from a text-only model. */
const onImage = createFilter(hasImage)

const resetConnection: Refusal = (response) => {
  response.destroy()
  return true
}

const rejectFormats =
  (...types: readonly string[]): Refusal =>
  (response, { response_format }) => {
    if (!response_format || !types.includes(response_format.type)) return false
    const message = `Invalid parameter: 'response_format' of type '${response_format.type}' is not supported with this model.`
    sendError(response, 400, { message, param: 'response_format' })
    return true
  }

/** The error of servers that use grammar-constrained decoding, for any response format. */
const grammarError = createErrorReply(400, 'Failed to compile the grammar of response_format.', 'invalid_request_error')

const serverError = createErrorReply(500, 'The server had an error while processing your request.', 'server_error')
const fakeApiKey = 'sk-proj-SECRET1234'

export const refusals: Record<string, Refusal> = {
  ...endlessRefusals,
  ...serverRefusals,
  '401': createErrorReply(
    401,
    `Incorrect API key provided: ${fakeApiKey}.`,
    'invalid_request_error',
    'invalid_api_key',
  ),
  '404': createErrorReply(404, 'The model does not exist.', 'invalid_request_error', 'model_not_found'),
  '400': createErrorReply(400, 'Something about this request is wrong.', 'invalid_request_error'),
  '402': createErrorReply(402, 'Insufficient balance', 'unknown_error', 'invalid_request_error'),
  '500': serverError,
  '503': createErrorReply(503, 'The engine is currently overloaded.', 'server_error'),
  billing: createErrorReply(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'),
  rate: createErrorReply(429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded', { 'Retry-After': '30' }),
  'rate-silent': createErrorReply(429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded'),
  'once-rate': onFirstAttempt(
    createErrorReply(429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded', { 'Retry-After-Ms': '50' }),
  ),
  'once-500': onFirstAttempt(serverError),
  'repair-500': onRepair(serverError),
  'once-reset': onFirstAttempt(resetConnection),
  grammar: grammarError,
  'once-grammar': onFirstAttempt(grammarError),
  'every-size': createErrorReply(400, 'This size is too much work at the moment.', 'invalid_request_error'),
  blind: onImage(
    createErrorReply(
      400,
      'Invalid content type. image_url is only supported by certain models.',
      'invalid_request_error',
    ),
  ),
  'blind-llama': onImage(
    createErrorReply(
      500,
      'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj',
      'server_error',
    ),
  ),
  reset: resetConnection,
  moderated: createErrorReply(
    400,
    'Your request was rejected by our safety system.',
    'invalid_request_error',
    'content_policy_violation',
  ),
  // Azure's wording: learn.microsoft.com/azure/ai-foundry/openai/concepts/content-filter, 2026-11.
  filtered: createErrorReply(
    400,
    "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
    'invalid_request_error',
    'content_filter',
  ),
  hang: () => true,
  html: sendText('text/html; charset=utf-8', '<!doctype html><title>Welcome to the proxy</title>'),
  empty: sendText('application/json', ''),
  'bad-json': sendText('application/json', '{"choices":[{"message":{"content":'),
  'error-200': sendText('application/json', '{"error":{"message":"upstream exploded"}}'),
  'no-schema': rejectFormats('json_schema'),
  'text-only': rejectFormats('json_schema', 'json_object'),
  'old-limit': (response, body) => {
    if (body.max_tokens === undefined) return false
    const message =
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead."
    sendError(response, 400, { message, param: 'max_tokens', code: 'unsupported_parameter' })
    return true
  },
}

export type MediaCall = {
  response: ServerResponse
  /** The JSON body, or the fields of a form without its file. */
  fields: Record<string, unknown>
  fault: string | null
  /** The number of calls with the same prompt so far, including this one. */
  attempt: number
}

export const findFault = (...texts: unknown[]): string | null =>
  /\bfault:([\w-]+)/.exec(texts.filter((text) => typeof text === 'string').join(' '))?.[1] ?? null

/** Sends a fault that all routes share. Returns whether it sent a response. */
export const sendCommonFault = ({ response, fields, fault, attempt }: MediaCall): boolean =>
  fault !== null && (refusals[fault]?.(response, fields, attempt) ?? false)

export function sendInvalid({ response }: MediaCall, param: string, message: string, code = 'invalid_value'): void {
  sendError(response, 400, { message, param, code })
}
