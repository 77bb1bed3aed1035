import { vi } from 'vitest'
import { parseEnv, toSettings } from '@/lib/server/env'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { identifyVisitor } from '@/lib/server/limits/visitor'
import { createMediaLimits } from '@/lib/tiktok/media/limits'
import { buildMediaPath, type MediaFile } from '@/lib/tiktok/media/media-link'
import { serveMedia as answerMedia } from '@/lib/tiktok/media/serve'
import { serveHandler } from '@/test/api/serve-handler'
import { startUpstream, type UpstreamHandler } from '@/test/local-server'

type ServeMediaOptions = { env?: Record<string, string>; idleMs?: number; stallTimeoutMs?: number }

/** Serves the media route over HTTP, with the test's server in place of TikTok. */
export async function serveMedia(handler: UpstreamHandler, { env, idleMs, stallTimeoutMs }: ServeMediaOptions = {}) {
  const logSpy = vi.spyOn(console, 'log').mockImplementation(() => {})
  const upstream = await startUpstream(handler)
  const settings = toSettings(parseEnv({ TIKTOK_ORIGIN: upstream.origin, BURST_LIMIT: '1000', ...env }))
  const limits = createMediaLimits(new MemoryLimitStore(), settings)
  const mediaOptions = { settings, limits, ...(idleMs && { idleMs }), ...(stallTimeoutMs && { stallTimeoutMs }) }
  const site = await serveHandler(
    (path) => (request) => answerMedia(mediaOptions, request, path.slice('/api/media/'.length)),
  )

  /** Creates a media link for this machine, or for another visitor. */
  function link(overrides: Partial<MediaFile> = {}, address = '127.0.0.1'): string {
    const visitor = new Request(site, { headers: { 'x-client-ip': address } })
    const { binding } = identifyVisitor(visitor, settings.appSecret)
    const file: MediaFile = {
      kind: 'video',
      url: `${upstream.origin}/a.mp4`,
      access: { referer: 'https://www.tiktok.com/', userAgent: 'Page/1.0', cookie: 'tt_chain_token=a=b' },
      type: 'video/mp4',
      name: 'tiktok_demo_73.mp4',
      disposition: 'attachment',
      postId: '73',
      ...overrides,
    }
    return `${site}${buildMediaPath(file, { binding, settings })}`
  }

  return {
    ...upstream,
    site,
    link,
    get: (overrides?: Partial<MediaFile>, init?: RequestInit) => fetch(link(overrides), init),
    logged: () => logSpy.mock.calls.map(([line]) => String(line)),
  }
}
