import OpenAI from 'openai'
import { readLimitedText } from '@/lib/server/net/guarded-fetch'

type ServerSettings = { apiKey: string | null; baseUrl: string | null }

/** More than any server explains; the SDK reads the body of an error whole. */
const MAX_ERROR_BYTES = 64_000

/**
 * A client of the SDK that does not retry and logs nothing. `timeout` is in milliseconds, until the answer's headers.
 * Callers bound the body of a successful answer themselves.
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
