import { buildHydratedPage, buildPage, type Call, sendFault, sendHtml, sendJson, sendRedirect } from './call.ts'
import { createPageLoad } from './media-links.ts'
import type { Fault } from './posts.ts'

type MockAccount = {
  page: 'public' | 'private' | 'renamed' | 'login' | 'about' | { status: number } | Fault
  oembed: 'works' | 'absent' | 'renamed' | Fault
}

const publicAccount: MockAccount = { page: 'public', oembed: 'works' }
const createAbsentAccount = (status: number): MockAccount => ({ page: { status }, oembed: 'absent' })

const accounts: Record<string, MockAccount> = {
  'demo.user': publicAccount,
  '.kyle.films': publicAccount,
  'scout.2015': publicAccount,
  quiet: { page: 'private', oembed: 'absent' },
  gone: createAbsentAccount(10221),
  oldgone: createAbsentAccount(10202),
  young: createAbsentAccount(10223),
  sensitive: createAbsentAccount(10225),
  renamed: { page: 'renamed', oembed: 'renamed' },
  challenged: { page: 'challenge', oembed: 'challenge' },
  limited: { page: 'limited', oembed: 'limited' },
  broken: { page: 'error', oembed: 'error' },
  hangs: { page: 'hangs', oembed: 'hangs' },
  changed: { page: 'other-shape', oembed: 'other-shape' },
  shielded: { page: 'challenge', oembed: 'absent' },
  pagelimited: { page: 'limited', oembed: 'absent' },
  loginwall: { page: 'login', oembed: 'absent' },
  abroad: { page: 'about', oembed: 'absent' },
  embedless: { page: 'public', oembed: 'absent' },
  pageless: { page: 'challenge', oembed: 'works' },
}

/** Names that begin with "taken" are public accounts; other unlisted names do not exist. */
export const getAccount = (name: string): MockAccount =>
  accounts[name.toLowerCase()] ?? (/^taken/i.test(name) ? publicAccount : createAbsentAccount(10221))

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
