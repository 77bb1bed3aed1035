import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import { hasStoredVoice } from './voice-key'

const voice = { samples: ['so much soup'], choices: { language: 'es' } }

/** The module as a fresh page has it. */
async function loadStore(area: unknown) {
  vi.resetModules()
  if (area instanceof Error) {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw area
      },
    })
  } else Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: area })
  return (await import('./voice-store')).voiceStore
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('a voice that may be kept is there on the next page', async () => {
  const area = createMemoryStorage()
  const first = await loadStore(area)
  first.save(voice, true)
  expect(first.isStored()).toBe(true)
  const next = await loadStore(area)
  expect(next.getCurrent()).toMatchObject(voice)
  expect(hasStoredVoice()).toBe(true)
})

test('without the wish nothing is stored, and what was stored goes', async () => {
  const area = createMemoryStorage()
  const first = await loadStore(area)
  first.save(voice, false)
  expect(first.getCurrent()).toEqual(voice)
  expect(first.isStored()).toBe(false)
  expect(area.getItem('postsmith-voice')).toBeNull()
  first.save(voice, true)
  first.save(voice, false)
  expect(area.getItem('postsmith-voice')).toBe('{"version":1,"samples":[],"choices":{}}')
  expect((await loadStore(area)).getCurrent().samples).toEqual([])
})

test('listeners hear both kinds of change', async () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const own = await loadStore(createMemoryStorage())
  const notifications: number[] = []
  const unsubscribe = own.subscribe(() => notifications.push(own.getCurrent().samples.length))
  own.save(voice, false)
  own.save({ samples: [], choices: {} }, false)
  unsubscribe()
  own.save(voice, false)
  expect(notifications).toEqual([1, 0])
  vi.unstubAllGlobals()
})

test('where storage is blocked the voice lasts as long as the page', async () => {
  const own = await loadStore(new Error('blocked'))
  expect(own.getCurrent().samples).toEqual([])
  own.save(voice, true)
  expect(own.getCurrent()).toMatchObject(voice)
  expect(own.isStored()).toBe(false)
  expect(hasStoredVoice()).toBe(false)
})
