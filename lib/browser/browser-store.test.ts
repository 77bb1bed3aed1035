import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/simulate-browser'
import { createBrowserStore } from './browser-store'

const parse = (storedValue: unknown) =>
  Array.isArray(storedValue) ? storedValue.filter((one) => typeof one === 'number') : []

const blockedStorage = (): Storage => {
  throw new DOMException('blocked', 'SecurityError')
}

test('stores a value for the next page', () => {
  const area = createMemoryStorage()
  createBrowserStore({ key: 'k', parse, getStorage: () => area }).update((list) => [...list, 1])
  const laterStore = createBrowserStore({ key: 'k', parse, getStorage: () => area })
  expect(laterStore.read()).toEqual([1])
  expect(laterStore.isPersisted()).toBe(true)
})

test.each(['{', '{}', ''])('reads a damaged value (%j) as empty', (raw) => {
  const area = createMemoryStorage()
  area.setItem('k', raw)
  expect(createBrowserStore({ key: 'k', parse, getStorage: () => area }).read()).toEqual([])
})

test('the value lasts until the page closes when storage is blocked', () => {
  const store = createBrowserStore({ key: 'k', parse, getStorage: blockedStorage })
  store.update((list) => [...list, 1])
  store.update((list) => [...list, 2])
  expect(store.read()).toEqual([1, 2])
  expect(store.isPersisted()).toBe(false)
})

test('shrinks the value until it fits when storage is full', () => {
  const area = createMemoryStorage(6)
  const shrink = (list: number[]) => (list.length > 1 ? list.slice(0, -1) : null)
  const store = createBrowserStore({ key: 'k', parse, shrink, getStorage: () => area })
  store.update(() => [1, 2, 3, 4])
  expect(area.getItem('k')).toBe('[1,2]')
  expect(store.isPersisted()).toBe(true)
})

test('applies a change to the value that another tab stored', () => {
  const area = createMemoryStorage()
  const store = createBrowserStore({ key: 'k', parse, getStorage: () => area })
  store.update(() => [1])
  area.setItem('k', '[1,7]')
  store.update((list) => [...list, 2])
  expect(area.getItem('k')).toBe('[1,7,2]')
})

test('returns the same snapshot until the value changes', () => {
  const area = createMemoryStorage()
  const store = createBrowserStore({ key: 'k', parse, getStorage: () => area })
  store.update(() => [1])
  expect(store.getSnapshot()).toBe(store.getSnapshot())
})

test('notifies listeners of changes in this tab and other tabs until they unsubscribe', () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const area = createMemoryStorage()
  const store = createBrowserStore({ key: 'k', parse, getStorage: () => area })
  const notifications: number[][] = []
  const unsubscribe = store.subscribe(() => notifications.push(store.getSnapshot()))

  store.update(() => [1])
  area.setItem('k', '[5]')
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'k' }))
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
  unsubscribe()
  store.update(() => [9])

  expect(notifications).toEqual([[1], [5]])
  vi.unstubAllGlobals()
})
