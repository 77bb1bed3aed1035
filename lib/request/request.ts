import { z } from 'zod'
import { CatalogueError } from '@/lib/errors'

const schema = z.strictObject({
  toolType: z.string(),
  prompt: z.string(),
  turnstileToken: z.string().default(''),
  parameters: z.unknown().optional(),
  /** A picture that comes along, in base64. */
  picture: z.base64().optional(),
})

export type GenerationRequest = z.output<typeof schema>

/** Reads a body as a request. Throws `invalid_request` for anything else: unknown keys, wrong types, no JSON. */
export function parseRequest(body: string): GenerationRequest {
  const result = schema.safeParse(parseJson(body))
  if (!result.success) throw new CatalogueError('invalid_request')
  return result.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CatalogueError('invalid_request')
  }
}
