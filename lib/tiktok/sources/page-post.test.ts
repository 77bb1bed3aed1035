import { expect, test } from 'vitest'
import { findPageDetail } from './page-data'
import { parsePagePost } from './page-post'

const id = '7300000000000000001'
const tiktok = { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() }
const access = { referer: 'https://www.tiktok.com/', userAgent: 'reader', cookie: null }
const cdn = 'https://v16m.tiktokcdn.com'
const playAddr = `${cdn}/play.mp4?tk=tt_chain_token`

const parseItem = (item: object) =>
  parsePagePost({ id, video: { playAddr }, ...item }, { id, username: 'known', tiktok, access })

test('parses a page with an id and a file as a post', () => {
  const lists = { covers: [], images: [], captions: [] }
  const unknownFields = { ...lists, caption: '', durationSeconds: null, sound: null, isSilent: false }
  expect(parseItem({})).toEqual({
    ...unknownFields,
    id,
    url: `https://www.tiktok.com/@known/video/${id}`,
    kind: 'video',
    author: { handle: 'known', name: '' },
    postedAt: 1_699_663_698,
    videos: [{ url: playAddr, width: null, height: null, codec: 'h264', bytes: null, bitrate: null }],
    access,
    source: 'page',
  })
})

test('accepts numbers as text, and treats fields of a wrong type as absent', () => {
  const invalidFields = { cover: 7, bitrateInfo: 'none', claInfo: null, subtitleInfos: {} }
  const video = { ...invalidFields, playAddr: [{ src: playAddr }], duration: '20', width: 576, height: '1024' }
  expect(parseItem({ author: 'demo.user' })).toMatchObject({ author: { handle: 'demo.user', name: '' } })
  const post = parseItem({ createTime: '1699700000', desc: 5, music: [], author: null, video })
  expect(post).toMatchObject({ postedAt: 1_699_700_000, durationSeconds: 20, caption: '' })
  expect(post).toMatchObject({ videos: [{ width: 576, height: 1024 }] })
})

test('drops only the invalid entry of a list', () => {
  const validEntry = { Bitrate: '9', CodecType: 'h264', PlayAddr: { UrlList: [`${cdn}/a`], DataSize: '12' } }
  const videos = [{ url: `${cdn}/a`, bytes: 12, bitrate: 9 }]
  expect(parseItem({ video: { bitrateInfo: [null, 'x', validEntry] } })).toMatchObject({ videos })
})

test('never uses the watermarked file', () => {
  const video = { downloadAddr: `${cdn}/wm.mp4`, cover: `${cdn}/c.jpeg` }
  expect(parseItem({ video })).toMatchObject({ videos: [] })
})

test.each([
  ['another post', { id: '7300000000000000002' }, 'changed_shape'],
  ['a post without anything to show', { video: {} }, 'changed_shape'],
  ['a private post', { privateItem: true }, 'private'],
  ['a post of a private account', { author: { uniqueId: 'a', privateAccount: true } }, 'private'],
  ['a post for adults', { isContentClassified: true, video: undefined }, 'age'],
])('refuses %s', (_, item, fault) => {
  expect(parseItem(item)).toBe(fault)
})

test.each([
  ['https://sf16.tiktokcdn.com/a.mp3', 'mp3'],
  ['https://sf16.tiktokcdn.com/a?mime_type=audio_mpeg&x=1', 'mp3'],
  ['https://sf16.tiktokcdn.com/a?mime_type=audio_mp4', 'm4a'],
])('the sound at %s is %s', (playUrl, format) => {
  expect(parseItem({ music: { playUrl } })).toMatchObject({ sound: { format, isOriginal: false } })
})

test('reads captions with their source and the shortest name of their language', () => {
  const names = ['fra-FR MT', 'eng-US ASR', 'eng-US LC', '! MT', 'deu-DE MT creator_caption']
  const subtitleInfos = names.map((name) => {
    const [LanguageCodeName, Source, Format = 'webvtt'] = name.split(' ')
    return { LanguageCodeName, Source, Format, Url: `${cdn}/${Source}` }
  })
  expect(parseItem({ video: { playAddr, subtitleInfos } })).toMatchObject({
    captions: [
      { url: `${cdn}/MT`, language: 'fr-FR', source: 'translated' },
      { url: `${cdn}/ASR`, language: 'en-US', source: 'automatic' },
      { url: `${cdn}/LC`, language: 'en-US', source: 'creator' },
      { url: `${cdn}/MT`, language: 'und', source: 'translated' },
    ],
  })
})

test('uses captions of the second list when the first has no allowed address', () => {
  const captionInfos = [
    { language: 'en', url: '', urlList: [`${cdn}/b`], isAutoGen: false, captionFormat: 'webvtt' },
    { language: 'de', url: `${cdn}/c`, isAutoGen: true, isOriginalCaption: false, captionFormat: 'webvtt' },
    { language: 'es', url: `${cdn}/d`, isAutoGen: true, isOriginalCaption: true },
  ]
  const subtitleInfos = [{ LanguageCodeName: 'eng-US', Source: 'ASR', Format: 'webvtt', Url: 'https://evil.test/a' }]
  expect(parseItem({ video: { playAddr, subtitleInfos, claInfo: { captionInfos } } })).toMatchObject({
    captions: [
      { url: `${cdn}/b`, language: 'en', source: 'creator' },
      { url: `${cdn}/c`, language: 'de', source: 'translated' },
      { url: `${cdn}/d`, language: 'es', source: 'automatic' },
    ],
  })
})

const itemStruct = { id }

test.each([
  ['today’s page', { __DEFAULT_SCOPE__: { 'webapp.video-detail': { statusCode: 0, itemInfo: { itemStruct } } } }],
  [
    'the phone’s page',
    { __DEFAULT_SCOPE__: { 'webapp.reflow.video.detail': { statusCode: '0', itemInfo: { itemStruct } } } },
  ],
  ['2023’s page', { ItemModule: { [id]: itemStruct } }],
  ['2020’s page', { props: { pageProps: { itemInfo: { itemStruct } } } }],
])('finds the post in %s', (_, data) => {
  expect(findPageDetail(data, id)).toEqual({ code: 0, message: '', item: itemStruct })
})

test('reads the separate author, or a status code, from the page of 2023', () => {
  const users = { demo: { uniqueId: 'demo', nickname: 'Demo' } }
  const data = { ItemModule: { [id]: { id, author: 'demo' } }, UserModule: { users } }
  expect(findPageDetail(data, id)?.item).toEqual({ id, author: users.demo })
  expect(findPageDetail({ VideoPage: { statusCode: 10216 } }, id)).toMatchObject({ code: 10216, item: undefined })
})

test.each([
  ['a page without a post', { __DEFAULT_SCOPE__: { 'webapp.app-context': {} } }],
  ['another post', { ItemModule: { '7300000000000000002': {} } }],
  ['inherited names', { ItemModule: Object.create({ [id]: itemStruct }) }],
])('finds no post in %s', (_, data) => {
  expect(findPageDetail(data, id)).toBeNull()
})
