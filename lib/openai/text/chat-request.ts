import type OpenAI from 'openai'
import { isOfficialOpenAi, type ModelSettings } from '@/lib/openai/client'
import { getRefusalText } from '@/lib/openai/model-error'
import { REASONING_TOKENS } from '@/lib/server/limits/cost'
import type { InputImage } from '@/lib/tool/prompt-tool'
import type { JsonSchema } from './schema'

/** The server's assumed capabilities. Each refusal narrows them, and a later success saves them. */
export type Dialect = {
  format: 'json_schema' | 'json_object' | 'text'
  /** Some servers enforce a schema only in an answer that they send whole. */
  canStream: boolean
  outputLimitParameter: 'max_tokens' | 'max_completion_tokens'
  hasTriedOtherLimit: boolean
  canStreamUsage: boolean
  /** `none` keeps a small model from spending its whole answer on thoughts. Null sends no value. */
  reasoningEffort: 'none' | 'low' | null
  /** Whether the server supports `store` and `safety_identifier`. */
  hasExtras: boolean
  /** The most tokens of prompt and answer together; null if the server has not refused a request for its length. */
  contextTokens: number | null
  /** The share of the context to use, because counts of tokens are estimates. Learned values start from 1. */
  contextShare: number
  hasTriedNarrowest: boolean
}

/** Most compatible servers support `max_tokens`; OpenAI's own newer models reject it. */
export function getInitialDialect(settings: ModelSettings): Dialect {
  const isOfficial = isOfficialOpenAi(settings)
  const officialEffort = isReasoningModel(settings.model) ? 'low' : null
  return {
    format: 'json_schema',
    canStream: true,
    outputLimitParameter: isOfficial ? 'max_completion_tokens' : 'max_tokens',
    hasTriedOtherLimit: false,
    canStreamUsage: true,
    reasoningEffort: isOfficial ? officialEffort : 'none',
    hasExtras: isOfficial,
    contextTokens: null,
    contextShare: 1,
    hasTriedNarrowest: false,
  }
}

const fallbackFormats = { json_schema: 'json_object', json_object: 'text' } as const
const fallbackEfforts = { none: 'low', low: null } as const

/** Returns the form without what the server refused, or null if the error has another cause. */
export function narrowDialect(dialect: Dialect, error: unknown): Dialect | null {
  const refusal = getRefusalText(error)
  if (refusal === null) return null
  const { format, reasoningEffort } = dialect
  const contextTokens = findContextTokens(refusal)
  if (contextTokens !== null) return shrinkContext(dialect, contextTokens)
  if (/stream_options|include_usage/i.test(refusal) && dialect.canStreamUsage)
    return { ...dialect, canStreamUsage: false }
  if (
    /\bstream(?:ing|ed)?\b/i.test(refusal) &&
    /structured|schema|response_format/i.test(refusal) &&
    dialect.canStream
  ) {
    return { ...dialect, canStream: false }
  }
  if (/max_(completion_)?tokens/i.test(refusal) && !dialect.hasTriedOtherLimit) {
    const otherLimitParameter = dialect.outputLimitParameter === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return { ...dialect, outputLimitParameter: otherLimitParameter, hasTriedOtherLimit: true }
  }
  if (effortPattern.test(refusal) && reasoningEffort !== null)
    return { ...dialect, reasoningEffort: fallbackEfforts[reasoningEffort] }
  if (/safety_identifier|\bstore\b/i.test(refusal) && dialect.hasExtras) return { ...dialect, hasExtras: false }
  if (/response[_ ]?format|json[_ ](schema|object|mode)|schema|structured|grammar/i.test(refusal))
    return format === 'text' ? null : { ...dialect, format: fallbackFormats[format] }
  if (dialect.hasTriedNarrowest) return null
  const narrowest = { format: 'text', canStreamUsage: false, reasoningEffort: null, hasExtras: false } as const
  return { ...dialect, ...narrowest, hasTriedNarrowest: true }
}

