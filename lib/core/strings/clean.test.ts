import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/untrusted-inputs'
import { cleanInput, countCodePoints } from './clean-input'
import { cleanRewrite, cleanText, joinLines, toSingleLine } from './clean-text'
import { isVisuallyEmpty } from './is-visually-empty'
import { normalizeUnicode } from './normalize-unicode'

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const zalgo = `e${'\u0301'.repeat(500)}`

test.each([
  ['spaces', ' \u00a0\ufeff\u3000\n\t '],
  ['zero-width characters', '\u200b\u200d\u2060'],
  ['fillers', '\u3164\u115f\u2800'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a selector of an ideograph’s form', '\u{e0100}'],
  ['a Khmer vowel that shows nothing', '\u17b4'],
])('treats a text of only %s as empty', (_, text) => {
  expect([cleanInput(text), isVisuallyEmpty(text)]).toEqual(['', true])
})

test.each([
  ['a lone surrogate is replaced', 'a\ud800b', 'a\ufffdb'],
  ['control characters go', 'a\0b\u0007c\u0085d', 'abcd'],
  ['line feeds and tabs stay', 'a\r\nb\rc\td', 'a\nb\nc\td'],
  ['overrides and isolates go', 'a\u202eb\u2066c\u2069', 'abc'],
  ['tag characters go', 'a\u{e0069}\u{e0067}b', 'ab'],
  ['a flag’s tags stay', scotland, scotland],
  ['a flag hides no sentence', `\u{1f3f4}${'\u{e0061}'.repeat(30)}\u{e007f}`, '\u{1f3f4}'],
  ['a family stays whole', family, family],
  ['a Persian joiner stays', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['soft hyphens and fillers go', 'co\u00adop\u3164 a\u034fb', 'coop ab'],
  ['hidden bytes in selectors go', `a${'\u{e0101}\ufe03'.repeat(99)}b`, 'ab'],
  ['an emoji hides no bytes', `\u{1f600}${'\u{e0101}'.repeat(99)}!`, '\u{1f600}!'],
  ['a selector stays once', '\u2764\ufe0f\ufe0f\ufe0e', '\u2764\ufe0f'],
  ['a joiner stays once', 'ب\u200d\u200c\u200dب', 'ب\u200dب'],
  ['an ideograph’s form stays', '葛\u{e0100}城 神\ufe00', '葛\u{e0100}城 神\ufe00'],
  ['30 stacked marks pass', zalgo, `é${'\u0301'.repeat(29)}`],
  ['30 marks with others between', `a${'\u0316\u200b\0'.repeat(40)}`, `a${'\u0316'.repeat(30)}`],
])('cleans input: %s', (_, input, expected) => {
  expect(cleanInput(input)).toBe(expected)
})

test('counts an emoji as one', () => {
  expect(countCodePoints('\u{1f600}'.repeat(2000))).toBe(2000)
})

const ordinaryTexts = [
  'Three mistakes I made with sourdough, and how to fix them – “slowly”.',
  'לחם מחמצת: שלוש טעויות (וגם \u200fC++)',
  'خبز العجين المخمّر في البيت، ١٢٣',
  'می\u200cخواهم نان بپزم، کتاب\u200cهای «نان»\u200cها، ۱۴۰۰ ه\u200d.ش',
  'घर पर रोटी बनाने के 5 तरीके, क्\u200dष और क्\u200cष',
  'വീട്ടിൽ റൊട്ടി, അവന്\u200d',
  '天然酵母のパン、葛\u{e0100}城市で焼く',
  'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ᠌ ᠨᠢᠭᠡ',
  `${family} \u{1f469}\u{1f3fd}\u200d\u{1f680} \u{1f1ee}\u{1f1f3} ${scotland} 1\ufe0f\u20e3 \u2764\ufe0f \u2764\ufe0e \u{1f3f3}\ufe0f\u200d\u{1f308}`,
]

test.each(ordinaryTexts)('leaves ordinary text unchanged: %s', (text) => {
  expect(cleanInput(text)).toBe(text.normalize('NFC'))
})

const invisibleCharacters =
  '\u200b\u200c\u200d\u200e\u200f\u061c\u034f\u00ad\u180b\u180e\ufe00\ufe0e\ufe0f\u{e0061}\u{e0067}\u{e007f}\u{e0100}'

const baseCharacters = 'a 1#\n=\u0338\u0301é葛ᠠبक\u094d\u{1f3f4}\u2764\u{1f468}'

const withInvisible = fc
  .array(fc.oneof(fc.constantFrom(...invisibleCharacters), fc.constantFrom(...baseCharacters), anyText(2)), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''))

test('cleaning is idempotent, adds nothing and leaves no repeated invisible character', () => {
  fc.assert(
    fc.property(withInvisible, (text) => {
      const cleaned = cleanInput(text)
      expect(cleanInput(cleaned)).toBe(cleaned)
      expect(isVisuallyEmpty(text)).toBe(cleaned === '')
      expect(cleaned.length).toBeLessThanOrEqual(text.toWellFormed().normalize('NFC').length)
      expect(cleaned).not.toMatch(/(?![\u{e0061}-\u{e007a}])(\p{Default_Ignorable_Code_Point})\1/u)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['é in two code points', 'e\u0301'],
  ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית'],
  ['Zalgo of 30 marks', `a${'\u0316\u0301'.repeat(15)}`],
  ['halfwidth kana', 'ﾊﾞﾋﾟ'],
])('normalizes %s without other changes', (_, text) => {
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) {
    expect(normalizeUnicode(text, form)).toBe(text.normalize(form))
  }
})

test.each([
  ['of two code units each', `a${'\u{1d165}'.repeat(31)}b`, `a${'\u{1d165}'.repeat(30)}b`],
  ['at the start', '\u0316'.repeat(31), '\u0316'.repeat(30)],
  ['in two rows', `a${'\u0316'.repeat(31)}b${'\u0316'.repeat(31)}`, `a${'\u0316'.repeat(30)}b${'\u0316'.repeat(30)}`],
])('drops marks beyond the 30th in a run: %s', (_, text, expected) => {
  expect(normalizeUnicode(text)).toBe(expected)
})

test.each([
  [
    'markup that a model adds goes',
    'I bake.',
    '"**I bake** — slowly, and I like that a lot."',
    'I bake, slowly, and I like that a lot.',
  ],
  ['markup of the text stays', '“**I bake** — slowly.”', '“**We bake** — slowly.”', '“**We bake** — slowly.”'],
  ['a list stays one', '- flour\n- water', '- some flour\n- some water', '- some flour\n- some water'],
  ['a heading and a fence go', 'I bake.', '```text\n# Bread\nI bake.\n```', 'Bread\nI bake.'],
  ['empty lines stay single', 'a\n\nb', 'a\n\n\n\nb', 'a\n\nb'],
  ['emoji with joiners stay, hidden marks go', 'mum', 'mum 👩‍👧\u200b\u202e', 'mum 👩‍👧'],
])('cleans a rewrite: %s', (_, source, rewrite, expected) => {
  expect(cleanRewrite(rewrite, source)).toBe(expected)
})

test.each([
  ['one\r\n\r\n\r\n\r\ntwo ', 'one\n\ntwo'],
  ['**Bold** and *italic* and `code`', 'Bold and italic and code'],
  ['Intro\n\n## Heading\n\nText', 'Intro\nHeading\n\nText'],
  ['**one** and **two three** ** four**', 'one and two three ** four**'],
  ['“Stop kneading.”', 'Stop kneading.'],
  ['"She said "no" twice"', '"She said "no" twice"'],
  ['[my shop](https://example.com)', 'my shop'],
  ['the crust — crisp, the crumb — open', 'the crust, crisp, the crumb, open'],
  ['I fed it every day for a week — it still died', 'I fed it every day for a week. It still died'],
  ['flour - water - salt', 'flour, water, salt'],
  ['Done!—and it works', 'Done! and it works'],
  ['— a sign-off', 'a sign-off'],
  ['👩🏽‍🚀 می‌خواهم', '👩🏽‍🚀 می‌خواهم'],
])('cleans %j to %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test.each([
  ['one \n  two\n\n\nthree', 'one two three'],
  ['\n one\n', 'one'],
])('joins %j into one line as %j', (text, line) => {
  expect(joinLines(text)).toBe(line)
})

test.each([
  ['Close on the loaf.', 'Close on the loaf'],
  ['Two\n lines — one thought.', 'Two lines, one thought'],
  ['Fire 🔥 and more 🔥', 'Fire 🔥 and more'],
])('turns “%s” into the heading “%s”', (text, line) => {
  expect(toSingleLine(text)).toBe(line)
})
