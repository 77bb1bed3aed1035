import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { errors } from '@/lib/core/errors/error-catalog'
import { withTracks } from './open-video'
import type { SpeechPart } from './speech-worker'

const folder = await ensureMediaFixtures()
const film = readFileSync(join(folder, '540.mp4'))

const buildPart = (details: Partial<SpeechPart['details']>, file = new File([film], 'film.mp4')) =>
  ({ file, details: { hasSound: false, unreadableSound: null, ...details }, start: 0, end: 1 }) as SpeechPart

const listeners: Record<string, (event: object) => void> = {}
vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
  Object.assign(listeners, { [type]: listener }),
)
await import('./speech-worker')

function encode(parts: readonly SpeechPart[]) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  vi.stubGlobal('postMessage', resolve)
  listeners.message?.({ data: { asked: parts } })
  return promise
}

test.each([
  ['silent clips', [buildPart({}), buildPart({})], 'sound_missing'],
  ['sound of an unknown kind', [buildPart({}), buildPart({ unreadableSound: 'DTS' })], 'sound_undecodable'],
  ['a damaged clip', [buildPart({ hasSound: true }, new File(['damaged'], 'a.mp4'))], 'sound_unreadable'],
])('%s: the error says so', async (_, parts, made) => {
  expect(await encode(parts)).toEqual({ made })
})

test('a file that several parts use is opened once, and its sound only if it can be decoded', async () => {
  const part = buildPart({ hasSound: true })
  const parts = [part, { ...part, start: 0.5 }, { ...part, details: { ...part.details, hasSound: false } }]
  await withTracks(parts, async ({ sounds, pictures }) => {
    expect(sounds[0]?.track).toBeTruthy()
    expect(sounds[1]).toMatchObject({ start: 0.5, end: 1 })
    expect([sounds[1]?.track === sounds[0]?.track, sounds[2]?.track]).toEqual([true, null])
    expect(new Set(pictures.map(({ track }) => track)).size).toBe(1)
  })
})

test('no error about sound says to reload, which would drop the clips', () => {
  const texts = Object.entries(errors).flatMap(([code, { text }]) => (code.startsWith('sound_') ? [text] : []))
  expect(texts.join(' ')).not.toMatch(/reload|refresh|this file/i)
})
