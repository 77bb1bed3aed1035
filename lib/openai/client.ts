import OpenAI from 'openai'
import { readLimitedText } from '@/lib/server/net/guarded-fetch'

type ServerSettings = { apiKey: string | null; baseUrl: string | null }

/** Larger than any server's explanation. The SDK reads the whole body of an error. */
const MAX_ERROR_BYTES = 64_000

/**
 * Creates an SDK client that does not retry or log. `timeoutMs` applies until the response headers. Callers must limit
 * the body of a successful response.
 */
export function createOpenAiClient({ apiKey, baseUrl }: ServerSettings, timeoutMs: number): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    fetch: fetchWithShortErrors,
  })
}

async function fetchWithShortErrors(...fetchArguments: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...fetchArguments)
  if (response.ok || !response.body) return response
  const errorText = await readLimitedText(response, MAX_ERROR_BYTES).catch(() => '')
  return new Response(errorText, response)
}
