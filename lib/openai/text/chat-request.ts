import type OpenAI from 'openai'
import { isOfficialOpenAi, type ModelSettings } from '@/lib/openai/client'
import { getRefusalText } from '@/lib/openai/model-error'
import { REASONING_TOKENS } from '@/lib/server/limits/cost'
import type { InputImage } from '@/lib/tool/prompt-tool'
import type { JsonSchema } from './schema'

/** The server's assumed capabilities. Each refusal narrows them, and a later success saves them. */
type Dialect = {
  format: 'json_schema' | 'json_object' | 'text'
  outputLimitParameter: 'max_tokens' | 'max_completion_tokens'
  hasTriedOtherLimit: boolean
  /** Whether the server can report usage at the end of a stream. */
  canStreamUsage: boolean
  /** Whether the server supports `reasoning_effort`, `store` and `safety_identifier`. */
  hasExtras: boolean
}

/** Most compatible servers support `max_tokens`; OpenAI's own newer models reject it. */
export function getInitialDialect(settings: ModelSettings): Dialect {
  const isOfficial = isOfficialOpenAi(settings)
  return {
    format: 'json_schema',
    outputLimitParameter: isOfficial ? 'max_completion_tokens' : 'max_tokens',
    hasTriedOtherLimit: false,
    canStreamUsage: true,
    hasExtras: isOfficial,
  }
}

const fallbackFormats = { json_schema: 'json_object', json_object: 'text' } as const

/** Returns the form without what the server refused, or null if the error has another cause. */
export function narrowDialect(dialect: Dialect, error: unknown): Dialect | null {
  const errorText = getRefusalText(error)
  if (errorText === null) return null
  if (/stream_options|include_usage/i.test(errorText) && dialect.canStreamUsage) {
    return { ...dialect, canStreamUsage: false }
  }
  if (/max_(completion_)?tokens/i.test(errorText) && !dialect.hasTriedOtherLimit) {
    const otherLimitParameter = dialect.outputLimitParameter === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens'
    return { ...dialect, outputLimitParameter: otherLimitParameter, hasTriedOtherLimit: true }
  }
  if (/reasoning|safety_identifier|\bstore\b/i.test(errorText) && dialect.hasExtras) {
    return { ...dialect, hasExtras: false }
  }
  if (/response[_ ]?format|json[_ ](schema|object|mode)|schema|structured|grammar/i.test(errorText)) {
    return dialect.format === 'text' ? null : { ...dialect, format: fallbackFormats[dialect.format] }
  }
  return null
}

export type ChatRequest = {
  system: string
  user: string
  image?: InputImage | undefined
  schema: JsonSchema
  schemaName: string
  maxOutputTokens: number
  visitor?: string | undefined
}

type Body = OpenAI.ChatCompletionCreateParamsStreaming

export const isReasoningModel = (model: string) => /^(o\d|gpt-5)/.test(model)

export function buildChatRequestBody(request: ChatRequest, dialect: Dialect, { model }: ModelSettings): Body {
  const isReasoning = dialect.hasExtras && isReasoningModel(model)
  return {
    model,
    stream: true,
    ...(dialect.canStreamUsage && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system', content: request.system + describeSchema(request.schema, dialect.format) },
      { role: 'user', content: buildUserContent(request) },
    ],
    ...buildResponseFormat(request, dialect.format),
    [dialect.outputLimitParameter]: request.maxOutputTokens + (isReasoning ? REASONING_TOKENS : 0),
    ...(isReasoning && { reasoning_effort: 'low' }),
    ...(dialect.hasExtras && { store: false }),
    ...(dialect.hasExtras && request.visitor && { safety_identifier: request.visitor }),
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
  if (format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return { response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } } }
}

/** Adds the schema to the prompt if the server does not enforce it. */
function describeSchema(schema: JsonSchema, format: Dialect['format']): string {
  if (format === 'json_schema') return ''
  const instruction = 'Answer with the JSON object alone: no explanation, no code fence.'
  return `\n\n# JSON Schema of the answer\n${JSON.stringify(schema)}\n${instruction}`
}
