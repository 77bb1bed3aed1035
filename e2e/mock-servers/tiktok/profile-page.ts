import { getAccount, type MockAccount } from './accounts.ts'
import { type Call, sendFault, sendHtml, sendJson, sendRedirect } from './call.ts'
import { buildHydratedPage, buildPage } from './page-html.ts'
import { createPageLoad } from './page-load.ts'

export function sendProfilePage(call: Call, name: string) {
  const { page } = getAccount(name)
  if (typeof page === 'string' && sendFault(call, page)) return
  if (page === 'about') return sendRedirect(call, 'https://www.tiktok.com/in/about')
  if (page === 'login') {
    return sendRedirect(call, `https://www.tiktok.com/login?redirect_url=${encodeURIComponent(`/@${name}`)}`)
  }
  sendHtml(call, buildHydratedPage({ 'webapp.user-detail': buildDetail(name, page) }), {
    'Set-Cookie': createPageLoad(call).cookies,
  })
}

function buildDetail(name: string, page: MockAccount['page']) {
  if (typeof page === 'object') return { statusCode: page.status, statusMsg: 'user not exist' }
  const isPrivate = page === 'private'
  return {
    statusCode: isPrivate ? 10222 : 0,
    statusMsg: '',
    userInfo: {
      user: {
        id: '1',
        uniqueId: page === 'renamed' ? 'new.name' : name.toLowerCase(),
        nickname: isPrivate ? 'Quiet' : 'Demo',
        privateAccount: isPrivate,
        verified: false,
        secUid: 'MS4wLjABAAAAdemo',
      },
      stats: { followerCount: 12, followingCount: 3, heartCount: 40, videoCount: isPrivate ? 0 : 2 },
      itemList: [],
    },
  }
}

export function sendEmbeddedProfile(call: Call, name: string) {
  const { oembed } = getAccount(name)
  if (sendFault(call, oembed)) return
  if (oembed === 'absent') return sendJson(call, 400, { isError: true, errorCode: 10221 })
  const data = {
    userInfo: {
      uniqueId: name.toLowerCase(),
      nickname: 'Demo',
      avatarThumbUrl: `${call.state.origin}/media/avatar.jpg`,
      followerCount: 12,
      followingCount: 3,
      heartCount: 40,
    },
    videoList: [{ id: '7300000000000000001' }],
  }
  sendHtml(call, buildPage('__FRONTITY_CONNECT_STATE__', { source: { data: { [`/embed/@${name}`]: data } } }))
}
