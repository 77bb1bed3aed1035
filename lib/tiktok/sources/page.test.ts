import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { fetchFromPage } from './page'

const id = '7300000000000000001'

async function fetchWithHandler(answer: (path: string, response: ServerResponse) => void) {
  const server = await startLocalServer((request, response) => answer(request.url ?? '', response))
  const tiktok = { origin: server.origin, isMock: true, blocked: new Set<string>() }
  const outcome = await fetchFromPage({ id, tiktok, signal: new AbortController().signal })
  return { outcome, requests: server.requests }
}

const createRedirectHandler = (location: string) => (_: string, response: ServerResponse) =>
  response.writeHead(302, { Location: location }).end()

const page = `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__">${JSON.stringify({
  __DEFAULT_SCOPE__: {
    'webapp.video-detail': {
      statusCode: 0,
      itemInfo: { itemStruct: { id, video: { playAddr: 'https://v16.tiktokcdn.com/a.mp4' } } },
    },
  },
})}</script>`

test('a redirect to the post under its author’s name is followed, to an address made from its parts', async () => {
  const { outcome, requests } = await fetchWithHandler((path, response) => {
    if (path === `/@demo.user/video/${id}`) return response.setHeader('Set-Cookie', 'ttwid=1').end(page)
    createRedirectHandler(`https://www.tiktok.com/@demo.user/video/${id}?lang=en`)(path, response)
  })
  expect(outcome).toMatchObject({ post: { id, source: 'page', access: { cookie: 'ttwid=1' } } })
  expect(requests).toEqual([`GET /@_/video/${id}`, `GET /@demo.user/video/${id}`])
})

test.each([
  ['itself for ever', `https://www.tiktok.com/@a/video/${id}`, 'busy', 2],
  ['another post', 'https://www.tiktok.com/@a/video/7300000000000000002', 'not_found', 1],
  ['the home page', '/?_r=1', 'not_found', 1],
  ['the login', `/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40a%2Fvideo%2F${id}`, 'login', 1],
  ['the login in words of its own', 'https://www.tiktok.com/login/phone', 'login', 1],
  ['a country’s farewell', '/in/about', 'region', 1],
  ['another site', `https://evil.test/@a/video/${id}`, 'busy', 1],
  ['an inside address', 'http://169.254.169.254/latest/meta-data/', 'busy', 1],
  ['nonsense', 'http://[', 'busy', 1],
])('a redirect to %s ends there', async (_, location, fault, count) => {
  const { outcome, requests } = await fetchWithHandler(createRedirectHandler(location))
  expect(outcome).toEqual({ fault })
  expect(requests).toHaveLength(count)
})

test.each([
  [404, 'not_found'],
  [403, 'challenge'],
  [429, 'rate_limited'],
  [503, 'busy'],
])('HTTP %i is told as %s', async (status, fault) => {
  expect((await fetchWithHandler((_, response) => response.writeHead(status).end(page))).outcome).toEqual({
    fault,
  })
})
