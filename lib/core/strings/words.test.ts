import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitEmoji, lowercaseAllCaps } from './clean-text'
import { containsPhrase } from './contains-phrase'
import { trimEndMatching } from './end-punctuation'
import { segmentText } from './segment-text'
import { splitSentences } from './split-sentences'
import { createWordRangeCheck, isWithinWordRange, truncateAtWord } from './word-limits'
import { countWords, createPrefixWordCounter } from './words'

test.each([
  ['', 0],
  ["don't stop – it’s 3.5 hours", 5],
  ['well-known C++ trick', 3],
  ['a well-known 🍞 trick', 3],
  ['п’ять well-known שָׁלוֹם', 3],
  ['パンを焼く', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('the prefix counter matches a count of each prefix alone, up to its maximum', () => {
  const text = 'It’s 3,000 well-known loaves, 🍞 sour-dough 在家做面包 and a,b'
  const ends = [...text.matchAll(/[\s,]/g)].map(({ index }) => index)
  const count = createPrefixWordCounter(text, 100)
  expect(ends.map(count)).toEqual(ends.map((end) => countWords(text.slice(0, end))))
  expect(ends.map(count)).toEqual([1, 2, 2, 3, 4, 4, 4, 5, 8, 9, 10])
  expect(createPrefixWordCounter(text, 3)(text.length)).toBe(3)
})

test.each([
  ['Look right here', 3, 7, true],
  ['one two three four five six seven eight', 3, 7, false],
  ['どうして魚を冷たい油で焼くの', 3, 7, true],
])('“%s” has %i to %i words: %s', (text, min, max, fits) => {
  expect(isWithinWordRange(text, min, max)).toBe(fits)
})

test.each([
  ['one two, three four, five six seven eight, nine', [false, true, false, false]],
  ['a b c d e f, 包 g, h', [false, true, true]],
])('the prefixes of “%s” that end at commas have three to five words: %j', (text, fits) => {
  const starts = [...text.matchAll(/,|$/g)].map(({ index }) => index)
  const isShort = createWordRangeCheck(text, 3, 5)
  expect(starts.map(isShort)).toEqual(starts.map((end) => isWithinWordRange(text.slice(0, end), 3, 5)))
  expect(starts.map(isShort)).toEqual(fits)
})

test.each([
  ['so my dog HATES baths, ok', 'My dog hates baths.', true],
  ['my dog’s bath', "My dog's bath", true],
  ['my dogs hate baths', 'My dog hates', false],
  ['Our cafe\u0301 opens', 'our café', true],
])('“%s” contains the words of “%s”: %s', (text, words, isContained) => {
  expect(containsPhrase(text, words)).toBe(isContained)
})

test.each([
  ['short enough', 20, 'short enough'],
  ['bread needs time and patience', 20, 'bread needs time'],
  ['One sentence here. Two sentences, no more', 30, 'One sentence here.'],
  ['パンを焼くのが好きです', 5, 'パンを焼く'],
  ['bake with #sourdough', 12, 'bake'],
  ['rise 👩🏽‍🚀👩🏽‍🚀', 8, 'rise'],
  ['bread and of the, with # salt', 25, 'bread'],
  ['the and a of with salt', 20, ''],
])('cuts %j to %i units as %j', (text, max, expected) => {
  expect(truncateAtWord(text, max)).toBe(expected)
})

test.each([
  ['We met Dr. Patel. She was kind.', ['We met Dr. Patel. ', 'She was kind.']],
  [
    'The .Net framework runs on a .NET host. Great .Thanks.',
    ['The .Net framework runs on a .NET host. ', 'Great .', 'Thanks.'],
  ],
  ['A .Net tool. I got an A .The end.', ['A .Net tool. ', 'I got an A .', 'The end.']],
  ['We won, etc. She left.', ['We won, etc. ', 'She left.']],
  ['It is No. 5 on Sept. 3. Yes.', ['It is No. 5 on Sept. 3. ', 'Yes.']],
  ['Fruit, e.g. Apples, vs. Pears.', ['Fruit, e.g. Apples, vs. Pears.']],
  ['Why?! “Because.” He left…', ['Why?! ', '“Because.” ', 'He left…']],
  ['Mr.\n\nPatel came.', ['Mr.\n\nPatel came.']],
  ['1. Mix it.\n2) Bake it', ['1. Mix it.\n', '2) Bake it']],
  ['“Why?” she asked. “Go!” He left.', ['“Why?” she asked. ', '“Go!” ', 'He left.']],
  ['Live at 8 p.m. EST. Come at 7 p.m. We open.', ['Live at 8 p.m. EST. ', 'Come at 7 p.m. ', 'We open.']],
  ['Gen. Lee runs Lee & Co. Ltd. They bake.', ['Gen. Lee runs Lee & Co. Ltd. ', 'They bake.']],
  ['El Sr. Paz y la Dra. Gil van a EE. UU. mañana.', ['El Sr. Paz y la Dra. Gil van a EE. UU. mañana.']],
  [
    'Doors open at 10 a.m. PT. We close at 6 p.m. Come!',
    ['Doors open at 10 a.m. PT. ', 'We close at 6 p.m. ', 'Come!'],
  ],
  ['Am 3. Mai für ca. 4 Mio. Euro. Am 30. April nicht.', ['Am 3. Mai für ca. 4 Mio. Euro. ', 'Am 30. April nicht.']],
  ['4. Oats with 5. Yes.\n5. Walk.', ['4. Oats with 5. ', 'Yes.\n', '5. Walk.']],
  ['パンを焼く。待つ。', ['パンを焼く。', '待つ。']],
  ['1. Mix it.\n2. Bake it. 3. Eat.', ['1. Mix it.\n', '2. Bake it. ', '3. Eat.']],
  ['1. Mix it.\n\n2. Bake it.', ['1. Mix it.\n', '\n2. Bake it.']],
  [
    'Er ist in der 1. Bundesliga. Am 3. Mai beginnt sein 2. Jahr.',
    ['Er ist in der 1. Bundesliga. ', 'Am 3. Mai beginnt sein 2. Jahr.'],
  ],
  [
    'Es ist i. d. R. Brot, z. B. Rye, d. h. v. a. Korn. Ja.',
    ['Es ist i. d. R. Brot, z. B. Rye, d. h. v. a. Korn. ', 'Ja.'],
  ],
  [
    'At 5 a.m. Anna bakes. We eat at 6:30 p.m. Anna rests.',
    ['At 5 a.m. Anna bakes. ', 'We eat at 6:30 p.m. ', 'Anna rests.'],
  ],
  ['1.) Mix… 2.) Wait… Then bake it.', ['1.) Mix… ', '2.) Wait… ', 'Then bake it.']],
  ['Take plan b. Bake it.', ['Take plan b. ', 'Bake it.']],
  ['It has vitamin c. Dr. Ho says so.', ['It has vitamin c. ', 'Dr. Ho says so.']],
  ['Έχεις ψωμί; Ναι.', ['Έχεις ψωμί; ', 'Ναι.']],
  ['I am 12. Tom won 3. Then we left.', ['I am 12. ', 'Tom won 3. ', 'Then we left.']],
  [
    'Hear Rye (feat. Anna), prod. Ben. It is 6 ft. Wow.',
    ['Hear Rye (feat. Anna), prod. Ben. ', 'It is 6 ft. ', 'Wow.'],
  ],
])('splits %j into %j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

const pieces = [
  ...['a', ' ', '.', 'b.c', '3.5', '’', '\n', '日本語', '👨‍👩‍👧', '🇩🇪', 'e\u0301'],
  ...['\ud83d', 'Dr. ', '? “Why', 'etc. small '],
]

test.each(['grapheme', 'word', 'sentence'] as const)(
  'a long text has the same %ss in windows as in one pass',
  (granularity) => {
    const segmenter = new Intl.Segmenter('en', { granularity })
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 900, maxLength: 2_500 }), (parts) => {
        const text = parts.join('')
        const whole = Array.from(segmenter.segment(text), ({ segment, index }) => ({ segment, index }))
        expect([...segmentText(segmenter, text)].map(({ segment, index }) => ({ segment, index }))).toEqual(whole)
      }),
      { numRuns: 20 },
    )
  },
)

