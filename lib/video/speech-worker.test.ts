import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ensureMediaFixtures } from '@/e2e/mock-servers/media-fixtures'
import { errors } from '@/lib/core/errors/error-catalog'
import * as openVideoModule from './open-video'
import type { SpeechPart } from './speech-worker'

const folder = await ensureMediaFixtures()
const film = readFileSync(join(folder, '540.mp4'))

const buildPart = (details: Partial<SpeechPart['details']>, file = new File([film], 'film.mp4')) =>
  ({ file, details: { hasSound: false, ...details }, start: 0, end: 1 }) as SpeechPart

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

test('a damaged clip: the error says so', async () => {
  const part = buildPart({ hasSound: true }, new File(['damaged'], 'a.mp4'))
  expect(await encode([part])).toEqual({ made: 'sound_unreadable' })
})

test('a file that several parts use is opened once', async () => {
  const open = vi.spyOn(openVideoModule, 'openTracks')
  const part = buildPart({ hasSound: true })
  await encode([part, { ...part, start: 0.5 }, buildPart({})])
  expect(open).toHaveBeenCalledTimes(2)
})

test('no error about sound says to reload, which would drop the clips', () => {
  const texts = Object.entries(errors).flatMap(([code, { text }]) => (code.startsWith('sound_') ? [text] : []))
  expect(texts.join(' ')).not.toMatch(/reload|refresh|this file/i)
})
