import { type Call, sendFault, sendHtml, sendRedirect } from './call.ts'
import { buildItemStruct } from './item-struct.ts'
import { buildHydratedPage, buildPage } from './page-html.ts'
import { createPageLoad } from './page-load.ts'
import { getPost, type Post } from './posts.ts'

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
  if (post.page === 'login') {
    const returnUrl = encodeURIComponent(`https://www.tiktok.com/@${post.author}/video/${id}`)
    return sendRedirect(call, `https://www.tiktok.com/login?redirect_url=${returnUrl}`)
  }
  const pageLoad = createPageLoad(call)
  const { video, ...rest } = buildItemStruct(state, id, post, pageLoad.id)
  const item = post.page === 'age' ? { ...rest, isContentClassified: true } : { ...rest, video }
  const detail = refusals[post.page] ?? { statusCode: 0, statusMsg: '', itemInfo: { itemStruct: item } }
  const key = /iPhone/.test(request.headers['user-agent'] ?? '') ? 'webapp.reflow.video.detail' : 'webapp.video-detail'
  sendHtml(call, buildBody(post, id, item, { [key]: detail }), { 'Set-Cookie': pageLoad.cookies })
}

function buildBody(post: Post, id: string, item: object, scope: Record<string, unknown>): string {
  switch (post.page) {
    case 'shell':
      return buildHydratedPage({})
    case 'huge':
      return buildHydratedPage(scope) + ' '.repeat(5_000_000)
    case 'sigi-state':
      return buildPage('SIGI_STATE', {
        ItemModule: { [id]: { ...item, author: post.author } },
        UserModule: { users: { [post.author]: { uniqueId: post.author, nickname: 'Demo' } } },
      })
    case 'next-data':
      return buildPage('__NEXT_DATA__', { props: { pageProps: { itemInfo: { itemStruct: item } } } })
    case 'api-data':
      return buildPage('api-data', { videoDetail: { itemInfo: { itemStruct: item } } })
    default:
      return buildHydratedPage(scope)
  }
}
