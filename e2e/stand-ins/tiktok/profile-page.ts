import { type Call, redirect, sendFault, sendHtml, sendJson } from './call.ts'
import { newPageLoad } from './page-load.ts'
import { type Person, personOf } from './people.ts'
import { hydrated, pageWith } from './shell.ts'

/** `GET /@NAME`: the status is 200 whatever the account is. */
export function profilePage(call: Call, name: string) {
  const { page } = personOf(name)
  if (typeof page === 'string' && sendFault(call, page)) return
  if (page === 'about') return redirect(call, 'https://www.tiktok.com/in/about')
  if (page === 'login') {
    return redirect(call, `https://www.tiktok.com/login?redirect_url=${encodeURIComponent(`/@${name}`)}`)
  }
  sendHtml(call, hydrated({ 'webapp.user-detail': detailOf(name, page) }), {
    'Set-Cookie': newPageLoad(call).cookies,
  })
}

function detailOf(name: string, page: Person['page']) {
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

/** `GET /embed/@NAME`. */
export function embeddedProfile(call: Call, name: string) {
  const { oembed } = personOf(name)
  if (sendFault(call, oembed)) return
  if (oembed === 'absent') return sendJson(call, 400, { isError: true, errorCode: 10221 })
  const data = {
    userInfo: {
      uniqueId: name.toLowerCase(),
      nickname: 'Demo',
      avatarThumbUrl: `${call.world.origin}/media/avatar.jpg`,
      followerCount: 12,
      followingCount: 3,
      heartCount: 40,
    },
    videoList: [{ id: '7300000000000000001' }],
  }
  sendHtml(call, pageWith('__FRONTITY_CONNECT_STATE__', { source: { data: { [`/embed/@${name}`]: data } } }))
}
