import type { APIRequestContext } from '@playwright/test'

/** Every public page by path, read from the sitemap, and one path that does not exist. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  return [...paths, '/no-such-page']
}