test('a segment longer than a window stays whole', () => {
  const word = 'a'.repeat(9_000)
  expect([...segmentText(new Intl.Segmenter('en', { granularity: 'word' }), `${word} b`)]).toEqual([
    { segment: word, index: 0, isWordLike: true },
    { segment: ' ', index: 9_000, isWordLike: false },
    { segment: 'b', index: 9_001, isWordLike: true },
  ])
  expect([...segmentText(new Intl.Segmenter('en'), '')]).toEqual([])
})

test.each([
  ['Fresh 🍞 bread 🔥 today 🎉', 1, 'Fresh 🍞 bread today'],
  ['👩🏽‍🚀👨‍👩‍👧‍👦 one each', 1, '👩🏽‍🚀 one each'],
  ['Postsmith™ 1 and 2', 0, 'Postsmith™ 1 and 2'],
  ['step 1️⃣', 0, 'step'],
  ['from 🇩🇪🇫🇷 to 🇩🇪', 2, 'from 🇩🇪🇫🇷 to'],
  ['🇽🇩🇪 bread', 0, '🇽 bread'],
])('limits %j to %i emoji as %j', (text, max, expected) => {
  expect(limitEmoji(text, max)).toBe(expected)
})

test.each([
  ['Done!?.', /[.!?]/, 'Done'],
  ['a, b , ', /[\s,]/, 'a, b'],
  ['', /\./, ''],
])('trims “%s” by %s at its end to “%s”', (text, pattern, trimmedText) => {
  expect(trimEndMatching(text, pattern)).toBe(trimmedText)
})

