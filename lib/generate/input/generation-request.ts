import { z } from 'zod'
import { PublicError } from '@/lib/core/errors'

const generationSchema = z.strictObject({
  toolType: z.string(),
  prompt: z.string(),
  turnstileToken: z.string().default(''),
  parameters: z.unknown().optional(),
  picture: z.base64().optional(),
})

export type GenerationRequest = z.output<typeof generationSchema>

/** An item needs five levels: its parameters, the refinement, the item, a list in it and an entry. */
const MAX_DEPTH = 16

export const parseRequest = (body: string): GenerationRequest => parseBody(body, generationSchema)

/**
 * Parses a body with the schema of its request. Throws `invalid_request` for unknown keys, wrong types, invalid JSON,
 * or values nested more than 16 levels deep, which would overflow the stack of later readers and writers.
 */
export function parseBody<Schema extends z.ZodType>(body: string, schema: Schema): z.output<Schema> {
  const json = parseJson(body)
  const result = isTooDeep(json) ? null : schema.safeParse(json)
  if (!result?.success) throw new PublicError('invalid_request')
  return result.data
}

function isTooDeep(value: unknown): boolean {
  let levelValues = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    levelValues = levelValues.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (levelValues.length === 0) return false
  }
  return true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PublicError('invalid_request')
  }
}
