import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { fetchFromOembed } from './oembed'

const id = '7300000000000000001'
const thumbnail_url = 'https://p16-sign.tiktokcdn-us.com/a.jpeg'

async function fetchWithReply(body: string, status = 200) {
  const server = await startLocalServer((_, response) => response.writeHead(status).end(body))
  const tiktok = { origin: server.origin, isMock: true, blocked: new Set<string>() }
  const outcome = await fetchFromOembed({
    id,
    username: 'demo.user',
    tiktok,
    signal: new AbortController().signal,
  })
  return { outcome, requests: server.requests }
}

test('the post is asked for by its own address, and its picture is what comes', async () => {
  const { outcome, requests } = await fetchWithReply(
    JSON.stringify({
      title: 'Demo',
      author_name: 'Demo',
      author_url: 'https://www.tiktok.com/@other.name',
      thumbnail_url,
      thumbnail_width: '576',
      thumbnail_height: 1024,
      embed_product_id: id,
      embed_type: 'photo',
    }),
  )
  expect(requests).toEqual([`GET /oembed?url=https%3A%2F%2Fwww.tiktok.com%2F%40demo.user%2Fvideo%2F${id}`])
  expect(outcome).toMatchObject({
    post: {
      kind: 'photos',
      url: `https://www.tiktok.com/@other.name/photo/${id}`,
      caption: 'Demo',
      covers: [{ url: thumbnail_url, width: 576, height: 1024, kind: 'cover' }],
      source: 'oembed',
    },
  })
})

test.each([
  ['its one answer for all troubles', '{"message":"Something went wrong","code":400}', 400, 'busy'],
  ['too many requests', '', 429, 'rate_limited'],
  ['a page', '<html>', 200, 'missing_data'],
  ['another post', JSON.stringify({ thumbnail_url, embed_product_id: '1' }), 200, 'changed_shape'],
  ['no picture', '{"title":"Demo"}', 200, 'changed_shape'],
  ['a picture elsewhere', '{"thumbnail_url":"https://evil.test/a.jpeg"}', 200, 'changed_shape'],
])('%s is told as such', async (_, body, status, fault) => {
  expect((await fetchWithReply(body, status)).outcome).toEqual({ fault })
})
