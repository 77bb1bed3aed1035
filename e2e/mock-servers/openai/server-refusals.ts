import { type ChatBody, countInputTokens, getOutputLimit } from './chat-request.ts'
import type { Refusal } from './refusals.ts'
import { sendJson } from './replies.ts'

/** The context of a server whose model was started with a small one. */
const CONTEXT_TOKENS = 1_600

/** Refuses a prompt that leaves too little room for the requested answer. */
const limitContext =
  (buildBody: (inputTokens: number, outputTokens: number) => object): Refusal =>
  (response, body) => {
    const [inputTokens, outputTokens] = [countInputTokens(body), getOutputLimit(body)]
    if (inputTokens + outputTokens <= CONTEXT_TOKENS) return false
    sendJson(response, 400, buildBody(inputTokens, outputTokens))
    return true
  }

const sendIf =
  (isRefused: (body: ChatBody) => boolean, status: number, errorBody: object): Refusal =>
  (response, body) => {
    if (!isRefused(body)) return false
    sendJson(response, status, errorBody)
    return true
  }

/** Refuses all values of `reasoning_effort` but the accepted ones. */
const limitEffort = (status: number, errorBody: object, acceptedEfforts: readonly string[] = []): Refusal =>
  sendIf(({ reasoning_effort: effort }) => effort !== undefined && !acceptedEfforts.includes(effort), status, errorBody)

const effortLiteralError =
  "1 validation error:\n  {'type': 'literal_error', 'loc': ('body', 'reasoning_effort'), 'msg': \"Input should be 'low', 'medium' or 'high'\", 'input': 'none', 'ctx': {'expected': \"'low', 'medium' or 'high'\"}}"

const geminiError = [
  {
    error: {
      code: 400,
      message: 'Budget 0 is invalid. This model only works in thinking mode.',
      status: 'INVALID_ARGUMENT',
    },
  },
]

/** Refusals of the servers that people run, in their words. Collected from their issues and sources, 2026-11. */
export const serverRefusals: Record<string, Refusal> = {
  'vllm-context': limitContext((inputTokens, outputTokens) => ({
    error: {
      message: `This model's maximum context length is ${CONTEXT_TOKENS} tokens. However, you requested ${outputTokens} output tokens and your prompt contains at least ${CONTEXT_TOKENS - outputTokens + 1} input tokens, for a total of at least ${CONTEXT_TOKENS + 1} tokens. Please reduce the length of the input prompt or the number of requested output tokens. (parameter=input_tokens, value=${inputTokens})`,
      type: 'BadRequestError',
      param: 'input_tokens',
      code: 400,
    },
  })),
  'vllm-effort': limitEffort(
    400,
    { error: { message: effortLiteralError, type: 'Bad Request', param: null, code: 400 } },
    ['low', 'medium', 'high'],
  ),
  'openrouter-context': limitContext((inputTokens, outputTokens) => ({
    error: {
      message: 'Provider returned error',
      code: 400,
      metadata: {
        raw: JSON.stringify({
          error: {
            message: `This model's maximum context length is ${CONTEXT_TOKENS} tokens. However, you requested ${outputTokens} output tokens and your prompt contains at least ${inputTokens} input tokens, for a total of at least ${inputTokens + outputTokens} tokens.`,
            code: 400,
          },
        }),
        provider_name: 'Crucible',
        is_byok: false,
      },
    },
    user_id: 'user_1',
  })),
  'openrouter-schema': sendIf(({ response_format }) => response_format?.type === 'json_schema', 400, {
    error: {
      message: 'Provider returned error',
      code: 400,
      metadata: {
        raw: '{"error":{"message":"The provided JSON schema contains features not supported by xgrammar.","code":400}}',
        provider_name: 'Crucible',
      },
    },
  }),
  'openrouter-reasoning': limitEffort(
    400,
    { error: { message: 'Reasoning is mandatory for this endpoint and cannot be disabled.', code: 400 } },
    ['low'],
  ),
  'groq-stream': sendIf(({ stream, response_format }) => stream === true && response_format !== undefined, 400, {
    error: {
      message: 'Streaming and tool use are not currently supported with Structured Outputs',
      type: 'invalid_request_error',
    },
  }),
  'groq-effort': limitEffort(400, {
    error: { message: 'reasoning_effort is not supported with this model', type: 'invalid_request_error' },
  }),
  'gemini-budget': limitEffort(400, geminiError, ['low']),
  'thinks-always': limitEffort(400, geminiError, ['low']),
  'mistral-effort': limitEffort(400, {
    object: 'error',
    message: 'reasoning_effort is not enabled for this model',
    type: 'invalid_request_invalid_args',
    param: null,
    code: '3051',
    raw_status_code: 400,
  }),
  'ollama-effort': limitEffort(400, {
    error: {
      message: '"llama3.1:8b" does not support thinking',
      type: 'invalid_request_error',
      param: null,
      code: null,
    },
  }),
  'deepseek-schema': sendIf(({ response_format }) => response_format?.type === 'json_schema', 400, {
    error: {
      message: 'This response_format type is unavailable now',
      type: 'invalid_request_error',
      param: null,
      code: 'invalid_request_error',
    },
  }),
  'lm-studio-format': sendIf(({ response_format }) => response_format?.type === 'json_object', 400, {
    error: "'response_format.type' must be 'json_schema' or 'text'",
  }),
  /** A server whose words name no parameter. */
  'unknown-field': sendIf((body) => body.stream_options !== undefined, 422, {
    error: { message: 'Unprocessable Entity' },
  }),
}
