import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryLimitStore } from '@/lib/server/limits/memory-store'
import { createMediaLimits } from './limits'
import type { MediaFile } from './media-link'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const video: MediaFile = {
  kind: 'video',
  url: 'https://v16m.tiktokcdn.com/a.mp4',
  access: { referer: '', userAgent: '', cookie: null },
  type: 'video/mp4',
  name: 'a.mp4',
  disposition: 'attachment',
  postId: '73',
}
const audio: MediaFile = { ...video, kind: 'audio', type: 'audio/mpeg' }
const image: MediaFile = { ...video, kind: 'picture', type: 'image/jpeg' }
const remux: MediaFile = { ...video, kind: 'audio', type: 'audio/mp4', remux: 'm4a' }

const visitor = (key: string, network: string | null = null) => ({ key, network })

/** With the settings of an operator who changed none. */
const createDefaultLimits = () => createMediaLimits(new MemoryLimitStore(), { burstLimit: 10, maxConcurrent: 8 })

async function countAdmitted(count: number, attempt: (number: number) => Promise<unknown>): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, number) => attempt(number)))
  return results.filter(({ status }) => status === 'fulfilled').length
}

test.each([
  ['videos', video, 60],
  ['sounds', audio, 60],
  ['pictures', image, 240],
  ['M4A', remux, 60],
])('a visitor gets so many %s a minute', async (_, file, limit) => {
  const limits = createDefaultLimits()
  expect(await countAdmitted(300, () => limits.countRequest(visitor('v'), file))).toBe(limit)
  await expect(limits.countRequest(visitor('v'), file)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 60,
  })
  expect(await countAdmitted(1, () => limits.countRequest(visitor('w'), file))).toBe(1)
})

test.each([
  ['videos', video, 4, 64],
  ['sounds', audio, 4, 64],
  ['pictures', image, 40, 320],
  ['M4A', remux, 2, 8],
])('so many %s are under way at once for one visitor, and for all', async (_, file, own, all) => {
  const limits = createDefaultLimits()
  expect(await countAdmitted(100, () => limits.acquireSlot(visitor('v'), file))).toBe(own)
  expect(await countAdmitted(400, (number) => limits.acquireSlot(visitor(`w${number}`), file))).toBe(all - own)
  await expect(limits.acquireSlot(visitor('x'), file)).rejects.toMatchObject({
    code: 'unavailable',
    reason: 'busy',
  })
})

test('a place that was given back is free', async () => {
  const limits = createDefaultLimits()
  const release = await limits.acquireSlot(visitor('v'), video)
  expect(await countAdmitted(10, () => limits.acquireSlot(visitor('v'), video))).toBe(3)
  await release()
  expect(await countAdmitted(10, () => limits.acquireSlot(visitor('v'), video))).toBe(1)
})

test('the 35 pictures of a post, shown all at once and fetched again for a ZIP, are within the limits', async () => {
  const limits = createDefaultLimits()
  expect(await countAdmitted(35, () => limits.acquireSlot(visitor('v'), image))).toBe(35)
  expect(await countAdmitted(70, () => limits.countRequest(visitor('v'), image))).toBe(70)
})

// Row N2
test('the networks of one IPv6 network of 48 bits get a minute’s files of eight visitors', async () => {
  const limits = createDefaultLimits()
  const ask = (number: number, network = 'n') => limits.countRequest(visitor(`v${number}`, network), video)
  expect(await countAdmitted(1_000, (number) => ask(number))).toBe(480)
  expect(await countAdmitted(1, () => ask(0, 'other'))).toBe(1)
})

// Row N3
test.each([
  ['videos', video, 32],
  ['pictures', image, 160],
  ['M4A', remux, 4],
])('the networks of one IPv6 network of 48 bits take half of the places for %s', async (_, file, most) => {
  const limits = createDefaultLimits()
  const take = (number: number, network = 'n') => limits.acquireSlot(visitor(`v${number}`, network), file)
  const first = await take(0)
  expect(await countAdmitted(500, (number) => take(number + 1))).toBe(most - 1)
  await first()
  expect(await countAdmitted(2, (number) => take(number + 1_000))).toBe(1)
  expect(await countAdmitted(500, (number) => take(number + 2_000, `other ${number}`))).toBe(most)
})
