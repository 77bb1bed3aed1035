import { type Call, sendFault, sendJson } from './call.ts'
import { buildMediaUrl, getDimensions, getFileSize } from './media-url.ts'
import { getPost, getPostedAt, type Post } from './posts.ts'

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
  sendJson(call, 200, {
    status_code: 0,
    items: [buildItem(call, repliedId, post)],
    extra: { fatal_item_ids: [] },
  })
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
