import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import { createOptionSetStore } from './option-sets'

test('sets are kept by name, the newest first, and forgotten one by one', () => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  const sets = createOptionSetStore('x')
  expect(sets.read()).toEqual([])
  sets.save({ name: 'brand', parameters: { pairs: 'a => b' } })
  sets.save({ name: 'legal', parameters: {} })
  expect(sets.save({ name: 'brand', parameters: { pairs: 'a => c' } })).toBe(true)
  expect(createOptionSetStore('x').read()).toEqual([
    { name: 'brand', parameters: { pairs: 'a => c' } },
    { name: 'legal', parameters: {} },
  ])
  sets.remove('brand')
  expect(sets.read().map(({ name }) => name)).toEqual(['legal'])
  expect(createOptionSetStore('y').read()).toEqual([])
})

test('thirty are kept, and what another hand left is none', () => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  const sets = createOptionSetStore('x')
  for (let index = 0; index < 40; index += 1) sets.save({ name: `${index}`, parameters: {} })
  expect(sets.read()).toHaveLength(30)
  localStorage.setItem('postsmith-sets-z', '{"version":1,"sets":[7,{"name":"a"}]}')
  expect(createOptionSetStore('z').read()).toEqual([])
})
