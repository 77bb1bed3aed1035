import { expect, test } from 'vitest'
import { findPageDetail } from './page-detail'
import { parsePagePost } from './page-post'

const id = '7300000000000000001'
const tiktok = { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() }
const access = { referer: 'https://www.tiktok.com/', userAgent: 'reader', cookie: null }
const cdn = 'https://v16m.tiktokcdn.com'
const playAddr = `${cdn}/play.mp4?tk=tt_chain_token`

const parseItem = (item: object) =>
  parsePagePost({ id, video: { playAddr }, ...item }, { id, username: 'known', tiktok, access })

test('the least that a page may say is a post', () => {
  expect(parseItem({})).toEqual({
    id,
    url: `https://www.tiktok.com/@known/video/${id}`,
    kind: 'video',
    caption: '',
    author: { handle: 'known', name: '' },
    postedAt: 1_699_663_698,
    durationSeconds: null,
    covers: [],
    images: [],
    videos: [{ url: playAddr, width: null, height: null, codec: 'h264', bytes: null, bitrate: null }],
    sound: null,
    captions: [],
    isSilent: false,
    access,
    source: 'page',
  })
})

test('numbers may come as text, and fields of another kind are as good as absent', () => {
  const video = {
    playAddr,
    duration: '20',
    width: 576,
    height: '1024',
    cover: 7,
    bitrateInfo: 'none',
    claInfo: null,
    subtitleInfos: {},
  }
  expect(parseItem({ createTime: '1699700000', desc: 5, music: [], author: null, video })).toMatchObject({
    postedAt: 1_699_700_000,
    durationSeconds: 20,
    caption: '',
    videos: [{ width: 576, height: 1024 }],
  })
})

test('an author may be a name alone', () => {
  expect(parseItem({ author: 'demo.user' })).toMatchObject({ author: { handle: 'demo.user', name: '' } })
})

test('an address may be wrapped in a list', () => {
  expect(parseItem({ video: { playAddr: [{ src: playAddr }] } })).toMatchObject({
    videos: [{ url: playAddr }],
  })
})

test('one bad entry of a list does not spoil the others', () => {
  const bitrateInfo = [
    null,
    'x',
    { Bitrate: '9', CodecType: 'h264', PlayAddr: { UrlList: [`${cdn}/a`], DataSize: '12' } },
  ]
  expect(parseItem({ video: { bitrateInfo } })).toMatchObject({
    videos: [{ url: `${cdn}/a`, bytes: 12, bitrate: 9 }],
  })
})

test('the watermarked file is never taken', () => {
  expect(parseItem({ video: { downloadAddr: `${cdn}/wm.mp4`, cover: `${cdn}/c.jpeg` } })).toMatchObject({
    videos: [],
  })
})

test.each([
  ['another post', { id: '7300000000000000002' }, 'changed_shape'],
  ['an id as a number', { id: 7_300_000_000_000_000 }, 'changed_shape'],
  ['a post without anything to show', { video: {} }, 'changed_shape'],
  ['a private post', { privateItem: true }, 'private'],
  ['a post of a private account', { author: { uniqueId: 'a', privateAccount: true } }, 'private'],
  ['a post for adults', { isContentClassified: true, video: undefined }, 'age'],
])('%s is refused', (_, item, fault) => {
  expect(parseItem(item)).toBe(fault)
})

test.each([
  ['https://sf16.tiktokcdn.com/a.mp3', 'mp3'],
  ['https://sf16.tiktokcdn.com/a?mime_type=audio_mpeg&x=1', 'mp3'],
  ['https://sf16.tiktokcdn.com/a?mime_type=audio_mp4', 'm4a'],
])('the sound at %s is %s', (playUrl, format) => {
  expect(parseItem({ music: { playUrl } })).toMatchObject({ sound: { format, isOriginal: false } })
})

test('captions are sorted by who made them, each with its language’s shortest name', () => {
  const entry = (LanguageCodeName: string, Source: string, Format = 'webvtt') => ({
    LanguageCodeName,
    Source,
    Format,
    Url: `${cdn}/${Source}`,
  })
  const subtitleInfos = [
    entry('fra-FR', 'MT'),
    entry('eng-US', 'ASR'),
    entry('eng-US', 'LC'),
    entry('!', 'MT'),
    entry('deu-DE', 'MT', 'creator_caption'),
  ]
  expect(parseItem({ video: { playAddr, subtitleInfos } })).toMatchObject({
    captions: [
      { url: `${cdn}/LC`, language: 'en-US', source: 'creator' },
      { url: `${cdn}/ASR`, language: 'en-US', source: 'automatic' },
      { url: `${cdn}/MT`, language: 'fr-FR', source: 'translated' },
      { url: `${cdn}/MT`, language: 'und', source: 'translated' },
    ],
  })
})

test('captions elsewhere in the answer are taken when the usual list gives none that may be fetched', () => {
  const captionInfos = [
    { language: 'en', url: '', urlList: [`${cdn}/b`], isAutoGen: false, captionFormat: 'webvtt' },
    { language: 'de', url: `${cdn}/c`, isAutoGen: true, isOriginalCaption: false, captionFormat: 'webvtt' },
    { language: 'es', url: `${cdn}/d`, isAutoGen: true, isOriginalCaption: true },
  ]
  const subtitleInfos = [{ LanguageCodeName: 'eng-US', Source: 'ASR', Format: 'webvtt', Url: 'https://evil.test/a' }]
  expect(parseItem({ video: { playAddr, subtitleInfos, claInfo: { captionInfos } } })).toMatchObject({
    captions: [
      { url: `${cdn}/b`, language: 'en', source: 'creator' },
      { url: `${cdn}/d`, language: 'es', source: 'automatic' },
      { url: `${cdn}/c`, language: 'de', source: 'translated' },
    ],
  })
})

const itemStruct = { id }

test.each([
  [
    'today’s page',
    {
      __DEFAULT_SCOPE__: {
        'webapp.video-detail': { statusCode: 0, statusMsg: '', itemInfo: { itemStruct } },
      },
    },
  ],
  [
    'the phone’s page',
    { __DEFAULT_SCOPE__: { 'webapp.reflow.video.detail': { statusCode: '0', itemInfo: { itemStruct } } } },
  ],
  ['2023’s page', { ItemModule: { [id]: itemStruct } }],
  ['2020’s page', { props: { pageProps: { itemInfo: { itemStruct } } } }],
  ['another page', { videoDetail: { itemInfo: { itemStruct } } }],
])('%s tells of the post', (_, data) => {
  expect(findPageDetail(data, id)).toEqual({ code: 0, message: '', item: itemStruct })
})

test('2023’s page keeps the author apart, or its reason', () => {
  const users = { demo: { uniqueId: 'demo', nickname: 'Demo' } }
  expect(findPageDetail({ ItemModule: { [id]: { id, author: 'demo' } }, UserModule: { users } }, id)?.item).toEqual({
    id,
    author: users.demo,
  })
  expect(findPageDetail({ VideoPage: { statusCode: 10216 } }, id)).toEqual({
    code: 10216,
    message: '',
    item: undefined,
  })
})

test.each([
  ['nothing', null],
  ['a list', []],
  ['a page without a post', { __DEFAULT_SCOPE__: { 'webapp.app-context': {} } }],
  ['an empty post', { __DEFAULT_SCOPE__: { 'webapp.video-detail': {} } }],
  ['another post', { ItemModule: { '7300000000000000002': {} } }],
  ['inherited names', { ItemModule: Object.create({ [id]: itemStruct }) }],
])('%s tells of none', (_, data) => {
  expect(findPageDetail(data, id)).toBeNull()
})
