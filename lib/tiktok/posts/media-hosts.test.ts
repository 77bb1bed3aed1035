import { expect, test } from 'vitest'
import { isMediaHost } from './media-hosts'

test.each([
  'v16m.tiktokcdn.com',
  'p16-sign-va.tiktokcdn.com',
  'p19-common-sign.tiktokcdn-us.com',
  'p16-sign.tiktokcdn-eu.com',
  'sf16-ies-music.tiktokcdn.com',
  'v16-webapp-prime.tiktok.com',
  'v16-webapp-prime.us.tiktok.com',
  'v19-webapp.tiktok.com',
  'V16-WEBAPP.TIKTOK.COM',
  'p16-amd-va.ibyteimg.com',
  'p16.muscdn.com',
  'lf16.ttwstatic.com',
  'p77-sg.byteoversea.com',
  'v77.tiktokv.eu',
])('%s serves media', (host) => {
  expect(isMediaHost(host)).toBe(true)
})

test.each([
  '',
  'tiktokcdn.com',
  'eviltiktokcdn.com',
  'v16m.tiktokcdn.com.evil.test',
  'v16m.tiktokcdn.com.',
  'v16m.tiktokcdn.com:8443',
  'v16m.tiktokcdn.com@evil.test',
  'www.tiktok.com',
  'tiktok.com',
  'ads.tiktok.com',
  'v16-webapp.tiktok.com.evil.test',
  'v16.evil.tiktok.com',
  'v16.a.us.tiktok.com',
  'vm.tiktok.com',
  '127.0.0.1',
  '[::1]',
  'localhost',
  '169.254.169.254',
])('%s does not', (host) => {
  expect(isMediaHost(host)).toBe(false)
})
