import { createHash, timingSafeEqual } from 'node:crypto'
import type { Settings } from '@/lib/tool/settings'
import { getScraper } from './scraper'

const headers = { 'Cache-Control': 'no-store' }

/**
 * This process's counts as Prometheus text, for who has the operator's token. Without METRICS_TOKEN there is nothing here (404).
 * Not logged and not counted itself.
 */
export async function serveMetrics(
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  request: Request,
): Promise<Response> {
  const { scrape } = getScraper()
  if (metricsToken === null || scrape === null) return new Response(null, { status: 404, headers })
  if (!isSameSecret(request.headers.get('authorization') ?? '', `Bearer ${metricsToken}`)) {
    return new Response(null, { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } })
  }
  return new Response(await scrape(), {
    headers: { ...headers, 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
  })
}

/** In a time that says nothing about the secret. */
function isSameSecret(value: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(value), hash(secret))
}
