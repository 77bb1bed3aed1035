import type OpenAI from 'openai'
import type { InputImage } from '@/lib/tool/tool-definition'
import type { Dialect } from './dialect'
import type { JsonSchema } from './schema'
import type { ModelSettings } from './settings'

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

/** Reasoning models spend output tokens on reasoning, in addition to the answer. */
export const REASONING_TOKENS = 1_000

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
  return {
    response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
  }
}

/** Adds the schema to the prompt if the server does not enforce it. */
function describeSchema(schema: JsonSchema, format: Dialect['format']): string {
  if (format === 'json_schema') return ''
  const instruction = 'Answer with the JSON object alone: no explanation, no code fence.'
  return `\n\n# JSON Schema of the answer\n${JSON.stringify(schema)}\n${instruction}`
}
