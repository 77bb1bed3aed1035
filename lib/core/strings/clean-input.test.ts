import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/any-text'
import { cleanInput, countCodePoints } from './clean-input'
import { isVisuallyEmpty } from './is-visually-empty'

const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const zalgo = `e${'\u0301'.repeat(500)}`

// Row L1
test.each([
  ['spaces', ' \u00a0\ufeff\u3000\n\t '], // Row 39
  ['zero-width characters', '\u200b\u200d\u2060'], // Row 40
  ['fillers', '\u3164\u115f\u2800'], // Row 41
  ['control characters', '\0\u0007\u009f'],
  ['direction marks', '\u202e\u2066\u200f'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['a selector of an ideograph’s form', '\u{e0100}'],
  ['a grapheme joiner', '\u034f'],
  ['a selector of an emoji’s form', '\ufe0f'],
  ['a Khmer vowel that shows nothing', '\u17b4'],
  ['a note without a head', '\u{1d159}'],
  ['the Khitan filler', '\u{16fe4}'],
])('%s alone are empty', (_, text) => {
  expect([cleanInput(text), isVisuallyEmpty(text)]).toEqual(['', true])
})

// Row L2
test.each([
  ['a lone surrogate is replaced', 'a\ud800b', 'a\ufffdb'], // Row 42
  ['control characters go', 'a\0b\u0007c\u0085d', 'abcd'], // Row 43
  ['line feeds and tabs stay', 'a\r\nb\rc\td', 'a\nb\nc\td'],
  ['overrides and isolates go', 'a\u202eb\u2066c\u2069', 'abc'], // Row 44
  ['smuggled tags go', 'a\u{e0069}\u{e0067}b', 'ab'], // Row 45
  ['a flag’s tags stay', scotland, scotland], // Row 45
  ['a flag hides no sentence', `\u{1f3f4}${'\u{e0061}'.repeat(30)}\u{e007f}`, '\u{1f3f4}'],
  ['a family stays whole', family, family], // Row 46
  ['a heart keeps its colour', '\u2764\ufe0f', '\u2764\ufe0f'], // Row 46
  ['a Persian joiner stays', 'می\u200cخواهم', 'می\u200cخواهم'], // Row 46
  ['soft hyphens and fillers go', 'co\u00adop\u3164 a\u034fb', 'coop ab'],
  ['hidden bytes in selectors go', `a${'\u{e0101}\ufe03'.repeat(99)}b`, 'ab'],
  ['an emoji hides no bytes', `\u{1f600}${'\u{e0101}'.repeat(99)}!`, '\u{1f600}!'],
  ['a selector stays once', '\u2764\ufe0f\ufe0f\ufe0e', '\u2764\ufe0f'],
  ['a letter takes no selector', 'a\ufe0fb', 'ab'],
  ['a joiner stays once', 'ب\u200d\u200c\u200dب', 'ب\u200dب'],
  ['a joiner joins nothing to a space', 'a \u200d\u200cb', 'a b'],
  ['a joiner stays behind a selector that goes', 'ب\ufe0f\u200cب', 'ب\u200cب'],
  ['a mark of direction stays once', '\u200f\u200f(شكرا)\u200e\u200f', '\u200f(شكرا)\u200e'],
  ['a heart on fire stays', '\u2764\ufe0f\u200d\u{1f525}', '\u2764\ufe0f\u200d\u{1f525}'],
  ['an ideograph’s form stays', '葛\u{e0100}城 神\ufe00', '葛\u{e0100}城 神\ufe00'],
  ['a Mongolian letter’s form stays', 'ᠠ\u180b ᠭ\u180eᠠ', 'ᠠ\u180b ᠭ\u180eᠠ'],
  ['text is composed', 'e\u0301', 'é'],
  ['ends are trimmed', '  a b \n', 'a b'],
  ['stacked marks pass, 30 of them', zalgo, `é${'\u0301'.repeat(29)}`], // Row 47
  [
    'a row of marks is counted without what goes between them',
    `a${'\u0316\u200b\0'.repeat(40)}`,
    `a${'\u0316'.repeat(30)}`,
  ],
  [
    'a mark that is written as two does not make the row longer',
    `b${'\u0344'.repeat(30)}`,
    `b${'\u0308\u0301'.repeat(15)}`,
  ],
])('%s', (_, given, expected) => {
  expect(cleanInput(given)).toBe(expected)
})

test('an emoji counts once', () => {
  expect(countCodePoints('\u{1f600}'.repeat(2000))).toBe(2000)
})

const ordinary = [
  'Three mistakes I made with sourdough, and how to fix them – “slowly”.',
  'Drei Fehler beim Brotbacken: größer, süßer, schöner!',
  'L’été dernier, j’ai appris à cuire du pain où ça sent bon.',
  '¿Cómo hacer pan en casa? ¡Fácil, mañana!',
  'Pão caseiro não é difícil; é paciência.',
  'Çörek ve ekmek: İstanbul’da kahvaltı, ığdır.',
  'Żółta gęś i chleb na zakwasie',
  'Bánh mì Việt Nam: những điều cần biết',
  'Хлеб на закваске за 3 дня, ещё и без дрожжей',
  'Ψωμί με προζύμι στο σπίτι',
  'לחם מחמצת: שלוש טעויות (וגם \u200fC++)',
  'خبز العجين المخمّر في البيت، ١٢٣',
  'می\u200cخواهم نان بپزم، کتاب\u200cهای «نان»\u200cها، ۱۴۰۰ ه\u200d.ش',
  'घर पर रोटी बनाने के 5 तरीके, क्\u200dष और क्\u200cष',
  'ঘরে রুটি তৈরি, র\u200d্যাম',
  'வீட்டில் ரொட்டி செய்வது எப்படி',
  'വീട്ടിൽ റൊട്ടി, അവന്\u200d',
  'ශ්\u200dරී ලංකාවේ පාන්',
  'ทำขนมปังที่บ้านง่าย ๆ',
  'ធ្វើនំប៉័ងនៅផ្ទះ',
  '天然酵母のパン、葛\u{e0100}城市で焼く',
  '在家做酸面包：三个错误',
  '집에서 사워도우 빵 만들기',
  'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ᠌ ᠨᠢᠭᠡ',
  `${family} \u{1f469}\u{1f3fd}\u200d\u{1f680} \u{1f1ee}\u{1f1f3} ${scotland} 1\ufe0f\u20e3 \u2764\ufe0f \u2764\ufe0e \u{1f3f3}\ufe0f\u200d\u{1f308}`,
]

test.each(ordinary)('ordinary text stays as it is: %s', (text) => {
  expect(cleanInput(text)).toBe(text.normalize('NFC'))
})

const invisible =
  '\u200b\u200c\u200d\u200e\u200f\u061c\u034f\u00ad\u180b\u180e\ufe00\ufe0e\ufe0f\u{e0061}\u{e0067}\u{e007f}\u{e0100}'
const bases = 'a 1#\n=\u0338\u0301é葛ᠠبक\u094d\u{1f3f4}\u2764\u{1f468}'
const withInvisible = fc
  .array(fc.oneof(fc.constantFrom(...invisible), fc.constantFrom(...bases), anyText(2)), { maxLength: 30 })
  .map((parts) => parts.join(''))

test('cleaning twice changes nothing more, makes nothing longer and leaves no invisible character beside another', () => {
  fc.assert(
    fc.property(withInvisible, (text) => {
      const once = cleanInput(text)
      expect(cleanInput(once)).toBe(once)
      expect(once.length).toBeLessThanOrEqual(text.toWellFormed().normalize('NFC').length)
      expect(once).not.toMatch(/(?![\u{e0061}-\u{e007a}])(\p{Default_Ignorable_Code_Point})\1/u)
    }),
    { numRuns: 2_000 },
  )
})

test('page and server agree on what is empty', () => {
  fc.assert(
    fc.property(withInvisible, (text) => {
      expect(isVisuallyEmpty(text)).toBe(cleanInput(text) === '')
    }),
    { numRuns: 2_000 },
  )
})
