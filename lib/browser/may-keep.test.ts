import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/test/memory-storage'
import { mayKeep } from './may-keep'

afterEach(() => vi.unstubAllGlobals())

test('a browser that has stored nothing yet is tried, and nothing is left of that', () => {
  const area = memoryStorage()
  vi.stubGlobal('localStorage', area)
  expect(mayKeep('k')).toBe(true)
  expect(area.length).toBe(0)
})

// Row F28
test('storage that is full or not there keeps nothing', () => {
  vi.stubGlobal('localStorage', memoryStorage(6))
  expect(mayKeep('k')).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(mayKeep('k')).toBe(false)
})

test('what is stored already is kept where there is room for nothing more', () => {
  const full = memoryStorage(6)
  full.setItem('k', '[1,2]')
  vi.stubGlobal('localStorage', full)
  expect(mayKeep('k')).toBe(true)
})
