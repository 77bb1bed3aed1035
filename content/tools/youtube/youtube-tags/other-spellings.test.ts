import { expect, test } from 'vitest'
import { getOtherSpellings } from './other-spellings'

test.each([
  ['sourdough bread', []],
  ['field receipts', []],
  ['C++ tutorials', ['cpp tutorials', 'c plus plus tutorials']],
  ['Maya’s Café', ['mayas cafe']],
  ['grey jewellery', ['gray jewellery', 'grey jewelry']],
  ['gym', []],
  ['خبز العجين', []],
  ['🍞', []],
])('“%s” is also spelled %j', (phrase, spellings) => {
  expect(getOtherSpellings(phrase)).toEqual(spellings)
})
