import type OpenAI from 'openai'
import type { Picture } from '@/lib/tool/define'
import type { Dialect } from './dialect'
import type { JsonSchema } from './schema'
import type { ModelSettings } from './settings'

export type Question = {
  system: string
  user: string
  /** What the visitor has added, beside their words. */
  picture?: Picture | undefined
  /** The answer's JSON Schema. */
  schema: JsonSchema
  schemaName: string
  maxOutputTokens: number
  visitor?: string | undefined
}

type Body = OpenAI.ChatCompletionCreateParamsStreaming

/** Models that think first spend output tokens on it, on top of what the answer needs. */
export const thinkingTokens = 1_000

export const thinksFirst = (model: string) => /^(o\d|gpt-5)/.test(model)

/** The request for one call, in the server's dialect. */
export function requestBody(question: Question, dialect: Dialect, { model }: ModelSettings): Body {
  const thinks = dialect.extras && thinksFirst(model)
  return {
    model,
    stream: true,
    ...(dialect.streamUsage && { stream_options: { include_usage: true } }),
    messages: [
      { role: 'system', content: question.system + formatInWords(question.schema, dialect.format) },
      { role: 'user', content: userContent(question) },
    ],
    ...responseFormat(question, dialect.format),
    [dialect.outputLimit]: question.maxOutputTokens + (thinks ? thinkingTokens : 0),
    ...(thinks && { reasoning_effort: 'low' }),
    ...(dialect.extras && { store: false }),
    ...(dialect.extras && question.visitor && { safety_identifier: question.visitor }),
  }
}

/** A text alone stays a text: servers that know no pictures know no parts either. */
function userContent({ user, picture }: Question): string | OpenAI.ChatCompletionContentPart[] {
  if (!picture) return user
  const url = `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`
  return [
    { type: 'text', text: user },
    { type: 'image_url', image_url: { url } },
  ]
}

function responseFormat({ schema, schemaName }: Question, format: Dialect['format']): Partial<Body> {
  if (format === 'text') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  return {
    response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
  }
}

/** A server that does not enforce the schema is told it. */
function formatInWords(schema: JsonSchema, format: Dialect['format']): string {
  if (format === 'json_schema') return ''
  const only = 'Answer with the JSON object alone: no explanation, no code fence.'
  return `\n\n# JSON Schema of the answer\n${JSON.stringify(schema)}\n${only}`
}
