import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { promptKinds } from '@/lib/tool/prompt-reading'

export type JsonSchema = { [keyword: string]: unknown }

/** Keywords supported by both OpenAI's structured outputs and other servers' grammar engines. */
const supportedKeywords = new Set([
  'type',
  'enum',
  'const',
  'description',
  'anyOf',
  '$ref',
  '$defs',
  'items',
  'properties',
])

/** Limits that structured outputs reject are described in words. */
const limitDescriptions: Record<string, (value: unknown) => string> = {
  maxLength: (value) => `At most ${value} characters.`,
  minItems: (value) => `At least ${value}.`,
  maxItems: (value) => `At most ${value}.`,
  minimum: (value) => `At least ${value}.`,
  maximum: (value) => `At most ${value}.`,
}

const unsupportedPhrasesSchema = toStrictSchema(z.toJSONSchema(z.array(z.string())))

const schemaCache = new WeakMap<z.ZodType, JsonSchema>()

/** Uses only what strict structured outputs accept. Cached by schema. */
export function buildAnswerSchema(itemSchema: z.ZodType): JsonSchema {
  const cachedSchema = schemaCache.get(itemSchema)
  if (cachedSchema) return cachedSchema
  const answerSchema = z.object({ promptKind: z.enum(promptKinds), reading: z.string(), items: z.array(itemSchema) })
  const fullSchema = z.toJSONSchema(answerSchema, { io: 'input', unrepresentable: 'any' })
  const schema = addUnsupportedPhrasesField(toStrictSchema(fullSchema))
  schemaCache.set(itemSchema, schema)
  return schema
}

/** Adds `assumed` as each item's last field, so that it is written after the text. */
function addUnsupportedPhrasesField(answerSchema: JsonSchema): JsonSchema {
  const { properties } = answerSchema
  if (!isRecord(properties) || !isRecord(properties.items) || !isRecord(properties.items.items)) return answerSchema
  const itemSchema = properties.items.items
  if (!isRecord(itemSchema.properties)) return answerSchema
  const allProperties = { ...itemSchema.properties, assumed: unsupportedPhrasesSchema }
  const items = {
    ...properties.items,
    items: { ...itemSchema, properties: allProperties, required: Object.keys(allProperties) },
  }
  return { ...answerSchema, properties: { ...properties, items } }
}

function toStrictSchema(schema: JsonSchema): JsonSchema {
  const result: JsonSchema = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (!supportedKeywords.has(keyword)) continue
    result[keyword] = keyword === 'properties' || keyword === '$defs' ? mapSchemas(value) : toStrictValue(value)
  }
  const description = describeLimits(schema)
  if (description) result.description = description
  if (isRecord(schema.properties)) {
    result.required = Object.keys(schema.properties)
    result.additionalProperties = false
  }
  return result
}

function mapSchemas(schemas: unknown): unknown {
  if (!isRecord(schemas)) return schemas
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toStrictValue(schema)]))
}

function toStrictValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStrictValue)
  return isRecord(value) ? toStrictSchema(value) : value
}

function describeLimits(schema: JsonSchema): string {
  const limitKeywords = Object.keys(limitDescriptions).filter((keyword) => typeof schema[keyword] === 'number')
  const meaningfulLimitKeywords = limitKeywords.filter(
    (keyword) => Math.abs(Number(schema[keyword])) < Number.MAX_SAFE_INTEGER,
  )
  return [
    schema.description,
    ...meaningfulLimitKeywords.map((keyword) => limitDescriptions[keyword]?.(schema[keyword])),
  ]
    .filter(Boolean)
    .join(' ')
}
