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

function createDatabase(maxImages = 100) {
  const values = new Map<string, unknown>()
  const countImages = () => [...values.keys()].filter((key) => key !== 'list').length
  const database: KeyValueStore = {
    get: async (key) => {
      if (maxImages === 0) throw new Error('blocked')
      return values.get(key)
    },
    set: async (key, value) => {
      if (maxImages === 0 || (key !== 'list' && countImages() >= maxImages)) throw new Error('full')
      values.set(key, value)
    },
    update: async (key, change) => {
      if (maxImages === 0) throw new Error('blocked')
      values.set(key, change(values.get(key)))
    },
    del: async (key) => {
      values.delete(key)
    },
    clear: async () => values.clear(),
  }
  const store = createGeneratedImageStore(database)
  const add = (id: string) => store.add(createEntry(id), new Blob([id]))
  const listIds = async (from = store) => (await from.readEntries()).map(({ id }) => id)
  return { database, values, countImages, store, add, listIds }
}

test('restores images in a new tab, latest first', async () => {
  const { database, store, add, listIds } = createDatabase()
  await add('a')
  await add('b')
  await store.setAltText('a', 'A red kite')
  const later = createGeneratedImageStore(database)
  expect(await listIds(later)).toEqual(['b', 'a'])
  expect((await later.readEntries())[1]?.alt).toBe('A red kite')
  expect(await (await later.getOriginal('a'))?.text()).toBe('a')
  expect(later.isPersisted()).toBe(true)
})

test('stores only the last 24 images and deletes the bytes of the others', async () => {
  const { store, add, listIds, countImages } = createDatabase()
  for (let n = 0; n < MAX_SAVED_IMAGES + 3; n += 1) await add(`p${n}`)
  expect([MAX_SAVED_IMAGES, countImages(), (await listIds()).length]).toEqual([24, 24, 24])
  expect((await listIds()).at(-1)).toBe('p3')
  expect(await store.getOriginal('p2')).toBeNull()
})

test.each([100, 2, 0])(
  'has all images that are added at the same time, if the database takes %d',
  async (maxImages) => {
    const { add, listIds } = createDatabase(maxImages)
    await Promise.all(['a', 'b', 'c', 'd'].map(add))
    expect((await listIds()).toSorted()).toEqual(['a', 'b', 'c', 'd'])
  },
)

test('skips invalid stored entries', async () => {
  const { values, listIds } = createDatabase()
  values.set('list', [null, { ...createEntry('a'), thumbnail: 'data:,' }, createEntry('d')])
  expect(await listIds()).toEqual(['d'])
  values.set('list', 'x')
  expect(await listIds()).toEqual([])
})

test.each([
  ['full', 2],
  ['blocked', 0],
])('with a %s database, has the images that it refuses in this tab only and reports it', async (_, maxImages) => {
  const { database, store, add, listIds } = createDatabase(maxImages)
  for (const id of ['a', 'b', 'c']) await add(id)
  expect(await listIds()).toEqual(['c', 'b', 'a'])
  for (const id of ['a', 'b', 'c']) expect(await (await store.getOriginal(id))?.text()).toBe(id)
  expect(store.isPersisted()).toBe(false)
  expect(await listIds(createGeneratedImageStore(database))).toEqual(['b', 'a'].slice(0, maxImages))
})

test('removing and clearing delete the bytes and notify the page', async () => {
  const { values, store, add, listIds } = createDatabase()
  let notificationCount = 0
  const stop = store.subscribe(() => {
    notificationCount += 1
  })
  await add('a')
  await add('b')
  await store.remove('a')
  expect(values.has('a')).toBe(false)
  await store.clear()
  stop()
  expect(await listIds()).toEqual([])
  expect([values.has('b'), notificationCount]).toEqual([false, 4])
})
