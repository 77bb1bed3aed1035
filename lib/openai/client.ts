import OpenAI from 'openai'
import { isRecord } from '@/lib/core/is-record'
import { parseJson } from '@/lib/core/parse-json'
import { readLimitedText } from '@/lib/server/net/guarded-fetch'
import type { OpenAiSettings } from '@/lib/tool/settings'

/** Larger than any server's explanation. The SDK reads the whole body of an error. */
const MAX_ERROR_BYTES = 64_000

/** Does not retry or log. `timeoutMs` ends at the response headers: callers must limit the body of a success. */
export function createOpenAiClient(
  { apiKey, baseUrl }: Pick<OpenAiSettings, 'apiKey' | 'baseUrl'>,
  timeoutMs: number,
): OpenAI {
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
  return new Response(normalizeErrorBody(errorText), response)
}

/** The SDK reads only `{ error }`: Gemini sends a list of errors, vLLM and Mistral the error itself. */
function normalizeErrorBody(text: string): string {
  const body = parseJson(text)
  const error: unknown = Array.isArray(body) ? body[0] : body
  return isRecord(error) ? JSON.stringify('error' in error ? error : { error }) : text
}

export type ModelSettings = Pick<OpenAiSettings, 'apiKey' | 'baseUrl' | 'model' | 'firstTokenMs'> & {
  /** Replaces `model` for requests with an image. Default: `model`. Null disables images. */
  visionModel?: string | null
  timeouts?: Partial<Timeouts>
}

/** In milliseconds. */
export const defaultTimeouts = {
  firstChunkMs: 40_000,
  idleMs: 15_000,
  /** Minimum delay before the only retry after a server error; the maximum is three times this. */
  retryMs: 250,
  /** The maximum time for the rest of an answer. The server reports the usage at its end. */
  drainMs: 300,
  /** The maximum time for the rest of an answer that lacks at most two items. */
  lastItemsMs: 6_000,
}

/** `totalMs` is the maximum time of a whole job with its retries and second call. Defaults to the tool's limit. */
export type Timeouts = typeof defaultTimeouts & { totalMs?: number }

/** Whether requests go to OpenAI's own servers, which support parameters that compatible servers reject. */
export function isOfficialOpenAi({ baseUrl }: ModelSettings): boolean {
  return baseUrl === null || /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname)
}
