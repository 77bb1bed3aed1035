import fc from 'fast-check'
// @ts-expect-error It has no types.
import textReadability from 'text-readability'
import { expect, test } from 'vitest'
import { computeReadabilityScores, computeTextStats } from './readability-scores'

const phrases = {
  subject: ['The baker', 'My oldest neighbor', 'A photographer', 'Everybody here', 'She', 'The organization'],
  verb: ['opens', 'finished', 'recommends', 'photographs', 'will celebrate', 'can remember', 'understood'],
  object: ['the door', 'an extraordinary opportunity', 'bread and butter', 'every university', 'three ideas', 'it'],
  detail: ['', ' in the morning', ' after a comfortable conversation', ', because the weather was terrible', ' again'],
  end: ['.', '!', '?'],
}
const sentence = fc
  .tuple(...Object.values(phrases).map((choices) => fc.constantFrom(...choices)))
  .map(([subject, verb, object, detail, end]) => `${subject} ${verb} ${object}${detail}${end}`)
const generatedTexts = fc
  .sample(fc.array(sentence, { minLength: 3, maxLength: 12 }), { seed: 11, numRuns: 200 })
  .map((sentences) => sentences.join(' '))

test('the counts match those of text-readability', () => {
  for (const text of generatedTexts) {
    const { sentences, wordCount, letterCount, syllableCount, longWordCount } = computeTextStats(text)
    expect([sentences.length, wordCount, letterCount, syllableCount, longWordCount], text).toEqual([
      textReadability.sentenceCount(text),
      textReadability.lexiconCount(text),
      textReadability.letterCount(text),
      textReadability.syllableCount(text),
      textReadability.polySyllableCount(text),
    ])
  }
  expect(new Set(generatedTexts).size).toBeGreaterThan(190)
})

/**
 * text-readability rounds words per sentence and syllables per word to a tenth before it multiplies them. Its ARI
 * counts punctuation as letters, unlike the formula's source, so it is no reference for ours.
 */
const ROUNDING = 0.05 + 1e-9

test('the scores match those of text-readability up to its rounding', () => {
  for (const text of generatedTexts) {
    const scores = computeReadabilityScores(computeTextStats(text))
    const getDifference = (own = 0, reference: number) => Math.abs(own - reference)
    expect(getDifference(scores?.smog, textReadability.smogIndex(text)), text).toBeLessThan(ROUNDING)
    expect(getDifference(scores?.fleschKincaid, textReadability.fleschKincaidGrade(text)), text).toBeLessThan(
      (0.39 + 11.8 + 1) * ROUNDING,
    )
    expect(getDifference(scores?.fleschEase, textReadability.fleschReadingEase(text)), text).toBeLessThan(
      (1.015 + 84.6 + 1) * ROUNDING,
    )
  }
})

/** Sentences and words of our own count, then of text-readability. */
test.each([
  ['an abbreviation ends no sentence', 'We met Dr. Patel and his team today. It was fun for us.', [2, 13], [3, 13]],
  ['a line break ends a sentence', 'Mix the flour and water\nWait for four hours\n', [2, 9], [1, 9]],
  ['a short sentence counts', 'Wait here. It will rise again soon. Good bread.', [3, 9], [1, 9]],
  ['a link is no word', 'Read it at https://example.com/rye today. It is quite short.', [2, 8], [2, 9]],
  ['a handle and a hashtag are no words', 'Thanks to @maya for this #rye bread today.', [1, 6], [1, 8]],
  ['a dash between words is no word', 'Flour - water - salt is all you need.', [1, 7], [1, 7]],
  ['an emoji is no word', 'We bake bread 🍞 every single day.', [1, 6], [1, 7]],
  ['Japanese words need no spaces', 'パンを焼く。待つ。', [2, 4], [1, 1]],
])('deliberate difference: %s', (_, text, own, reference) => {
  const { sentences, wordCount } = computeTextStats(text)
  expect([sentences.length, wordCount]).toEqual(own)
  expect([textReadability.sentenceCount(text), textReadability.lexiconCount(text)]).toEqual(reference)
})
