import { RequestError } from '@/components/run/request-error'
import { errorReplySchema } from '@/lib/core/errors/error-reply'
import { type BotCheckConfig, botCheckConfigSchema } from '@/lib/tool/bot-check-config'

type Options = { tool: string; usesFallback: boolean; signal: AbortSignal; origin?: string }

/** Fetches which bot check the server requires. `usesFallback` requests the check without a third party. */
export async function fetchBotCheckConfig({
  tool,
  usesFallback,
  signal,
  origin = '',
}: Options): Promise<BotCheckConfig> {
  const query = new URLSearchParams({ tool, ...(usesFallback && { fallback: '1' }) })
  const response = await fetchOrThrowRequestError(`${origin}/api/bot-check?${query}`, signal, origin)
  const body: unknown = await response.json().catch(() => null)
  const config = botCheckConfigSchema.safeParse(body).data
  if (config) return config
  const retryAfter = Number(response.headers.get('Retry-After'))
  throw new RequestError(errorReplySchema.parse(body), { retryAfter })
}

async function fetchOrThrowRequestError(url: string, signal: AbortSignal, origin: string): Promise<Response> {
  try {
    return await fetch(url, { signal, cache: 'no-store' })
  } catch (error) {
    const isBlocked = !signal.aborted && (await isReachable(`${origin}/robots.txt`))
    throw new RequestError({ code: isBlocked ? 'bot_check_blocked' : 'internal' }, { cause: error })
  }
}

/** Whether the site is reachable. If so, a failed request was blocked in the browser. */
async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
