import { beforeEach, expect, test, vi } from 'vitest'

function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      Object.assign(storage, { [key]: value })
      items.set(key, value)
    },
    removeItem(key: string) {
      Reflect.deleteProperty(storage, key)
      items.delete(key)
    },
  }
  return storage
}

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function open(storage: object) {
  vi.stubGlobal('localStorage', storage)
  return import('./text-draft')
}

test('a draft is read again, half characters included, and an empty one is nothing', async () => {
  const storage = fakeStorage()
  const { textDraft } = await open(storage)
  expect(textDraft('x').keep(['a\ud83d', ''], { language: 'tr' })).toBe(true)
  expect(textDraft('x').read()).toMatchObject({ text: 'a\ud83d', parameters: { language: 'tr' } })
  expect(textDraft('y').read()).toBeNull()
  textDraft('x').keep(['', ''], {})
  expect(textDraft('x').read()).toBeNull()
})

test('a second text is kept with the first, and alone', async () => {
  const { textDraft } = await open(fakeStorage())
  textDraft('x').keep(['one', 'two'], {})
  expect(textDraft('x').read()).toEqual({ text: 'one', second: 'two', parameters: {} })
  textDraft('x').keep(['', 'two'], {})
  expect(textDraft('x').read()).toMatchObject({ text: '', second: 'two' })
})

test('what another hand left in the storage is nothing', async () => {
  const storage = fakeStorage()
  const { textDraft } = await open(storage)
  for (const left of [
    '{',
    '7',
    '{"version":1,"text":7,"parameters":{}}',
    '{"version":2,"text":"a","parameters":{}}',
  ]) {
    storage.setItem('postsmith-text-x', left)
    expect(textDraft('x').read()).toBeNull()
  }
})

test('a very long text is not kept, nor an older one in its place', async () => {
  const { textDraft, MOST_KEPT } = await open(fakeStorage())
  expect(textDraft('x').keep(['a'.repeat(MOST_KEPT), ''], { shift: 5 })).toBe(true)
  expect(textDraft('x').keep(['a'.repeat(MOST_KEPT), 'b'], { shift: 5 })).toBe(false)
  expect(textDraft('x').read()).toEqual({ text: '', second: '', parameters: { shift: 5 } })
})

test('a full storage is told, and the switch forgets every tool’s text', async () => {
  const small = await open(fakeStorage(60))
  expect(small.textDraft('x').keep(['a'.repeat(100), ''], {})).toBe(false)

  vi.resetModules()
  const storage = fakeStorage()
  const { textDraft, keepsTexts, forgetTexts } = await open(storage)
  textDraft('x').keep(['secret', ''], {})
  keepsTexts.update(() => false)
  forgetTexts()
  expect(storage.getItem('postsmith-text-x')).toBeNull()
  expect(textDraft('x').keep(['secret', ''], {})).toBe(true)
  expect(storage.getItem('postsmith-text-x')).toBeNull()
  expect(textDraft('x').read()).toBeNull()
})
