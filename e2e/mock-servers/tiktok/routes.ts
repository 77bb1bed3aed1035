import { type Call, sendHtml, sendJson } from './call.ts'
import { sendCaptions } from './captions.ts'
import { sendMedia } from './media.ts'
import { sendOembed } from './oembed.ts'
import { buildHydratedPage } from './page-html.ts'
import { sendPlayerItems } from './player.ts'
import { sendEmbeddedProfile, sendProfilePage } from './profile-page.ts'
import { sendShortLink } from './short-links.ts'
import { sendWatchPage } from './watch-page.ts'

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

export async function route(call: Call): Promise<void> {
  for (const [pattern, handler] of routes) {
    const match = pattern.exec(call.url.pathname)
    if (match) {
      await handler(call, match[1] ?? '')
      return
    }
  }
  call.response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>')
}
