import { buildHydratedPage, buildPage, type Call, type MockState, sendFault, sendHtml } from './call.ts'
import { buildCaptions } from './captions.ts'
import { buildMediaUrl, createPageLoad, getDimensions, getFileSize } from './media-links.ts'
import { getPost, getPostedAt, type Post } from './posts.ts'

function buildItemStruct(state: MockState, id: string, post: Post, pageLoadId: string) {
  const toMediaUrl = (name: string) => `${state.origin}/media/${name}`
  return {
    id,
    desc: post.caption,
    createTime: String(getPostedAt(id)),
    author: {
      id: '1',
      uniqueId: post.author,
      nickname: 'Demo',
      secUid: 'MS4wLjABAAAAdemo',
      privateAccount: false,
      avatarThumb: toMediaUrl('avatar.jpg'),
    },
    stats: { playCount: 1234, diggCount: 10, shareCount: 1, commentCount: 2, collectCount: 3 },
    statsV2: { playCount: '1234', diggCount: '10', repostCount: '0' },
    music: {
      id: '2',
      title: 'original sound - Demo',
      authorName: 'Demo',
      original: true,
      duration: 20,
      playUrl: `${toMediaUrl('sound.mp3')}?mime_type=audio_mpeg`,
    },
    ...(post.kind === 'photos' && { imagePost: buildPhotos(state) }),
    video: post.kind === 'photos' ? { id, duration: 0 } : buildVideo(state, id, post, pageLoadId),
  }
}

function buildPhotos({ origin }: MockState) {
  return {
    title: '',
    images: [1, 2, 3].map((number) => ({
      imageURL: { urlList: [`${origin}/media/photo-${number}.jpg?x=1`, `${origin}/media/photo-${number}.jpg?x=2`] },
      imageWidth: 1080,
      imageHeight: 1440,
    })),
  }
}

function buildVideo(state: MockState, id: string, post: Post, pageLoadId: string) {
  const buildFilmUrl = (name: string) => buildMediaUrl(state, id, post, name, pageLoadId)
  const lastFilm = post.films.at(-1) ?? ''
  return {
    id,
    ...getDimensions(lastFilm),
    duration: post.seconds,
    ratio: '540p',
    format: 'mp4',
    codecType: 'h264',
    cover: `${state.origin}/media/cover.jpg`,
    originCover: `${state.origin}/media/origin.jpg`,
    dynamicCover: `${state.origin}/media/dynamic.webp`,
    playAddr: buildFilmUrl(lastFilm),
    downloadAddr: buildFilmUrl('watermarked.mp4'),
    bitrateInfo: [
      ...post.films.map((name) => buildBitrate(state, name, buildFilmUrl(name))),
      buildBrokenBitrate(state),
    ],
    ...buildCaptions(state, post.captions),
  }
}

function buildBitrate(state: MockState, name: string, url: string) {
  const { width, height } = getDimensions(name)
  return {
    Bitrate: width * 1250,
    QualityType: 20,
    GearName: `normal_${width}_0`,
    CodecType: 'h264',
    PlayAddr: {
      Uri: 'v0',
      UrlList: [url, `${state.origin}/aweme/v1/play/?video_id=v0`],
      UrlKey: `v0_h264_${width}p_895000`,
      DataSize: String(getFileSize(state, name)),
      Width: width,
      Height: height,
    },
  }
}

/** TikTok's most promising entry links to video without audio, or to nothing. */
const buildBrokenBitrate = ({ origin }: MockState) => ({
  Bitrate: 1_700_000,
  QualityType: 2,
  GearName: 'adapt_lowest_1080_1',
  CodecType: 'h265_hvc1',
  PlayAddr: { UrlList: [`${origin}/media-video-hvc1/`], DataSize: '1', Width: 1080, Height: 1920 },
})

const refusals: Partial<Record<Post['page'], { statusCode: number; statusMsg: string }>> = {
  deleted: { statusCode: 10204, statusMsg: 'item_privacy_authorization&status_deleted' },
  private: { statusCode: 10216, statusMsg: 'status_self_see' },
  'private-account': { statusCode: 10222, statusMsg: 'user_private' },
  region: { statusCode: 10231, statusMsg: 'cross_border_violation' },
}

/** `GET /@NAME/video/ID`. The name is ignored, as on TikTok. */
export function sendWatchPage(call: Call, id: string) {
  const { request, state } = call
  const post = getPost(id)
  if (sendFault(call, post.page)) return
  const pageLoad = createPageLoad(call)
  const { video, ...rest } = buildItemStruct(state, id, post, pageLoad.id)
  const item = post.page === 'age' ? { ...rest, isContentClassified: true } : { ...rest, video }
  const detail = refusals[post.page] ?? { statusCode: 0, statusMsg: '', itemInfo: { itemStruct: item } }
  const key = /iPhone/.test(request.headers['user-agent'] ?? '') ? 'webapp.reflow.video.detail' : 'webapp.video-detail'
  sendHtml(call, buildBody(post, id, item, { [key]: detail }), { 'Set-Cookie': pageLoad.cookies })
}

function buildBody(post: Post, id: string, item: object, scope: Record<string, unknown>): string {
  if (post.page === 'huge') return buildHydratedPage(scope) + ' '.repeat(5_000_000)
  if (post.page !== 'sigi-state') return buildHydratedPage(scope)
  return buildPage('SIGI_STATE', {
    ItemModule: { [id]: { ...item, author: post.author } },
    UserModule: { users: { [post.author]: { uniqueId: post.author, nickname: 'Demo' } } },
  })
}
