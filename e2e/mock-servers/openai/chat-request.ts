import { imageSize } from 'image-size'
import { countTokens } from './replies.ts'
import type { Schema } from './write-items.ts'

type ContentPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

export type ChatBody = {
  model?: unknown
  stream?: unknown
  messages?: readonly { role: string; content: string | readonly ContentPart[] }[]
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: Schema } }
  stream_options?: { include_usage?: boolean }
  max_tokens?: number
  max_completion_tokens?: number
  reasoning_effort?: string
}

export type ChatRequest = {
  system: string
  prompt: string
  count: number
  /** Whether the answer is a numbered list in plain text. */
  wantsList: boolean
  /** Whether this is the second call of a run. */
  isFollowUp: boolean
  item: unknown
  isShortening: boolean
  schema: Schema
  outputLimit: number
  reasoningEffort: string | null
  /** The word after `fault:` in the prompt. */
  fault: string | null
}

/** Returns the text of a role's first message, without its images. */
export function getMessageText({ messages = [] }: ChatBody, role: string): string {
  const content = messages.find((message) => message.role === role)?.content ?? ''
  if (typeof content === 'string') return content
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
}

export const hasImage = ({ messages = [] }: ChatBody): boolean =>
  messages.some(({ content }) => typeof content !== 'string' && content.some(({ type }) => type === 'image_url'))

/** Counts the input tokens: text, schema and images. Like gpt-4.1-mini, it counts 1.62 tokens per 32-pixel patch. */
export function countInputTokens(body: ChatBody): number {
  const { messages = [], response_format } = body
  const textTokens = messages.map(({ role }) => countTokens(getMessageText(body, role)))
  const contentParts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const imageTokens = contentParts.map((part) => (part.type === 'image_url' ? countImageTokens(part.image_url.url) : 0))
  const schemaTokens = countTokens(JSON.stringify(response_format?.json_schema?.schema ?? ''))
  return [...textTokens, ...imageTokens].reduce((sum, tokens) => sum + tokens, schemaTokens)
}

function countImageTokens(url: string): number {
  try {
    const { width, height } = imageSize(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    return Math.ceil(1.62 * Math.ceil(width / 32) * Math.ceil(height / 32))
  } catch {
    return 0
  }
}

export const getOutputLimit = ({ max_tokens, max_completion_tokens }: ChatBody): number =>
  max_tokens ?? max_completion_tokens ?? Number.POSITIVE_INFINITY

export function parseChatRequest(body: ChatBody): ChatRequest {
  const system = getMessageText(body, 'system')
  const user = getMessageText(body, 'user')
  const [, json = '{}', task = user] = /<request>(.*?)<\/request>(.*)/s.exec(user) ?? []
  const request = JSON.parse(json) as { prompt?: string; already?: unknown; item?: unknown }
  const [, listText] = /Text:\n"""\n(.*?)\n"""/s.exec(user) ?? []
  const prompt = request.prompt ?? listText ?? user
  return {
    system,
    prompt,
    count: Number(/(?:exactly|at most) (\d+) items?|numbered from 1 to (\d+)/.exec(task)?.slice(1).find(Boolean) ?? 5),
    wantsList: listText !== undefined,
    isFollowUp: request.already !== undefined,
    item: request.item,
    isShortening: /about half the words/.test(task),
    schema: body.response_format?.json_schema?.schema ?? parsePromptSchema(system),
    outputLimit: getOutputLimit(body),
    reasoningEffort: body.reasoning_effort ?? null,
    fault: /\bfault:([\w-]+)/.exec(prompt)?.[1] ?? null,
  }
}

/** Reads the schema from the instructions, for servers without structured outputs. */
function parsePromptSchema(system: string): Schema {
  const line = system.split('\n').find((text) => text.startsWith('{"type":"object"'))
  return line ? (JSON.parse(line) as Schema) : { type: 'object', properties: {} }
}

const unsupportedKeywords =
  'minLength maxLength default oneOf allOf not if prefixItems propertyNames patternProperties uniqueItems contains'.split(
    ' ',
  )

/** Returns the problem that OpenAI's strict mode reports for a schema, or null if the schema is valid. */
export function getStrictProblem(schema: Schema & Record<string, unknown>, path = 'root'): string | null {
  const keyword = unsupportedKeywords.find((name) => name in schema)
  if (keyword) return `In context=(${path}), '${keyword}' is not permitted.`
  if (schema.properties) {
    if (schema.additionalProperties !== false) {
      return `In context=(${path}), 'additionalProperties' is required to be supplied and to be false.`
    }
    const required = Array.isArray(schema.required) ? schema.required : []
    const missing = Object.keys(schema.properties).find((name) => !required.includes(name))
    if (missing) return `In context=(${path}), 'required' is missing '${missing}'.`
  }
  const subschemas = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['items', schema.items] as const] : []),
    ...(schema.anyOf ?? []).map((option) => ['anyOf', option] as const),
  ]
  for (const [name, subschema] of subschemas) {
    const problem = getStrictProblem(subschema as Schema & Record<string, unknown>, `${path}.${name}`)
    if (problem) return problem
  }
  return null
}
