import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { buildHeaders } from './fetch-media'
import { createMediaLimits } from './limits'
import { buildMediaPath, type MediaFile, openToken, readMediaToken, sealToken } from './media-link'
import { parseByteRange } from './serve'

const NOW = 1_795_000_000_000
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const secret = 'a secret of thirty-two characters or more'
const content = { kind: 'video', url: 'https://v16m.tiktokcdn.com/a.mp4?x=1' }

test('a sealed value can be opened, and two seals of it differ', () => {
  const tokens = [sealToken('media link', content, secret), sealToken('media link', content, secret)]
  expect(tokens.map((token) => openToken('media link', token, secret))).toEqual([content, content])
  expect(tokens[0]).not.toBe(tokens[1])
})

test('refuses a token with one changed character', () => {
  const token = sealToken('media link', content, secret)
  for (let index = 0; index < token.length; index += 1) {
    const changedToken = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1)
    // The first four characters are the header, where a change breaks the format.
    const code = index < 4 ? 'link_broken' : expect.stringMatching(/^link_(refused|broken)$/)
    expect(() => openToken('media link', changedToken, secret)).toThrow(expect.objectContaining({ code }))
  }
})

test.each([
  ['empty', () => ''],
  ['cut off', (token: string) => token.slice(0, -1)],
  ['with extra characters at the end', (token: string) => `${token}AAAA`],
  ['in standard base64', (token: string) => `${token.slice(0, -2)}+/`],
  ['of another version', (token: string) => `Ag${token.slice(2)}`],
  ['ten times too long', (token: string) => token.repeat(80)],
])('a token that is %s is broken: 400', (_, damage) => {
  const token = sealToken('media link', content, secret)
  expect(() => openToken('media link', damage(token), secret)).toThrow(
    expect.objectContaining({ code: 'link_broken', status: 400 }),
  )
})

test.each([
  ['under another secret', 'media link', 'another secret of thirty-two characters'],
  ['for another purpose', 'something else', secret],
])('refuses a token sealed %s: 403', (_, purpose, key) => {
  expect(() => openToken('media link', sealToken(purpose, content, key), secret)).toThrow(
    expect.objectContaining({ code: 'link_refused', status: 403 }),
  )
})

