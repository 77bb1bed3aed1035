import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { fetchFromOembed } from './oembed'
import { fetchFromPage } from './page'
import { fetchFromPlayer } from './player'

const id = '7300000000000000001'
const cdn = 'https://v16m.tiktokcdn.com'
const { signal } = new AbortController()
const createSettings = (origin: string) => ({ origin, isMock: true, blocked: new Set<string>() })

async function fetchPlayer(body: unknown, status = 200) {
  const server = await startLocalServer((_, response) => response.writeHead(status).end(JSON.stringify(body)))
  return fetchFromPlayer({ id, tiktok: createSettings(server.origin), signal })
}

const buildReply = (itemFields: object) => ({ status_code: 0, items: [{ id_str: id, ...itemFields }] })

test.each([
  ['no such post', { status_code: 0, items: null, results: [{ id_str: id, code: 'nil_core_data' }] }, 'not_found'],
  ['a post that does not exist', { status_code: 0, results: [{ id_str: id, code: 'status_not_exist' }] }, 'not_found'],
  ['a busy service', { status_code: 0, items: null, results: [{ code: 'api_busy' }] }, 'busy'],
  ['a service that fails', { status_code: 1, items: null }, 'busy'],
  ['an unknown word', { status_code: 0, items: [], results: [{ code: 'new_word' }] }, 'changed_shape'],
  ['another post', { status_code: 0, items: [{ id_str: '7300000000000000002' }] }, 'changed_shape'],
  ['a post with nothing to show', buildReply({}), 'changed_shape'],
  ['files on another site', buildReply({ video_info: { url_list: ['https://evil.test/a.mp4'] } }), 'changed_shape'],
  ['a body that is not an object', 7, 'missing_data'],
])("parses the player's response with %s", async (_, body, fault) => {
  expect(await fetchPlayer(body)).toEqual({ fault })
})

test.each([
  [403, 'challenge'],
  [429, 'rate_limited'],
])('maps HTTP %i of the player to %s', async (status, fault) => {
  expect(await fetchPlayer({}, status)).toEqual({ fault })
})

test('uses the usual file when there is no list of qualities', async () => {
  const video_info = { url_list: [`${cdn}/play.mp4`], meta: { duration: '20500', width: 576, height: 1024 } }
  const videos = [{ url: `${cdn}/play.mp4`, width: 576, height: 1024, codec: 'h264', bytes: null, bitrate: null }]
  const expectedFields = {
    durationSeconds: 20.5,
    url: `https://www.tiktok.com/@_/video/${id}`,
    postedAt: 1_699_663_698,
  }
  expect(await fetchPlayer(buildReply({ video_info }))).toMatchObject({ post: { ...expectedFields, videos } })
})

test('adds H.265 files to the usual file', async () => {
  const play_addr = { url_list: [`${cdn}/hevc.mp4`], width: 720, height: 1280 }
  const profiles = [
    { bitrate: 900_000, codec_type: 'bytevc1', play_addr },
    { bitrate: 900_000, codec_type: 'bytevc2', play_addr: { url_list: [`${cdn}/own.mp4`] } },
  ]
  const outcome = await fetchPlayer(buildReply({ video_info: { url_list: [`${cdn}/play.mp4`], profiles } }))
  const videos = [{ url: `${cdn}/play.mp4` }, { url: `${cdn}/hevc.mp4`, codec: 'h265' }]
  expect(outcome).toMatchObject({ post: { videos } })
})

const thumbnail_url = 'https://p16-sign.tiktokcdn-us.com/a.jpeg'

async function fetchOembed(body: string, status = 200) {
  const server = await startLocalServer((_, response) => response.writeHead(status).end(body))
  const tiktok = createSettings(server.origin)
  const outcome = await fetchFromOembed({ id, username: 'demo.user', tiktok, signal })
  return { outcome, requests: server.requests }
}