/** Wordings of seven servers (2026-11), not only “thinking”, which the name of a model may contain. */
const effortPattern =
  /reasoning[._ ]?effort|reasoning (?:is mandatory|value)|thinking (?:mode|level)|supports? (?:disabling )?thinking|think value/i

/** Wordings of vLLM, OpenRouter and DeepSeek, and Groq's limit of tokens per minute (2026-11). */
const contextPatterns = [
  /context length is (?:only )?(\d{3,7}) tokens/,
  /max_model_len=max_total_tokens=(\d{3,7})/,
  /tokens per minute \(TPM\): Limit (\d{3,7})/,
]

function findContextTokens(refusal: string): number | null {
  const match = contextPatterns.map((pattern) => pattern.exec(refusal)).find((result) => result !== null)
  return match ? Number(match[1]) : null
}

/** A request that is still too long is shortened in steps, down to half of the context. */
function shrinkContext(dialect: Dialect, contextTokens: number): Dialect | null {
  if (dialect.contextTokens !== contextTokens) return { ...dialect, contextTokens }
  const contextShare = dialect.contextShare * 0.85
  return contextShare < 0.5 ? null : { ...dialect, contextShare }
}

export type ChatRequest = {
  system: string
  user: string
  image?: InputImage | undefined
  /** The most items that the answer may have. */
  itemCount: number
  /** Null for an answer in plain text. */
  schema: JsonSchema | null
  schemaName: string
  maxOutputTokens: number
  visitor?: string | undefined
}

type Body = OpenAI.ChatCompletionCreateParams

export const isReasoningModel = (model: string) => /^(o\d|gpt-5)/.test(model)

/** A shorter answer has no complete item, so that a server which has no room for this one refuses the request. */
const MIN_OUTPUT_TOKENS = 150
/** The prompt's length is an estimate. */
const CONTEXT_MARGIN = 1.1

type BodyOptions = { model: string; inputTokens: number; leavesRoomForThoughts: boolean }

export function buildChatRequestBody(
  request: ChatRequest,
  dialect: Dialect,
  { model, inputTokens, leavesRoomForThoughts }: BodyOptions,
): Body {
  const { canStream, reasoningEffort, hasExtras, contextTokens, contextShare } = dialect
  const usableTokens = Math.floor((contextTokens ?? Number.POSITIVE_INFINITY) * contextShare)
  const roomLeft = Math.max(MIN_OUTPUT_TOKENS, usableTokens - Math.ceil(inputTokens * CONTEXT_MARGIN))
  const system = request.system + describeSchema(request.schema, dialect.format)
  const reasoningTokens = leavesRoomForThoughts ? REASONING_TOKENS : 0
  return {
    model,
    ...(canStream && { stream: true }),
    ...(canStream && dialect.canStreamUsage && { stream_options: { include_usage: true } }),
    messages: [
      ...(system ? [{ role: 'system', content: system } as const] : []),
      { role: 'user', content: buildUserContent(request) },
    ],
    ...buildResponseFormat(request, dialect.format),
    [dialect.outputLimitParameter]: Math.min(request.maxOutputTokens + reasoningTokens, roomLeft),
    ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
    ...(hasExtras && { store: false }),
    ...(hasExtras && request.visitor && { safety_identifier: request.visitor }),
  }
}

/** Without an image the content stays a string, because some servers do not accept parts. */
function buildUserContent({ user, image }: ChatRequest): string | OpenAI.ChatCompletionContentPart[] {
  if (!image) return user
  const url = `data:${image.type};base64,${Buffer.from(image.bytes).toString('base64')}`
  return [
    { type: 'text', text: user },
    { type: 'image_url', image_url: { url } },
  ]
}

function buildResponseFormat({ schema, schemaName }: ChatRequest, format: Dialect['format']): Partial<Body> {
  if (format === 'text' || schema === null) return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } } }
}

function describeSchema(schema: JsonSchema | null, format: Dialect['format']): string {
  if (format === 'json_schema' || schema === null) return ''
  const instruction = 'Answer with the JSON object alone: no explanation, no code fence.'
  return `\n\n# JSON Schema of the answer\n${JSON.stringify(schema)}\n${instruction}`
}
