import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import { reloadWithValues } from './reload-with-values'

afterEach(() => vi.unstubAllGlobals())

const values = { prompt: 'bread & salt', parameters: { tone: 'funny' } }

function reload(storage: object) {
  const location = { pathname: '/tool', replace: vi.fn(), reload: vi.fn() }
  vi.stubGlobal('location', location)
  vi.stubGlobal('sessionStorage', storage)
  reloadWithValues('hooks', values)
  expect(location.reload).toHaveBeenCalledOnce()
  return location.replace.mock.calls
}

test('what the tab has kept of the form is not replaced by the part of it that was sent', () => {
  const storage = createMemoryStorage()
  storage.setItem('postsmith-draft-hooks', '{"version":1,"prompt":"bread\\nsoup","parameters":{}}')
  expect(reload(storage)).toEqual([])
})

test.each([
  ['the tab has kept nothing', createMemoryStorage()],
  [
    'storage is blocked',
    {
      getItem() {
        throw new DOMException('blocked', 'SecurityError')
      },
    },
  ],
])('where %s, what was sent goes along in the address', (_, storage) => {
  expect(reload(storage)).toEqual([['/tool#prompt=bread+%26+salt&tone=funny']])
})
