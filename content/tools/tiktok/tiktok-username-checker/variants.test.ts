import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handleProblem } from '@/lib/platforms/handles'
import { anyText } from '@/test/any-text'
import { variantsOf } from './variants'

test.each<[string, string[]]>([
  ['demo.user', ['demo_user', 'demouser', 'hellodemouser', 'demo_user_room', 'thedemouser']],
  ['demo_user', ['demo.user', 'demouser', 'hellodemouser', 'demo_user_room', 'thedemouser']],
  ['maya', ['maya_', 'hello.maya', 'maya.notes', 'justmaya', 'mayadiary']],
  ['crumb-club!', ['crumb_club', 'crumbclub', 'thecrumbclub', 'crumb_club_works', 'simplycrumbclub']],
  ['supercalifragilisticexpiali', ['supercalifragilisticexpi']],
])('%s: %j', (name, expected) => {
  expect(variantsOf(name, [])).toEqual(expected)
})

test('neither the name itself nor another one asked for is offered', () => {
  const [first = ''] = variantsOf('demo.user', [])
  expect(variantsOf('demo.user', [first, 'demo_user'])).not.toContain(first)
})

test('a name without any letter or digit has none', () => {
  expect(variantsOf('<<>>', [])).toEqual([])
})

test('all of them keep TikTok’s spelling rules, whatever was typed', () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      const name = text.toLowerCase()
      const variants = variantsOf(name, [])
      expect(variants.filter((one) => handleProblem('tiktok', one) !== null || one === name)).toEqual([])
      expect(new Set(variants).size).toBe(variants.length)
    }),
    { numRuns: 40 },
  )
})
