import { isSameSecret } from '@/lib/server/secrets'
import type { Settings } from '@/lib/tool/settings'
import { getProcessSingleton } from '@/platform/next/process-state'

type Scrape = () => Promise<string>

/** Returns the process's scraper. `scrape` is null unless `start.ts` enables metrics for `/api/metrics`. */
export const getScraper = () => getProcessSingleton<{ scrape: Scrape | null }>('scraper', () => ({ scrape: null }))

const headers = { 'Cache-Control': 'no-store' }

/** Needs the operator's token; 404 if METRICS_TOKEN is not set. Neither logged nor counted. */
export async function serveMetrics(
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  request: Request,
): Promise<Response> {
  const { scrape } = getScraper()
  if (metricsToken === null || scrape === null) return new Response(null, { status: 404, headers })
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${metricsToken}`))
    return new Response(null, { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } })
  return new Response(await scrape(), {
    headers: { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
  })
}
