import { APIError } from 'openai'
import { isOfficialOpenAi, type ModelSettings } from './settings'

/** What a server is taken to understand: narrowed with each refusal, and remembered where that has helped. */
export type Dialect = {
  format: 'json_schema' | 'json_object' | 'text'
  outputLimitParameter: 'max_tokens' | 'max_completion_tokens'
  hasTriedOtherLimit: boolean
  /** Whether it may be asked to report usage at the end of a stream. */
  canStreamUsage: boolean
  /** Whether it knows `reasoning_effort`, `store` and `safety_identifier`. */
  hasExtras: boolean
}

/** `max_tokens` is what most compatible servers know; OpenAI's own newer models refuse it. */
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
 * The dialect to try after a refusal, or null when the refusal is about something else. Servers word it in many ways,
 * so this goes by the parameter that the message mentions.
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
