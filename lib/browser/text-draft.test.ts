import { beforeEach, expect, test, vi } from 'vitest'

function mockStorage(maxLength = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > maxLength) throw new DOMException('full', 'QuotaExceededError')
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
  const storage = mockStorage()
  const { createTextDraftStore } = await open(storage)
  expect(createTextDraftStore('x').save(['a\ud83d', ''], { language: 'tr' })).toBe(true)
  expect(createTextDraftStore('x').read()).toMatchObject({ text: 'a\ud83d', parameters: { language: 'tr' } })
  expect(createTextDraftStore('y').read()).toBeNull()
  createTextDraftStore('x').save(['', ''], {})
  expect(createTextDraftStore('x').read()).toBeNull()
})

test('a second text is kept with the first, and alone', async () => {
  const { createTextDraftStore } = await open(mockStorage())
  createTextDraftStore('x').save(['one', 'two'], {})
  expect(createTextDraftStore('x').read()).toEqual({ text: 'one', second: 'two', parameters: {} })
  createTextDraftStore('x').save(['', 'two'], {})
  expect(createTextDraftStore('x').read()).toMatchObject({ text: '', second: 'two' })
})

test('what another hand left in the storage is nothing', async () => {
  const storage = mockStorage()
  const { createTextDraftStore } = await open(storage)
  for (const left of ['{', '7', '{"version":1,"text":7,"parameters":{}}', '{"version":2,"text":"a","parameters":{}}']) {
    storage.setItem('postsmith-text-x', left)
    expect(createTextDraftStore('x').read()).toBeNull()
  }
})

test('a very long text is not kept, nor an older one in its place', async () => {
  const { createTextDraftStore, MAX_STORED_LENGTH } = await open(mockStorage())
  expect(createTextDraftStore('x').save(['a'.repeat(MAX_STORED_LENGTH), ''], { shift: 5 })).toBe(true)
  expect(createTextDraftStore('x').save(['a'.repeat(MAX_STORED_LENGTH), 'b'], { shift: 5 })).toBe(false)
  expect(createTextDraftStore('x').read()).toEqual({ text: '', second: '', parameters: { shift: 5 } })
})

test('a full storage is told, and the switch forgets every tool’s text', async () => {
  const small = await open(mockStorage(60))
  expect(small.createTextDraftStore('x').save(['a'.repeat(100), ''], {})).toBe(false)

  vi.resetModules()
  const storage = mockStorage()
  const { createTextDraftStore, keepTextsSetting, clearStoredTexts } = await open(storage)
  createTextDraftStore('x').save(['secret', ''], {})
  keepTextsSetting.update(() => false)
  clearStoredTexts()
  expect(storage.getItem('postsmith-text-x')).toBeNull()
  expect(createTextDraftStore('x').save(['secret', ''], {})).toBe(true)
  expect(storage.getItem('postsmith-text-x')).toBeNull()
  expect(createTextDraftStore('x').read()).toBeNull()
})
