import { expect, test } from 'vitest'
import { otherSpellings } from './other-spellings'

test.each([
  ['sourdough bread', ['sourdogh bread', 'sourdoughbread']],
  ['wedding photography', ['weding photography', 'weddingphotography']],
  ['real estate investing', ['realestateinvesting']],
  ['ceramic mugs', ['ceramicmugs']],
  ['C++ tutorials', ['cpp tutorials', 'c plus plus tutorials']],
  ['Maya’s Café', ['mayas cafe']],
  ['grey jewellery', ['gray jewellery', 'grey jewelry', 'grey jewelery', 'greyjewellery']],
  ['gym', []],
  ['small candle shop', ['smallcandleshop']],
  ['خبز العجين', []],
  ['🍞', []],
])('“%s” is also spelled %j', (phrase, spellings) => {
  expect(otherSpellings(phrase)).toEqual(spellings)
})
