import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { normalizeUnicode } from './normalize-unicode'

test.each([
  ['é in two code points', 'e\u0301'],
  ['Vietnamese', 'nhữ\u0323ng đie\u0302\u0300u'],
  ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית'],
  ['a Tibetan stack', 'ཧཱུྃ'],
  ['Thai', 'ที่นี่'],
  ['Zalgo of 30 marks', `a${'\u0316\u0301'.repeat(15)}`],
  ['halfwidth kana', 'ﾊﾞﾋﾟ'],
])('%s is only normalized', (_, text) => {
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
    expect(normalizeUnicode(text, form)).toBe(text.normalize(form))
  }
})

test.each([
  ['of two code units each', `a${'\u{1d165}'.repeat(31)}b`, `a${'\u{1d165}'.repeat(30)}b`],
  ['at the start', '\u0316'.repeat(31), '\u0316'.repeat(30)],
  ['in two rows', `a${'\u0316'.repeat(31)}b${'\u0316'.repeat(31)}`, `a${'\u0316'.repeat(30)}b${'\u0316'.repeat(30)}`],
])('marks beyond the 30th in a row are dropped: %s', (_, text, expected) => {
  expect(normalizeUnicode(text)).toBe(expected)
})

// Row A1
test.each([
  ['NFC', '\u0316\u0301'],
  ['NFKD', '\uff9e\u0316'],
] as const)('a row of marks takes time in proportion to its length: %s', async (form, pump) => {
  expect(await measureGrowth((length) => normalizeUnicode(`a${pump.repeat(length)}`, form), 8_000)).toBeLessThan(
    MAX_GROWTH,
  )
})
