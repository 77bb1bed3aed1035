import { expect, test } from 'vitest'
import {
  createGeneratedImageStore,
  type KeyValueStore,
  MAX_SAVED_IMAGES,
  type SavedImage,
} from './generated-image-store'

const createEntry = (id: string): SavedImage => ({
  id,
  at: 1,
  asked: { prompt: id, preset: 'ig-4x5', type: 'image/png', transparent: false, count: 1 },
  alt: '',
  thumbnail: new Blob(['small']),
})

/** A database that takes this many pictures, and fails like a full or a blocked one. */
function createDatabase(maxImages: number) {
  const values = new Map<string, unknown>()
  const countImages = () => [...values.keys()].filter((key) => key !== 'list').length
  const database: KeyValueStore = {
    get: async (key) => {
      if (maxImages === 0) throw new DOMException('blocked', 'SecurityError')
      return values.get(key)
    },
    set: async (key, value) => {
      if (maxImages === 0 || (key !== 'list' && countImages() >= maxImages)) {
        throw new DOMException('full', 'QuotaExceededError')
      }
      values.set(key, value)
    },
    del: async (key) => {
      values.delete(key)
    },
    clear: async () => values.clear(),
  }
  return { database, values, pictures: countImages }
}

const getIds = async (store: ReturnType<typeof createGeneratedImageStore>) =>
  (await store.readEntries()).map(({ id }) => id)
const readText = async (blob: Blob | null) => (blob ? blob.text() : null)

test('pictures come back, the latest first, in a new tab too', async () => {
  const { database } = createDatabase(100)
  const store = createGeneratedImageStore(database)
  await store.add(createEntry('a'), new Blob(['A']))
  await store.add(createEntry('b'), new Blob(['B']))
  await store.setAltText('a', 'A red kite')
  const later = createGeneratedImageStore(database)
  expect(await getIds(later)).toEqual(['b', 'a'])
  expect((await later.readEntries())[1]?.alt).toBe('A red kite')
  expect(await readText(await later.getOriginal('a'))).toBe('A')
  expect(later.isPersisted()).toBe(true)
})

test('only the last pictures are kept, and the bytes of the others go', async () => {
  const { database, pictures } = createDatabase(100)
  const store = createGeneratedImageStore(database)
  for (let n = 0; n < MAX_SAVED_IMAGES + 3; n += 1) await store.add(createEntry(`p${n}`), new Blob(['x']))
  expect(await getIds(store)).toHaveLength(MAX_SAVED_IMAGES)
  expect(pictures()).toBe(MAX_SAVED_IMAGES)
  expect(await store.getOriginal('p2')).toBeNull()
  expect((await getIds(store)).at(-1)).toBe('p3')
})

test('pictures that are added at once are all kept', async () => {
  const store = createGeneratedImageStore(createDatabase(100).database)
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => store.add(createEntry(id), new Blob([id]))))
  expect(await getIds(store)).toEqual(['d', 'c', 'b', 'a'])
})

test('entries that another version of the page left behind are skipped', async () => {
  const { database, values } = createDatabase(100)
  const { asked } = createEntry('a')
  values.set('list', [
    null,
    { ...createEntry('a'), thumbnail: 'data:,' },
    { ...createEntry('b'), asked: { ...asked, type: 'text/html' } },
    { ...createEntry('c'), asked: { ...asked, count: '1' } },
    createEntry('d'),
  ])
  expect(await getIds(createGeneratedImageStore(database))).toEqual(['d'])
  values.set('list', 'x')
  expect(await getIds(createGeneratedImageStore(database))).toEqual([])
})

test('a full database gives up its oldest pictures for the new one', async () => {
  const { database } = createDatabase(2)
  const store = createGeneratedImageStore(database)
  for (const id of ['a', 'b', 'c']) await store.add(createEntry(id), new Blob([id]))
  expect(await getIds(store)).toEqual(['c', 'b'])
  expect(await readText(await store.getOriginal('c'))).toBe('c')
  expect(store.isPersisted()).toBe(true)
})

test('a blocked database leaves the pictures to this tab, and says so', async () => {
  const store = createGeneratedImageStore(createDatabase(0).database)
  await store.add(createEntry('a'), new Blob(['A']))
  expect(await getIds(store)).toEqual(['a'])
  expect(await readText(await store.getOriginal('a'))).toBe('A')
  expect(store.isPersisted()).toBe(false)
})

test('removing and clearing take the bytes along, and tell the page', async () => {
  const { database, values } = createDatabase(100)
  const store = createGeneratedImageStore(database)
  let notificationCount = 0
  const stop = store.subscribe(() => {
    notificationCount += 1
  })
  for (const id of ['a', 'b']) await store.add(createEntry(id), new Blob([id]))
  await store.remove('a')
  expect(values.has('a')).toBe(false)
  await store.clear()
  stop()
  expect(await getIds(store)).toEqual([])
  expect(values.has('b')).toBe(false)
  expect(notificationCount).toBe(4)
})

test.each([['text'], [[null, 5, { id: 'x' }, { ...createEntry('ok'), thumbnail: 'no' }, createEntry('ok')]]])(
  'what is no list of pictures is skipped: %o',
  async (stored) => {
    const { database, values } = createDatabase(100)
    values.set('list', stored)
    const found = await getIds(createGeneratedImageStore(database))
    expect(found).toEqual(typeof stored === 'string' ? [] : ['ok'])
  },
)
