import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage, stubBrowser } from '@/test/simulate-browser'
import { createBrowserStore } from './browser-store'

beforeEach(stubBrowser)
afterEach(() => vi.unstubAllGlobals())

const createListStore = () =>
  createBrowserStore<readonly number[]>({
    key: 'k',
    parse: (storedValue) => (Array.isArray(storedValue) ? storedValue.filter((one) => typeof one === 'number') : []),
    shrink: (list) => (list.length > 1 ? list.slice(0, -1) : null),
  })

test('stores a value for the next page and returns the same object until it changes', () => {
  createListStore().update((list) => [...list, 1])
  const laterStore = createListStore()
  expect(laterStore.read()).toEqual([1])
  expect(laterStore.read()).toBe(laterStore.read())
  expect(laterStore.isPersisted()).toBe(true)
})

test.each(['{', '{}', ''])('reads a damaged value (%j) as empty', (storedText) => {
  localStorage.setItem('k', storedText)
  expect(createListStore().read()).toEqual([])
})

test.each([
  ['blocked', undefined],
  ['full', createMemoryStorage(0)],
])('the value lasts until the page closes when storage is %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  const store = createListStore()
  store.update((list) => [...list, 1])
  store.update((list) => [...list, 2])
  expect([store.read(), store.isPersisted()]).toEqual([[1, 2], false])
})

test('shrinks the value until it fits when storage is full', () => {
  vi.stubGlobal('localStorage', createMemoryStorage(6))
  const store = createListStore()
  store.update(() => [1, 2, 3, 4])
  expect([localStorage.getItem('k'), store.read(), store.isPersisted()]).toEqual(['[1,2]', [1, 2], true])
})

test('applies a change to the value that another tab stored', () => {
  const store = createListStore()
  store.update(() => [1])
  localStorage.setItem('k', '[1,7]')
  store.update((list) => [...list, 2])
  expect(localStorage.getItem('k')).toBe('[1,7,2]')
})

test('stores a null value, in the format and the area of the store', () => {
  const store = createBrowserStore<string | null>({
    key: 'k',
    parse: (storedValue) => (storedValue ? String(Object(storedValue).text) : null),
    format: (text) => text && { text },
    area: 'sessionStorage',
  })
  store.update(() => 'a')
  expect([sessionStorage.getItem('k'), localStorage.length]).toEqual(['{"text":"a"}', 0])
  store.update(() => null)
  expect([sessionStorage.getItem('k'), store.read()]).toEqual(['null', null])
})

test('notifies listeners of changes on this page and in other tabs until they unsubscribe', () => {
  const [store, otherStore] = [createListStore(), createListStore()]
  const notifications: unknown[] = []
  const unsubscribe = store.subscribe(() => notifications.push(store.read()))

  store.update(() => [1])
  otherStore.update(() => [2])
  localStorage.setItem('k', '[5]')
  for (const key of ['k', 'other']) dispatchEvent(new StorageEvent('storage', { key }))
  localStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  unsubscribe()
  store.update(() => [9])

  expect(notifications).toEqual([[1], [2], [5], []])
})
