import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { memoizeByObject } from '@/lib/tool/memoize-per-request'
import { promptKinds } from '@/lib/tool/prompt-reading'

export type JsonSchema = { [keyword: string]: unknown }

/** Uses only what strict structured outputs accept. Each item ends with `assumed`. Cached by schema. */
export const buildAnswerSchema = memoizeByObject((itemSchema: z.ZodType): JsonSchema => {
  const { properties } = z.toJSONSchema(itemSchema, { io: 'input', unrepresentable: 'any' })
  const text = { type: 'string' }
  const item = { properties: { ...properties, assumed: { type: 'array', items: text } } }
  return toStrictSchema({
    type: 'object',
    properties: {
      promptKind: { ...text, enum: promptKinds },
      reading: text,
      items: { type: 'array', items: { type: 'object', ...item } },
    },
  })
})

/** Keywords that OpenAI's structured outputs and other servers' grammar engines support. Limits are in the brief. */
const supportedKeywords = ['type', 'enum', 'const', 'description', 'anyOf', 'items', 'properties']

function toStrictSchema(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).filter(([keyword]) => supportedKeywords.includes(keyword))
  const result: JsonSchema = Object.fromEntries(entries.map(([keyword, value]) => [keyword, toStrictValue(value)]))
  if (!isRecord(schema.properties)) return result
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, toStrictValue(property)])
  return {
    ...result,
    properties: Object.fromEntries(properties),
    required: Object.keys(schema.properties),
    additionalProperties: false,
  }
}

function toStrictValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStrictValue)
  return isRecord(value) ? toStrictSchema(value) : value
}