test('queries oEmbed with the URL of the post and reads its image', async () => {
  const author = { author_name: 'Demo', author_url: 'https://www.tiktok.com/@other.name' }
  const picture = { thumbnail_url, thumbnail_width: '576', thumbnail_height: 1024 }
  const reply = { title: 'Demo', ...author, ...picture, embed_product_id: id, embed_type: 'photo' }
  const { outcome, requests } = await fetchOembed(JSON.stringify(reply))
  expect(requests).toEqual([`GET /oembed?url=https%3A%2F%2Fwww.tiktok.com%2F%40demo.user%2Fvideo%2F${id}`])
  const url = `https://www.tiktok.com/@other.name/photo/${id}`
  const covers = [{ url: thumbnail_url, width: 576, height: 1024, kind: 'cover' }]
  expect(outcome).toMatchObject({ post: { kind: 'photos', url, caption: 'Demo', covers, source: 'oembed' } })
})

test.each([
  ['its only error', '{"message":"Something went wrong","code":400}', 400, 'busy'],
  ['too many requests', '', 429, 'rate_limited'],
  ['a page', '<html>', 200, 'missing_data'],
  ['another post', JSON.stringify({ thumbnail_url, embed_product_id: '1' }), 200, 'changed_shape'],
  ['a picture elsewhere', '{"thumbnail_url":"https://evil.test/a.jpeg"}', 200, 'changed_shape'],
])('parses the oEmbed response with %s', async (_, body, status, fault) => {
  expect((await fetchOembed(body, status)).outcome).toEqual({ fault })
})

async function fetchPage(respond: (path: string, response: ServerResponse) => void) {
  const server = await startLocalServer((request, response) => respond(request.url ?? '', response))
  const outcome = await fetchFromPage({ id, tiktok: createSettings(server.origin), signal })
  return { outcome, requests: server.requests }
}

const createRedirectHandler = (location: string) => (_: string, response: ServerResponse) =>
  response.writeHead(302, { Location: location }).end()

const itemInfo = { itemStruct: { id, video: { playAddr: `${cdn}/a.mp4` } } }
const pageData = { __DEFAULT_SCOPE__: { 'webapp.video-detail': { statusCode: 0, itemInfo } } }
const page = `<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__">${JSON.stringify(pageData)}</script>`

test("follows a redirect to the post under its author's name, to a rebuilt address", async () => {
  const { outcome, requests } = await fetchPage((path, response) => {
    if (path === `/@demo.user/video/${id}`) return response.setHeader('Set-Cookie', 'ttwid=1').end(page)
    createRedirectHandler(`https://www.tiktok.com/@demo.user/video/${id}?lang=en`)(path, response)
  })
  expect(outcome).toMatchObject({ post: { id, source: 'page', access: { cookie: 'ttwid=1' } } })
  expect(requests).toEqual([`GET /@_/video/${id}`, `GET /@demo.user/video/${id}`])
})

test.each([
  ['itself', `https://www.tiktok.com/@a/video/${id}`, 'busy', 2],
  ['another post', 'https://www.tiktok.com/@a/video/7300000000000000002', 'not_found', 1],
  ['the home page', '/?_r=1', 'not_found', 1],
  ['the login', `/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40a%2Fvideo%2F${id}`, 'login', 1],
  ['the page of a blocked country', '/in/about', 'region', 1],
  ['another site', `https://evil.test/@a/video/${id}`, 'busy', 1],
  ['an inside address', 'http://169.254.169.254/latest/meta-data/', 'busy', 1],
])('does not follow a redirect of the page to %s', async (_, location, fault, count) => {
  const { outcome, requests } = await fetchPage(createRedirectHandler(location))
  expect(outcome).toEqual({ fault })
  expect(requests).toHaveLength(count)
})

test.each([
  [404, 'not_found'],
  [403, 'challenge'],
])('maps HTTP %i of the page to %s', async (status, fault) => {
  const { outcome } = await fetchPage((_, response) => response.writeHead(status).end(page))
  expect(outcome).toEqual({ fault })
})
