/**
 * A server that behaves like TikTok's public pages, for tests. No text, image or audio comes from TikTok.
 *
 *     node e2e/mock-servers/tiktok.ts --port 3192
 *
 * The last three digits of a post's id choose the behavior. 7300000000000000001, and any ending not listed here, is a
 * normal post: Embed Player, watch page and oEmbed respond; 20 seconds in 720×1280 and 576×1024; captions in English
 * (recognized) and Spanish (translated).
 *
 *     refused     404 deleted · 216 private · 222 private account · 231 region · 218 age
 *     everywhere  503 challenge · 429 rate limit · 500 errors · 599 never responds · 706 another shape · 708 no JSON
 *     sources     701 player busy · 710 player never responds · 707 player returns another post · 703 page challenged
 *                 704 oEmbed alone · 805 page alone, 801 in an older shape (SIGI_STATE) · 709 page of 5 MB
 *     posts       150 three images and audio · 600 and 601 as many seconds · 724 H.265 alone · 741 by `taken.down`
 *                 821 hostile caption, by `.kyle.films`
 *     media       711 every other request is a 403 · 712 fails midway · 713 200 MB · 722 no audio
 *                 719 redirect to an internal address · 728 redirect to another site · 720 redirect to a good address
 *                 723 address on another site
 *     captions    000 none · 705 no speech · 732 expired · 734 3 MB · 735 in claInfo · 736 translated alone · 737 empty
 *                 738 valid but tricky
 *     no captions 903, 905, 907: videos of 3, 5 and 7 seconds (the OpenAI mock server fails for some of them)
 *
 * Accounts: see `tiktok/profile-page.ts`. Short codes: see `tiktok/short-links.ts`; `ZMabc123` is a normal post.
 * `GET /__requests` lists the requests, `DELETE /__requests` clears the list; a forbidden connection to the internal
 * server is listed as `CONNECT`. `GET /health` returns 200.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { parseArgs } from 'node:util'
import { ensureMediaFixtures } from './media-fixtures.ts'
import { listen } from './request-listener.ts'
import { buildHydratedPage, type Call, type MockState, sendHtml, sendJson } from './tiktok/call.ts'
import { sendCaptions } from './tiktok/captions.ts'
import { sendOembed, sendPlayerItems } from './tiktok/embed-api.ts'
import { startInternalServer } from './tiktok/internal-server.ts'
import { sendMedia } from './tiktok/media.ts'
import { sendEmbeddedProfile, sendProfilePage } from './tiktok/profile-page.ts'
import { sendShortLink } from './tiktok/short-links.ts'
import { sendWatchPage } from './tiktok/watch-page.ts'

type TikTokRequest = {
  method: string
  /** Includes the query; an absolute URL for the internal server. */
  path: string
  headers: IncomingHttpHeaders
  aborted: boolean
}

const MAX_RECORDED = 5_000

class Recorder {
  readonly requests: TikTokRequest[] = []

  add(method: string, path: string, headers: IncomingHttpHeaders): TikTokRequest {
    const record = { method, path, headers, aborted: false }
    if (this.requests.push(record) > MAX_RECORDED) this.requests.shift()
    return record
  }

  clear(): void {
    this.requests.length = 0
  }
}

type Route = [pattern: RegExp, answer: (call: Call, part: string) => unknown]

const routes: readonly Route[] = [
  [/^\/player\/api\/v1\/items$/, sendPlayerItems],
  [/^\/oembed$/, sendOembed],
  [/^\/media\/./, sendMedia],
  [/^\/subs\/./, sendCaptions],
  [/^\/inside$/, (call) => sendJson(call, 200, { secret: 'nobody may read this' })],
  [/^\/(?:@|%40)[A-Za-z0-9._]*\/video\/(\d{15,20})\/?$/, sendWatchPage],
  // The page of a photo post contains no data at its own address.
  [/^\/(?:@|%40)[A-Za-z0-9._]*\/photo\/(\d{15,20})\/?$/, (call) => sendHtml(call, buildHydratedPage({}))],
  [/^\/(?:@|%40)([A-Za-z0-9._]+)\/?$/, sendProfilePage],
  [/^\/embed\/(?:@|%40)([A-Za-z0-9._]+)\/?$/, sendEmbeddedProfile],
  [/^\/(?:t\/)?([A-Za-z0-9_-]{5,32})\/?$/, sendShortLink],
  [/^\/$/, (call) => sendHtml(call, buildHydratedPage({}))],
]

async function route(call: Call): Promise<void> {
  for (const [pattern, handler] of routes) {
    const match = pattern.exec(call.url.pathname)
    if (match) {
      await handler(call, match[1] ?? '')
      return
    }
  }
  call.response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>')
}

export type MockTikTok = { origin: string; requests(): readonly TikTokRequest[]; clear(): void; close(): Promise<void> }

export async function startMockTikTok(options: { port?: number } = {}): Promise<MockTikTok> {
  const recorder = new Recorder()
  const internalServer = await startInternalServer((origin) => recorder.add('CONNECT', origin, {}))
  const state: MockState = {
    origin: '',
    internalOrigin: internalServer.origin,
    mediaFolder: await ensureMediaFixtures(),
    pageLoads: new Map(),
    counts: new Map(),
  }
  const clear = () => {
    recorder.clear()
    state.counts.clear()
  }

  const server = createServer(async (request, response) => {
    const call = { request, response, url: new URL(request.url ?? '/', state.origin), state }
    if (call.url.pathname === '/health') return sendJson(call, 200, { status: 'ok' })
    if (call.url.pathname === '/__requests') {
      if (request.method === 'DELETE') clear()
      return sendJson(call, 200, recorder.requests)
    }
    const record = recorder.add(request.method ?? '', request.url ?? '', request.headers)
    response.on('close', () => {
      record.aborted = !response.writableFinished
    })
    await route(call)
  })
  server.keepAliveTimeout = 65_000
  const { origin, stop } = await listen(server, options.port)
  state.origin = origin

  return {
    origin,
    requests: () => recorder.requests,
    clear,
    close: async () => {
      await internalServer.close()
      await stop()
    },
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { port: { type: 'string' } } })
  const { origin } = await startMockTikTok({ port: Number(values.port ?? 3192) })
  console.log(`TikTok mock server on ${origin}`)
}
