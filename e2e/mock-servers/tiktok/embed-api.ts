import { type Call, sendFault, sendJson } from './call.ts'
import { buildMediaUrl, getDimensions, getFileSize } from './media-links.ts'
import { getPost, getPostedAt, type Post } from './posts.ts'
import { getAccount } from './profile-page.ts'

/** `GET /player/api/v1/items`: the request of the Embed Player's own page. It returns no play count and no captions. */
export function sendPlayerItems(call: Call) {
  const id = call.url.searchParams.get('item_ids') ?? ''
  if (!/^\d{15,20}$/.test(id)) {
    return sendJson(call, 200, { status_code: 5, status_msg: 'Invalid parameters', items: null })
  }
  const post = getPost(id)
  if (sendFault(call, post.player)) return
  if (post.player === 'absent') return sendJson(call, 200, buildEmptyReply(id, 'nil_core_data'))
  if (post.player === 'busy') return sendJson(call, 200, buildEmptyReply(id, 'api_busy'))
  const repliedId = post.player === 'other-id' ? '7300000000000000999' : id
  sendJson(call, 200, { status_code: 0, items: [buildItem(call, repliedId, post)], extra: { fatal_item_ids: [] } })
}

const buildEmptyReply = (id: string, code: string) => ({
  status_code: 0,
  items: null,
  results: [{ id_str: id, code }],
  extra: { fatal_item_ids: [] },
})

function buildItem(call: Call, id: string, post: Post) {
  const { origin } = call.state
  const buildImage = (name: string) => ({ url_list: [`${origin}/media/${name}`] })
  return {
    id_str: id,
    aweme_type: post.kind === 'photos' ? 150 : 0,
    desc: post.caption,
    region: 'US',
    create_time: getPostedAt(id),
    author_info: {
      unique_id: post.author,
      nickname: 'Demo',
      secret_id: 'MS4wLjABAAAAdemo',
      avatar_url_list: [`${origin}/media/avatar.jpg`],
    },
    statistics_info: { digg_count: 10, comment_count: 2, share_count: 1 },
    music_info: { title: 'original sound - Demo' },
    ...(post.kind === 'photos'
      ? {
          image_post_info: {
            images: [1, 2, 3].map((number) => ({
              display_image: { ...buildImage(`photo-${number}.jpg`), width: 1080, height: 1440 },
            })),
          },
        }
      : { video_info: buildVideo(call, id, post) }),
  }
}

function buildVideo({ state }: Call, id: string, post: Post) {
  const buildFilmUrl = (name: string) => buildMediaUrl(state, id, post, name)
  const lastFilm = post.films.at(-1) ?? ''
  return {
    uri: 'v0demo',
    url_list: [buildFilmUrl(lastFilm)],
    cover: { url_list: [`${state.origin}/media/cover.jpg`] },
    origin_cover: { url_list: [`${state.origin}/media/origin.jpg`] },
    meta: { duration: post.seconds * 1000, ...getDimensions(lastFilm), bitrate: 900_000, format: 'mp4' },
    profiles: post.films.map((name) => ({
      bitrate: getDimensions(name).width * 1250,
      codec_type: post.codec,
      fps: 30,
      gear_name: `normal_${getDimensions(name).width}_0`,
      play_addr: {
        ...getDimensions(name),
        data_size: getFileSize(state, name),
        uri: 'v0demo',
        url_list: [buildFilmUrl(name)],
      },
    })),
  }
}

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
