import { expect, test } from 'vitest'
import {
  createGeneratedImageStore,
  type KeyValueStore,
  MAX_SAVED_IMAGES,
  type SavedImage,
} from './generated-image-store'

const entry = (id: string): SavedImage => ({
  id,
  at: 1,
  asked: { prompt: id, preset: 'ig-4x5', type: 'image/png', transparent: false, count: 1 },
  alt: '',
  thumbnail: new Blob(['small']),
})

/** A database that takes this many pictures, and fails like a full or a blocked one. */
function databaseFor(room: number) {
  const values = new Map<string, unknown>()
  const pictures = () => [...values.keys()].filter((key) => key !== 'list').length
  const database: KeyValueStore = {
    get: async (key) => {
      if (room === 0) throw new DOMException('blocked', 'SecurityError')
      return values.get(key)
    },
    set: async (key, value) => {
      if (room === 0 || (key !== 'list' && pictures() >= room)) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      values.set(key, value)
    },
    del: async (key) => {
      values.delete(key)
    },
    clear: async () => values.clear(),
  }
  return { database, values, pictures }
}

const idsOf = async (store: ReturnType<typeof createGeneratedImageStore>) =>
  (await store.entries()).map(({ id }) => id)
const textOf = async (blob: Blob | null) => (blob ? blob.text() : null)

test('pictures come back, the latest first, in a new tab too', async () => {
  const { database } = databaseFor(100)
  const store = createGeneratedImageStore(database)
  await store.add(entry('a'), new Blob(['A']))
  await store.add(entry('b'), new Blob(['B']))
  await store.setAltText('a', 'A red kite')
  const later = createGeneratedImageStore(database)
  expect(await idsOf(later)).toEqual(['b', 'a'])
  expect((await later.entries())[1]?.alt).toBe('A red kite')
  expect(await textOf(await later.getOriginal('a'))).toBe('A')
  expect(later.isPersisted()).toBe(true)
})

test('only the last pictures are kept, and the bytes of the others go', async () => {
  const { database, pictures } = databaseFor(100)
  const store = createGeneratedImageStore(database)
  for (let n = 0; n < MAX_SAVED_IMAGES + 3; n += 1) await store.add(entry(`p${n}`), new Blob(['x']))
  expect(await idsOf(store)).toHaveLength(MAX_SAVED_IMAGES)
  expect(pictures()).toBe(MAX_SAVED_IMAGES)
  expect(await store.getOriginal('p2')).toBeNull()
  expect((await idsOf(store)).at(-1)).toBe('p3')
})

test('pictures that are added at once are all kept', async () => {
  const store = createGeneratedImageStore(databaseFor(100).database)
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => store.add(entry(id), new Blob([id]))))
  expect(await idsOf(store)).toEqual(['d', 'c', 'b', 'a'])
})

test('entries that another version of the page left behind are skipped', async () => {
  const { database, values } = databaseFor(100)
  const { asked } = entry('a')
  values.set('list', [
    null,
    { ...entry('a'), thumbnail: 'data:,' },
    { ...entry('b'), asked: { ...asked, type: 'text/html' } },
    { ...entry('c'), asked: { ...asked, count: '1' } },
    entry('d'),
  ])
  expect(await idsOf(createGeneratedImageStore(database))).toEqual(['d'])
  values.set('list', 'x')
  expect(await idsOf(createGeneratedImageStore(database))).toEqual([])
})

test('a full database gives up its oldest pictures for the new one', async () => {
  const { database } = databaseFor(2)
  const store = createGeneratedImageStore(database)
  for (const id of ['a', 'b', 'c']) await store.add(entry(id), new Blob([id]))
  expect(await idsOf(store)).toEqual(['c', 'b'])
  expect(await textOf(await store.getOriginal('c'))).toBe('c')
  expect(store.isPersisted()).toBe(true)
})

test('a blocked database leaves the pictures to this tab, and says so', async () => {
  const store = createGeneratedImageStore(databaseFor(0).database)
  await store.add(entry('a'), new Blob(['A']))
  expect(await idsOf(store)).toEqual(['a'])
  expect(await textOf(await store.getOriginal('a'))).toBe('A')
  expect(store.isPersisted()).toBe(false)
})

test('removing and clearing take the bytes along, and tell the page', async () => {
  const { database, values } = databaseFor(100)
  const store = createGeneratedImageStore(database)
  let told = 0
  const stop = store.subscribe(() => {
    told += 1
  })
  for (const id of ['a', 'b']) await store.add(entry(id), new Blob([id]))
  await store.remove('a')
  expect(values.has('a')).toBe(false)
  await store.clear()
  stop()
  expect(await idsOf(store)).toEqual([])
  expect(values.has('b')).toBe(false)
  expect(told).toBe(4)
})

test.each([['text'], [[null, 5, { id: 'x' }, { ...entry('ok'), thumbnail: 'no' }, entry('ok')]]])(
  'what is no list of pictures is skipped: %o',
  async (stored) => {
    const { database, values } = databaseFor(100)
    values.set('list', stored)
    const found = await idsOf(createGeneratedImageStore(database))
    expect(found).toEqual(typeof stored === 'string' ? [] : ['ok'])
  },
)
