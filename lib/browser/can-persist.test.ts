import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import { canPersist } from './can-persist'

afterEach(() => vi.unstubAllGlobals())

test('a browser that has stored nothing yet is tried, and nothing is left of that', () => {
  const area = createMemoryStorage()
  vi.stubGlobal('localStorage', area)
  expect(canPersist('k')).toBe(true)
  expect(area.length).toBe(0)
})

// Row F28
test('storage that is full or not there keeps nothing', () => {
  vi.stubGlobal('localStorage', createMemoryStorage(6))
  expect(canPersist('k')).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(canPersist('k')).toBe(false)
})

test('what is stored already is kept where there is room for nothing more', () => {
  const full = createMemoryStorage(6)
  full.setItem('k', '[1,2]')
  vi.stubGlobal('localStorage', full)
  expect(canPersist('k')).toBe(true)
})
