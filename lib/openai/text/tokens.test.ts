import { expect, test } from 'vitest'
import samples from '@/test/token-samples.json' with { type: 'json' }
import { tokensIn } from './tokens'

/** Counted with o200k_base by gpt-tokenizer 4.0 (2026-11). */
const { answers, languages } = samples

const share = (texts: readonly { text: string; tokens: number }[]) =>
  texts.reduce((sum, { text }) => sum + tokensIn(text), 0) /
  texts.reduce((sum, { tokens }) => sum + tokens, 0)

test('the tools’ answers in English are estimated within 10 %', () => {
  expect(share(answers)).toBeGreaterThan(0.9)
  expect(share(answers)).toBeLessThan(1.1)
})

test.each(answers)('one answer is estimated within a fifth: $name', (answer) => {
  expect(share([answer])).toBeGreaterThan(0.8)
  expect(share([answer])).toBeLessThan(1.2)
})

test.each(languages)('any writing is estimated within a quarter: $name', (text) => {
  expect(share([text])).toBeGreaterThan(0.75)
  expect(share([text])).toBeLessThan(1.25)
})
