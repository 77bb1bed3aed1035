import { getAccount } from './accounts.ts'
import { type Call, sendFault, sendJson } from './call.ts'
import { getPost } from './posts.ts'

const provider = { provider_url: 'https://www.tiktok.com', provider_name: 'TikTok' }

/** `GET /oembed?url=…` for a post or a profile. Every failure is the same 400. */
export function sendOembed(call: Call) {
  const requestedUrl = call.url.searchParams.get('url') ?? ''
  const [, id] = /^https:\/\/www\.tiktok\.com\/@[^/]*\/(?:video|photo)\/(\d{15,20})/.exec(requestedUrl) ?? []
  const [, name] = /^https:\/\/www\.tiktok\.com\/@([A-Za-z0-9._]+)\/?(?:\?|$)/.exec(requestedUrl) ?? []
  const behavior = id ? getPost(id).oembed : name ? getAccount(name).oembed : 'absent'
  if (sendFault(call, behavior)) return
  if (behavior === 'absent') return sendJson(call, 400, { message: 'Something went wrong', code: 400 })
  if (id) return sendJson(call, 200, buildPostReply(call, id))
  const handle = behavior === 'renamed' ? 'new.name' : name?.toLowerCase()
  sendJson(call, 200, {
    version: '1.0',
    type: 'rich',
    title: "Demo's Creator Profile",
    author_url: `https://www.tiktok.com/@${handle}`,
    author_name: 'Demo',
    html: '<blockquote></blockquote>',
    ...provider,
  })
}

function buildPostReply({ state }: Call, id: string) {
  const { author, caption, kind } = getPost(id)
  return {
    version: '1.0',
    type: 'video',
    title: caption,
    author_url: `https://www.tiktok.com/@${author}`,
    author_name: 'Demo',
    author_unique_id: author,
    width: '100%',
    height: '100%',
    html: '<blockquote class="tiktok-embed"></blockquote>',
    thumbnail_width: 576,
    thumbnail_height: 1024,
    thumbnail_url: `${state.origin}/media/cover.jpg`,
    ...provider,
    embed_product_id: id,
    embed_type: kind === 'photos' ? 'photo' : 'video',
  }
}
