import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getHandleProblem } from '@/lib/platforms/handles'
import { anyText } from '@/test/any-text'
import { getVariants } from './variants'

test.each<[string, string[]]>([
  ['demo.user', ['demo_user', 'demouser', 'thedemouser', 'demouserworld', 'justdemouser']],
  ['demo_user', ['demo.user', 'demouser', 'thedemouser', 'demouserworld', 'justdemouser']],
  ['maya', ['maya_', 'justmaya', 'mayanotes', 'simplymaya', 'maya_studio']],
  ['crumb-club!', ['crumb_club', 'crumbclub', 'simply_crumb_club', 'crumbclubworld', 'justcrumbclub']],
  ['supercalifragilisticexpiali', ['supercalifragilisticexpi']],
])('%s: %j', (name, expected) => {
  expect(getVariants(name, [])).toEqual(expected)
})

test('neither the name itself nor another one asked for is offered', () => {
  const [first = ''] = getVariants('demo.user', [])
  expect(getVariants('demo.user', [first, 'demo_user'])).not.toContain(first)
})

test('a name without any letter or digit has none', () => {
  expect(getVariants('<<>>', [])).toEqual([])
})

test('all of them keep TikTok’s spelling rules, whatever was typed', () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      const name = text.toLowerCase()
      const variants = getVariants(name, [])
      expect(variants.filter((one) => getHandleProblem('tiktok', one) !== null || one === name)).toEqual([])
      expect(new Set(variants).size).toBe(variants.length)
    }),
    { numRuns: 40 },
  )
})
