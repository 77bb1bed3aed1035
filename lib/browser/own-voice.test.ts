import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/test/memory-storage'
import { mayHaveVoice } from './voice-key'

const voice = { samples: ['so much soup'], choices: { language: 'es' } }

/** The module as a fresh page has it. */
async function page(area: unknown) {
  vi.resetModules()
  if (area instanceof Error) {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw area
      },
    })
  } else Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: area })
  return (await import('./own-voice')).ownVoice
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('a voice that may be kept is there on the next page', async () => {
  const area = memoryStorage()
  const first = await page(area)
  first.say(voice, true)
  expect(first.isStored()).toBe(true)
  const next = await page(area)
  expect(next.current()).toMatchObject(voice)
  expect(mayHaveVoice()).toBe(true)
})

test('without the wish nothing is stored, and what was stored goes', async () => {
  const area = memoryStorage()
  const first = await page(area)
  first.say(voice, false)
  expect(first.current()).toEqual(voice)
  expect(first.isStored()).toBe(false)
  expect(area.getItem('postsmith-voice')).toBeNull()
  first.say(voice, true)
  first.say(voice, false)
  expect(area.getItem('postsmith-voice')).toBe('{"version":1,"samples":[],"choices":{}}')
  expect((await page(area)).current().samples).toEqual([])
})

test('listeners hear both kinds of change', async () => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const own = await page(memoryStorage())
  const heard: number[] = []
  const leave = own.subscribe(() => heard.push(own.current().samples.length))
  own.say(voice, false)
  own.say({ samples: [], choices: {} }, false)
  leave()
  own.say(voice, false)
  expect(heard).toEqual([1, 0])
  vi.unstubAllGlobals()
})

test('where storage is blocked the voice lasts as long as the page', async () => {
  const own = await page(new Error('blocked'))
  expect(own.current().samples).toEqual([])
  own.say(voice, true)
  expect(own.current()).toMatchObject(voice)
  expect(own.isStored()).toBe(false)
  expect(mayHaveVoice()).toBe(false)
})
