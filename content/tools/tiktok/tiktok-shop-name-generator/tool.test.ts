import { expect, test } from 'vitest'
import { testPromptTool } from '@/test/test-prompt-tool'
import { checkShopName, getShopNameProblem } from './shop-name-rules'
import tiktokShopNameGenerator from './tool'

testPromptTool(tiktokShopNameGenerator, {
  base: {
    prompt: 'candles',
    item: {
      name: 'Wick & Ember',
      tagline: 'Candles for quiet evenings',
      meaning: '“Wick” and “ember” come from candles.',
      handle: 'wickandember',
      style: 'pair',
    },
  },
  fit: {
    'a name that breaks TikTok Shop’s rules is refused': { item: { name: 'Best Wick' }, becomes: null },
    'longer than the chosen length is refused': {
      parameters: { length: 'short' },
      item: { name: 'Wick & Ember House' },
      becomes: null,
    },
    'a name that contains a word to avoid is refused': {
      parameters: { avoid: 'magic' },
      item: { name: 'Magicwick' },
      becomes: null,
    },
    'a name without the required word is refused': { parameters: { mustInclude: 'Noor' }, becomes: null },
    'a handle that TikTok refuses is replaced by one made of the name': {
      item: { handle: 'wick & ember!' },
      becomes: { handle: 'wickandember' },
    },
  },
})

test.each(['Wick & Ember', 'Marketta Clay', 'Laptop Nook', 'Naturally Knotted'])('%s follows the rules', (name) => {
  expect(getShopNameProblem(name)).toBeNull()
})

test.each([
  ['A', 'must have 2 to 30 characters'],
  ['The Very Long Name of a Candle House', 'must have 2 to 30 characters'],
  ['TikTok Candles', 'cannot contain the name of a platform or a known brand'],
  ['Etsy Mugs by Ana', 'cannot contain the name of a platform or a known brand'],
  ['Best Wick', 'cannot boast or compare (“best”, “top”, “No. 1”, “vs”)'],
  ['Wick vs Wax', 'cannot boast or compare (“best”, “top”, “No. 1”, “vs”)'],
  ['100% Soy Glow', 'cannot make claims that need proof (“100% natural”, “organic”, “original”)'],
  ['Wick Official', 'cannot claim a status (“Official”, “Authorized”, “Flagship”)'],
  ['Flagship Wick', 'cannot claim a status (“Official”, “Authorized”, “Flagship”)'],
  ['GlowShop', 'cannot be a generic word such as “shop” or a category alone'],
  ['The Candle Store', 'cannot be a generic word such as “shop” or a category alone'],
  ['Candles', 'cannot be a generic word such as “shop” or a category alone'],
  ['Home and Kitchen', 'cannot be a generic word such as “shop” or a category alone'],
  ['Wick 555 0100', 'cannot contain a phone number, a link or an address'],
  ['wick.com', 'cannot contain a phone number, a link or an address'],
])('%s: %s', (name, problem) => {
  expect(getShopNameProblem(name)).toBe(problem)
})

test('lists for each rule whether the name follows it', () => {
  expect(checkShopName('Best Wick').filter((check) => !check.isMet)).toEqual([
    { label: 'no “best”, “top” or “vs”', isMet: false },
  ])
  expect(checkShopName('Best Wick')).toHaveLength(7)
})
