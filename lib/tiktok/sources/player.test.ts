import { expect, test } from 'vitest'
import { startLocalServer } from '@/test/local-server'
import { fetchFromPlayer } from './player'

const id = '7300000000000000001'
const cdn = 'https://v16m.tiktokcdn.com'

async function fetchWithReply(body: unknown, status = 200) {
  const server = await startLocalServer((_, response) => response.writeHead(status).end(JSON.stringify(body)))
  const tiktok = { origin: server.origin, isMock: true, blocked: new Set<string>() }
  return fetchFromPlayer({ id, tiktok, signal: new AbortController().signal })
}

const buildReply = (given: object) => ({ status_code: 0, items: [{ id_str: id, ...given }] })

test.each([
  [
    'a post it does not have',
    { status_code: 0, items: null, results: [{ id_str: id, code: 'nil_core_data' }] },
    'not_found',
  ],
  ['a post that does not exist', { status_code: 0, items: [], results: [{ code: 'item_not_exist' }] }, 'not_found'],
  ['a busy service', { status_code: 0, items: null, results: [{ code: 'api_busy' }] }, 'busy'],
  ['a service that fails', { status_code: 1, items: null }, 'busy'],
  ['an id it finds wrong', { status_code: 5, status_msg: 'Invalid parameters', items: null }, 'not_found'],
  ['an unknown word', { status_code: 0, items: [], results: [{ code: 'new_word' }] }, 'changed_shape'],
  ['another post', { status_code: 0, items: [{ id_str: '7300000000000000002' }] }, 'changed_shape'],
  ['a post without an id', { status_code: 0, items: [{}] }, 'changed_shape'],
  ['a post with nothing to show', buildReply({}), 'changed_shape'],
  ['files on another site', buildReply({ video_info: { url_list: ['https://evil.test/a.mp4'] } }), 'changed_shape'],
  ['no object', 7, 'missing_data'],
])('%s is told as such', async (_, body, fault) => {
  expect(await fetchWithReply(body)).toEqual({ fault })
})

test.each([
  [403, 'challenge'],
  [429, 'rate_limited'],
  [502, 'busy'],
])('HTTP %i is told as %s', async (status, fault) => {
  expect(await fetchWithReply({}, status)).toEqual({ fault })
})

test('without a ladder of qualities the usual file is taken', async () => {
  const video_info = { url_list: [`${cdn}/play.mp4`], meta: { duration: '20500', width: 576, height: 1024 } }
  expect(await fetchWithReply(buildReply({ video_info }))).toMatchObject({
    post: {
      durationSeconds: 20.5,
      url: `https://www.tiktok.com/@_/video/${id}`,
      author: { handle: '', name: '' },
      postedAt: 1_699_663_698,
      videos: [{ url: `${cdn}/play.mp4`, width: 576, height: 1024, codec: 'h264', bytes: null, bitrate: null }],
    },
  })
})

test('a file that plays only in some places does not replace the usual one', async () => {
  const profiles = [
    {
      bitrate: 900_000,
      codec_type: 'bytevc1',
      play_addr: { url_list: [`${cdn}/hevc.mp4`], width: 720, height: 1280 },
    },
    { bitrate: 900_000, codec_type: 'bytevc2', play_addr: { url_list: [`${cdn}/own.mp4`] } },
  ]
  const outcome = await fetchWithReply(buildReply({ video_info: { url_list: [`${cdn}/play.mp4`], profiles } }))
  expect(outcome).toMatchObject({
    post: { videos: [{ url: `${cdn}/play.mp4` }, { url: `${cdn}/hevc.mp4`, codec: 'h265' }] },
  })
})