test.each([
  ['I TOTALLY FAILED at sourdough', '', 'I totally failed at sourdough'],
  ['THE LOAF I ALMOST LOST', '', 'The loaf I almost lost'],
  ['ADHD and NASA in my own words', 'ADHD at NASA', 'ADHD and NASA in my own words'],
  ['東京のAI入門ガイド完全版', '', '東京のAI入門ガイド完全版'],
])('turns “%s” (given “%s”) into “%s”', (title, prompt, expectedTitle) => {
  expect(lowercaseAllCaps(title, prompt)).toBe(expectedTitle)
})

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })
const countSegmenterWords = (text: string) =>
  Array.from(wordSegmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length

test('word counts match Intl.Segmenter', () => {
  const pieces =
    "bread|don’t|it’s|3.5|1,000|Straße|naïve|e\u0301t\u0301e|don't|パンを焼く|我做面包|ขนมปัง|хлеб|п’ять|שלום|خبز|रोटी|🍞|👩‍🚀|…|–|(rye)|“salt”|a.m|water,|yes!|U+2028|C++"
  const text = fc.array(fc.constantFrom(...pieces.split('|')), { minLength: 1, maxLength: 12 })
  const texts = fc.sample(text, { seed: 2, numRuns: 300 }).map((words) => words.join(' '))
  expect(texts.filter((sample) => countWords(sample) !== countSegmenterWords(sample))).toEqual([])
})

/** Our count, then that of Intl.Segmenter. */
test.each([
  ['a hyphen joins a word', 'well-known', 1, 2],
  ['a percent sign belongs to a number', '5%a', 1, 2],
  ['an underscore joins no word', 'snake_case', 2, 1],
  ['a colon within a time joins it', '7:30', 1, 2],
])('deliberate difference: %s', (_, text, own, segmenterCount) => {
  expect([countWords(text), countSegmenterWords(text)]).toEqual([own, segmenterCount])
})
