import type { Schema } from './write-items.ts'

const unsupportedKeywords = [
  'minLength',
  'maxLength',
  'default',
  'oneOf',
  'allOf',
  'not',
  'if',
  'prefixItems',
  'propertyNames',
  'patternProperties',
  'uniqueItems',
  'contains',
]

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
