import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureAudio } from './audio-stream'
import { readSpeechPart } from './speech'
import { splitForSpeech } from './speech-sentences'
import { readVoicesReply } from './voices'
import { buildWavFile } from './wav'

test.each([
  ['One. Two is longer! And three?', ['One. Two is longer!', 'And three?']],
  ['Dr. Smith came late. We waited.', ['Dr. Smith came late.', 'We waited.']],
  ['The bakery of Dr. Patel opens. We waited.', ['The bakery of Dr. Patel opens.', 'We waited.']],
  ['A line without end\nand another one', ['A line without end', 'and another one']],
])('splits “%s” into %j', (text, sentences) => {
  expect(splitForSpeech(text)).toEqual(sentences)
})

test.each([
  ['ja', 'パンは時間がかかります。寒い台所ではもっとかかります。', 2],
  ['ar', 'الخبز يحتاج إلى وقت. هل لديك وقت؟ نعم لدي الكثير.', 3],
  ['hi', 'रोटी को समय चाहिए। ठंडी रसोई में और भी ज़्यादा।', 2],
  ['cmn', '面包需要很多时间来发酵。厨房冷的时候需要更多时间。', 2],
])('finds the sentences of %s', (_, text, count) => {
  expect(splitForSpeech(text)).toHaveLength(count)
})

test('cuts a sentence of more than 200 characters at a comma, else between words, else anywhere', () => {
  const commas = `${'a'.repeat(120)}, ${'b'.repeat(60)} ${'c'.repeat(60)}`
  expect(splitForSpeech(commas)).toEqual([`${'a'.repeat(120)},`, `${'b'.repeat(60)} ${'c'.repeat(60)}`])
  const words = `${'a'.repeat(150)} ${'b'.repeat(100)}`
  expect(splitForSpeech(words)).toEqual(['a'.repeat(150), 'b'.repeat(100)])
  expect(splitForSpeech('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50])
})

test('no word is lost or repeated, and every piece fits the line limit of espeak-ng', () => {
  const removeSpaces = (text: string) => text.replace(/\s+/g, '')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 1_000 }), (text) => {
      const sentences = splitForSpeech(text)
      expect(removeSpaces(sentences.join(''))).toBe(removeSpaces(text))
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/^\s|\n|\s$/)
        expect(Buffer.byteLength(sentence)).toBeGreaterThan(0)
        expect(Buffer.byteLength(sentence)).toBeLessThan(999)
      }
    }),
  )
})

const sentences = [{ text: 'Hello.', start: 0, end: 1.5 }]
const format = { seconds: 1.5, sampleRate: 22_050, timing: 'measured' }
const about = { engine: 'basic', voice: 'English (US), deep', ...format, sentences }

test('reads an audio part and its details', () => {
  expect(readSpeechPart({ audio: 'AAAA', type: 'audio/wav' })).toEqual({ audio: 'AAAA', type: 'audio/wav' })
  expect(readSpeechPart({ about })).toEqual({ about })
})

test.each([
  [{ audio: 1, type: 'audio/wav' }],
  [{ audio: 'AAAA', type: 'text/html' }],
  [{ about: { ...about, engine: 'other' } }],
  [{ about: { ...about, sentences: [{ text: 'Hello.' }] } }],
  [{ about: { ...about, seconds: '1' } }],
])('returns null for %j, which is not a speech part', (value) => {
  expect(readSpeechPart(value)).toBeNull()
})

test('reads a list of voices and rejects other values', () => {
  const reply = { engine: 'model', voices: [{ id: 'nova', label: 'Nova' }] }
  expect(readVoicesReply(reply)).toEqual(reply)
  expect(readVoicesReply({ engine: 'none', voices: [] })).toEqual({ engine: 'none', voices: [] })
  for (const invalidReply of [null, {}, { engine: 'other', voices: [] }, { engine: 'model', voices: [{ id: 1 }] }]) {
    expect(readVoicesReply(invalidReply)).toBeNull()
  }
})

test('writes samples as a WAV file, clipped at full scale', async () => {
  const samples = new Float32Array(12_000).fill(0.5)
  samples.set([0, 1, -1, 2, -2])
  const bytes = new Uint8Array(await buildWavFile(samples, 24_000).arrayBuffer())
  expect(await measureAudio(bytes)).toEqual({ seconds: 0.5, sampleRate: 24_000 })
  const view = new DataView(bytes.buffer)
  expect([0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + 2 * index, true))).toEqual([
    0, 32_767, -32_767, 32_767, -32_767, 16_384,
  ])
})
