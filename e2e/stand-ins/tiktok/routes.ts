import { type Call, sendHtml, sendJson } from './call.ts'
import { captions } from './captions.ts'
import { media } from './media.ts'
import { oembed } from './oembed.ts'
import { player } from './player.ts'
import { embeddedProfile, profilePage } from './profile-page.ts'
import { hydrated } from './shell.ts'
import { shortLink } from './short-links.ts'
import { watchPage } from './watch-page.ts'

type Route = [pattern: RegExp, answer: (call: Call, part: string) => unknown]

const routes: readonly Route[] = [
  [/^\/player\/api\/v1\/items$/, player],
  [/^\/oembed$/, oembed],
  [/^\/media\/./, media],
  [/^\/subs\/./, captions],
  [/^\/inside$/, (call) => sendJson(call, 200, { secret: 'nobody may read this' })],
  [/^\/(?:@|%40)[A-Za-z0-9._]*\/video\/(\d{15,20})\/?$/, watchPage],
  // The page of a photo post tells nothing under its own address.
  [/^\/(?:@|%40)[A-Za-z0-9._]*\/photo\/(\d{15,20})\/?$/, (call) => sendHtml(call, hydrated({}))],
  [/^\/(?:@|%40)([A-Za-z0-9._]+)\/?$/, profilePage],
  [/^\/embed\/(?:@|%40)([A-Za-z0-9._]+)\/?$/, embeddedProfile],
  [/^\/(?:t\/)?([A-Za-z0-9_-]{5,32})\/?$/, shortLink],
  [/^\/$/, (call) => sendHtml(call, hydrated({}))],
]

export async function route(call: Call): Promise<void> {
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(call.url.pathname)
    if (match) {
      await answer(call, match[1] ?? '')
      return
    }
  }
  call.response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>')
}
