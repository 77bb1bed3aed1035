import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitForSpeech } from './split-for-speech'

test.each([
  ['One. Two is longer! And three?', ['One. Two is longer!', 'And three?']],
  ['Dr. Smith came late. We waited.', ['Dr. Smith came late.', 'We waited.']],
  ['A line without end\nand another one', ['A line without end', 'and another one']],
  ['  spaces   and\ttabs\n\n\nare one  ', ['spaces and tabs', 'are one']],
  ['It costs 3.50 euros, not 4.', ['It costs 3.50 euros, not 4.']],
  ['😀😀', ['😀😀']],
])('“%s” is %j', (text, sentences) => {
  expect(splitForSpeech(text, 'en')).toEqual(sentences)
})

test.each([
  ['ja', 'パンは時間がかかります。寒い台所ではもっとかかります。', 2],
  ['ar', 'الخبز يحتاج إلى وقت. هل لديك وقت؟ نعم لدي الكثير.', 3],
  ['hi', 'रोटी को समय चाहिए। ठंडी रसोई में और भी ज़्यादा।', 2],
  ['cmn', '面包需要很多时间来发酵。厨房冷的时候需要更多时间。', 2],
])('sentences of %s are told apart', (language, text, count) => {
  expect(splitForSpeech(text, language)).toHaveLength(count)
})

test('what is longer than 200 characters is cut at a comma, else between words, else anywhere', () => {
  const commas = `${'a'.repeat(120)}, ${'b'.repeat(60)} ${'c'.repeat(60)}`
  expect(splitForSpeech(commas)).toEqual([`${'a'.repeat(120)},`, `${'b'.repeat(60)} ${'c'.repeat(60)}`])
  const words = `${'a'.repeat(150)} ${'b'.repeat(100)}`
  expect(splitForSpeech(words)).toEqual(['a'.repeat(150), 'b'.repeat(100)])
  expect(splitForSpeech('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50])
})

test('no word is lost or doubled, and every piece fits espeak-ng’s line', () => {
  const letters = (text: string) => text.replace(/\s+/g, '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1_000 }), (text) => {
      const sentences = splitForSpeech(text)
      expect(letters(sentences.join(''))).toBe(letters(text))
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/^\s|\n|\s$/)
        expect(Buffer.byteLength(sentence)).toBeGreaterThan(0)
        expect(Buffer.byteLength(sentence)).toBeLessThan(999)
      }
    }),
  )
})
