import { APIError } from 'openai'
import { isOfficialOpenAi, type ModelSettings } from './settings'

/** The server's assumed capabilities: narrowed with each refusal, and remembered once that succeeds. */
export type Dialect = {
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

/**
 * Returns the dialect to try after a refusal, or null if the refusal has another cause. Servers word refusals
 * differently, so this matches the parameter that the message mentions.
 */
export function narrowDialect(dialect: Dialect, error: unknown): Dialect | null {
  if (!(error instanceof APIError) || ![400, 415, 422, 501].includes(error.status ?? 0)) return null
  const errorText = `${error.param ?? ''} ${error.message}`
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
