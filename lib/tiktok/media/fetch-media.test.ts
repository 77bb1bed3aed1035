import { expect, test } from 'vitest'
import { buildHeaders } from './fetch-media'

const url = 'https://v16-webapp-prime.tiktok.com/video/a.mp4'
const access = { referer: 'https://www.tiktok.com/', userAgent: 'Page/1.0', cookie: 'tt_chain_token=a' }

test.each([
  ['https://v16-webapp-prime.tiktok.com/video/b.mp4', 'tt_chain_token=a'],
  ['https://v19-webapp-prime.us.tiktok.com/video/a.mp4', 'tt_chain_token=a'],
  ['https://v16m.tiktokcdn.com/video/a.mp4', undefined],
])('a redirect to %s carries the cookie %s', (target, cookie) => {
  expect(buildHeaders(target, { url, access }).Cookie).toBe(cookie)
})

test('a file without cookies is asked for without', () => {
  expect(buildHeaders(url, { url, access: { ...access, cookie: null } })).toEqual({
    Accept: '*/*',
    Referer: 'https://www.tiktok.com/',
    'User-Agent': 'Page/1.0',
  })
})
