import { APIError } from 'openai'
import { isOpenAiItself, type ModelSettings } from '@/lib/openai/text/settings'

/** Parameters that a server may not know. What is left out of a request here is left to its own ways. */
const optional = [
  'background',
  'quality',
  'output_format',
  'moderation',
  'safety_identifier',
  'partial_images',
  'response_format',
] as const

export type Optional = (typeof optional)[number]

/** What a server is taken to understand: narrowed with each refusal, and remembered where that has helped. */
export type ImageDialect = {
  streams: boolean
  /** Any size that the guide allows, the three old ones, or none of the request's choosing. */
  sizes: 'any' | 'classic' | 'own'
  unknown: readonly Optional[]
}

/** OpenAI's own models always answer with the picture's bytes and refuse to be asked for them; others need to be told. */
export function firstImageDialect(settings: ModelSettings): ImageDialect {
  const unknown: readonly Optional[] = isOpenAiItself(settings)
    ? ['response_format']
    : ['moderation', 'safety_identifier']
  return { streams: true, sizes: 'any', unknown }
}

const narrowerSizes = { any: 'classic', classic: 'own', own: null } as const

/**
 * The dialect to try after a refusal, or null when the refusal is about something else. Servers word it in many ways,
 * so this goes by the parameter that the message mentions.
 */
export function afterImageRefusal(dialect: ImageDialect, error: unknown): ImageDialect | null {
  if (!(error instanceof APIError) || ![400, 415, 422, 501].includes(error.status ?? 0)) return null
  if (/moderation_blocked|content_policy/.test(`${error.code} ${error.type}`)) return null
  const about = `${error.param ?? ''} ${error.message}`
  const refused = optional.find((name) => new RegExp(`\\b${name}\\b`, 'i').test(about))
  if (refused) {
    if (dialect.unknown.includes(refused)) return null
    return { ...dialect, unknown: [...dialect.unknown, refused] }
  }
  if (/\bstream/i.test(about)) return dialect.streams ? { ...dialect, streams: false } : null
  if (!/\bsize\b|resolution|dimensions/i.test(about)) return null
  const sizes = narrowerSizes[dialect.sizes]
  return sizes && { ...dialect, sizes }
}
