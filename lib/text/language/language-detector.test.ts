import { eld } from 'eld/small'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import prompts from '@/lab/training/prompts.json'
import { createLanguageDetector } from './language-detector'

const languages = ['en', 'ms', 'es', 'pt', 'fr', 'de', 'it', 'id', 'pl', 'tr', 'vi', 'cs', 'fi']
eld.setLanguageSubset(languages)
const detector = createLanguageDetector(languages)

function compare(text: string): void {
  expect(detector.detect(text).getScores()).toEqual(eld.detect(text).getScores())
}

test('the reduced table gives the same scores as eld’s own', () => {
  for (const { prompt } of prompts) compare(prompt)
  const letters = fc.constantFrom(...'aeiounrstlmk áãäçéñöøśıăž’')
  fc.assert(fc.property(fc.string({ unit: letters, maxLength: 80 }), compare))
})