test('does not seal a value too long for a URL', () => {
  const longText = Array.from({ length: 2_000 }, (_, i) => Math.sin(i)).join()
  expect(() => sealToken('media link', longText, secret)).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

const linkSettings = {
  appSecret: 'a secret of thirty-two characters or more',
  tiktok: { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() },
}

const owner = { binding: 'visitor-1', settings: linkSettings }

const file: MediaFile = {
  kind: 'video',
  url: 'https://v16m.tiktokcdn.com/video/tos/a.mp4?expire=1&tk=tt_chain_token',
  access: { referer: 'https://www.tiktok.com/', userAgent: 'Browser/1.0', cookie: 'tt_chain_token=x==' },
  type: 'video/mp4',
  name: 'tiktok_demo_7300000000000000001.mp4',
  disposition: 'attachment',
  postId: '7300000000000000001',
}

const getToken = (path: string) => path.replace('/api/media/', '')
const refusedError = expect.objectContaining({ code: 'link_refused', status: 403 })

test('a link opens its own file', () => {
  const path = buildMediaPath(file, owner)
  expect(path).toMatch(/^\/api\/media\/[\w-]{200,700}$/)
  expect(readMediaToken(getToken(path), owner)).toEqual(file)
})

test('a link is valid for five minutes', () => {
  const token = getToken(buildMediaPath(file, owner))
  vi.mocked(Date.now).mockReturnValue(NOW + 299_999)
  expect(readMediaToken(token, owner)).toEqual(file)
  vi.mocked(Date.now).mockReturnValue(NOW + 300_000)
  expect(() => readMediaToken(token, owner)).toThrow(expect.objectContaining({ code: 'link_expired', status: 410 }))
})

test('refuses a link for another visitor, and for a post that is blocked later', () => {
  const token = getToken(buildMediaPath(file, owner))
  expect(() => readMediaToken(token, { ...owner, binding: 'visitor-2' })).toThrow(refusedError)
  const tiktok = { ...linkSettings.tiktok, blocked: new Set([file.postId]) }
  expect(() => readMediaToken(token, { ...owner, settings: { ...linkSettings, tiktok } })).toThrow(refusedError)
})

const sealedFile = { ...file, binding: 'visitor-1', expires: NOW + 1_000 }

test.each([
  ['nothing', null],
  ['an unknown kind of file', { ...sealedFile, kind: 'page' }],
  ['a page as its type', { ...sealedFile, type: 'text/html' }],
  ['a video as a picture', { ...sealedFile, kind: 'picture' }],
  ['a video as a sound', { ...sealedFile, kind: 'audio' }],
])('refuses %s, sealed as a link', (_, value) => {
  const token = sealToken('media link', value, linkSettings.appSecret)
  expect(() => readMediaToken(token, owner)).toThrow(refusedError)
})

const imageFile: MediaFile = { ...file, kind: 'picture', type: 'image/jpeg' }
const m4aFile: MediaFile = { ...file, kind: 'audio', type: 'audio/mp4', remux: 'm4a' }
const createVisitor = (key: string, network: string | null = null) => ({ key, network })
const createDefaultLimits = () => createMediaLimits(new MemoryLimitStore(), { burstLimit: 10, maxConcurrent: 8 })

async function countAdmitted(count: number, attempt: (number: number) => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, number) => attempt(number)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

test.each([
  ['videos', file, 60],
  ['pictures', imageFile, 240],
  ['M4A', m4aFile, 60],
])('limits %s per minute', async (_, file, limit) => {
  const limits = createDefaultLimits()
  expect(await countAdmitted(300, () => limits.countRequest(createVisitor('v'), file))).toBe(limit)
  const rateLimitError = { code: 'rate_limited', retryAfterSeconds: 60 }
  await expect(limits.countRequest(createVisitor('v'), file)).rejects.toMatchObject(rateLimitError)
  expect(await countAdmitted(1, () => limits.countRequest(createVisitor('w'), file))).toBe(1)
})

test.each([
  ['videos', file, 4, 64],
  ['pictures', imageFile, 40, 320],
  ['M4A', m4aFile, 2, 8],
])('limits concurrent %s, for one visitor and for all', async (_, file, visitorLimit, totalLimit) => {
  const limits = createDefaultLimits()
  expect(await countAdmitted(100, () => limits.acquireSlot(createVisitor('v'), file))).toBe(visitorLimit)
  expect(await countAdmitted(400, (number) => limits.acquireSlot(createVisitor(`w${number}`), file))).toBe(
    totalLimit - visitorLimit,
  )
  const busyError = { code: 'unavailable', reason: 'busy' }
  await expect(limits.acquireSlot(createVisitor('x'), file)).rejects.toMatchObject(busyError)
})

test.each([
  ['videos', file, 32],
  ['pictures', imageFile, 160],
  ['M4A', m4aFile, 4],
])('an IPv6 network of 48 bits has half of the slots for %s', async (_, file, networkLimit) => {
  const limits = createDefaultLimits()
  const acquire = (number: number, network = 'n') => limits.acquireSlot(createVisitor(`v${number}`, network), file)
  const release = await acquire(0)
  expect(await countAdmitted(500, (number) => acquire(number + 1))).toBe(networkLimit - 1)
  await release()
  expect(await countAdmitted(2, (number) => acquire(number + 1_000))).toBe(1)
  expect(await countAdmitted(500, (number) => acquire(number + 2_000, `other ${number}`))).toBe(networkLimit)
})

test.each([
  ['bytes=0-499', 'bytes=0-499'],
  ['bytes=-5', 'bytes=-5'],
  ['bytes=9-1', null],
  ['bytes=-0', 'impossible'],
  ['bytes=100000000000000000000-', 'impossible'],
  ['bytes=0-100000000000000000000', 'bytes=0-100000000000000000000'],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-5', null],
  ['bytes=0-\r\nX: y', null],
])('sends the range %j as %j', (header, range) => {
  expect(parseByteRange(header)).toBe(range)
})

const videoUrl = 'https://v16-webapp-prime.tiktok.com/video/a.mp4'
const access = { referer: 'https://www.tiktok.com/', userAgent: 'Page/1.0', cookie: 'tt_chain_token=a' }

test.each([
  ['https://v16-webapp-prime.tiktok.com/video/b.mp4', 'tt_chain_token=a'],
  ['https://v19-webapp-prime.us.tiktok.com/video/a.mp4', 'tt_chain_token=a'],
  ['https://v16m.tiktokcdn.com/video/a.mp4', undefined],
])('a redirect to %s carries the cookie %s', (target, cookie) => {
  expect(buildHeaders(target, { url: videoUrl, access }).Cookie).toBe(cookie)
  expect(buildHeaders(target, { url: videoUrl, access: { ...access, cookie: null } })).not.toHaveProperty('Cookie')
})
