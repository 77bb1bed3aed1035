import { expect, test } from 'vitest'
import { cleanInput, codePoints } from './clean-input'

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const zalgo = `e${'\u0301'.repeat(500)}`

test.each([
  ['#39 spaces', ' \u00a0\ufeff\u3000\n\t '],
  ['#40 zero-width characters', '\u200b\u200d\u2060'],
  ['#41 fillers', '\u3164\u115f\u2800'],
  ['control characters', '\0\u0007\u009f'],
  ['direction marks', '\u202e\u2066\u200f'],
  ['tags', '\u{e0041}\u{e0042}'],
])('%s alone are empty', (_, text) => {
  expect(cleanInput(text)).toBe('')
})

test.each([
  ['#42 a lone surrogate is replaced', 'a\ud800b', 'a\ufffdb'],
  ['#43 control characters go', 'a\0b\u0007c\u0085d', 'abcd'],
  ['line feeds and tabs stay', 'a\r\nb\rc\td', 'a\nb\nc\td'],
  ['#44 overrides and isolates go', 'a\u202eb\u2066c\u2069', 'abc'],
  ['#45 smuggled tags go', 'a\u{e0069}\u{e0067}b', 'ab'],
  ['#45 a flag’s tags stay', scotland, scotland],
  ['#45 a flag hides no sentence', `\u{1f3f4}${'\u{e0061}'.repeat(30)}\u{e007f}`, '\u{1f3f4}'],
  ['#46 a family stays whole', family, family],
  ['#46 a heart keeps its colour', '\u2764\ufe0f', '\u2764\ufe0f'],
  ['#46 a Persian joiner stays', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['text is composed', 'e\u0301', 'é'],
  ['ends are trimmed', '  a b \n', 'a b'],
  ['#47 stacked marks pass', zalgo, zalgo.normalize('NFC')],
])('%s', (_, given, expected) => {
  expect(cleanInput(given)).toBe(expected)
})

test('#49 an emoji counts once', () => {
  expect(codePoints('\u{1f600}'.repeat(2000))).toBe(2000)
})
