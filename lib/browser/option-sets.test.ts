import { expect, test, vi } from 'vitest'
import { memoryStorage } from '@/test/memory-storage'
import { optionSets } from './option-sets'

test('sets are kept by name, the newest first, and forgotten one by one', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const sets = optionSets('x')
  expect(sets.read()).toEqual([])
  sets.keep({ name: 'brand', parameters: { pairs: 'a => b' } })
  sets.keep({ name: 'legal', parameters: {} })
  expect(sets.keep({ name: 'brand', parameters: { pairs: 'a => c' } })).toBe(true)
  expect(optionSets('x').read()).toEqual([
    { name: 'brand', parameters: { pairs: 'a => c' } },
    { name: 'legal', parameters: {} },
  ])
  sets.forget('brand')
  expect(sets.read().map(({ name }) => name)).toEqual(['legal'])
  expect(optionSets('y').read()).toEqual([])
})

test('thirty are kept, and what another hand left is none', () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const sets = optionSets('x')
  for (let index = 0; index < 40; index += 1) sets.keep({ name: `${index}`, parameters: {} })
  expect(sets.read()).toHaveLength(30)
  localStorage.setItem('postsmith-sets-z', '{"version":1,"sets":[7,{"name":"a"}]}')
  expect(optionSets('z').read()).toEqual([])
})
