import { expect, test } from 'vitest'
import samples from '@/test/token-samples.json' with { type: 'json' }
import { estimateTokens } from './estimate-tokens'

/** Counted with o200k_base by gpt-tokenizer 4.0 (2026-11). */
const { answers, languages } = samples

const getEstimateRatio = (texts: readonly { text: string; tokens: number }[]) =>
  texts.reduce((sum, { text }) => sum + estimateTokens(text), 0) / texts.reduce((sum, { tokens }) => sum + tokens, 0)

test('the tools’ answers in English are estimated within 10 %', () => {
  expect(getEstimateRatio(answers)).toBeGreaterThan(0.9)
  expect(getEstimateRatio(answers)).toBeLessThan(1.1)
})

test.each(answers)('one answer is estimated within a fifth: $name', (answer) => {
  expect(getEstimateRatio([answer])).toBeGreaterThan(0.8)
  expect(getEstimateRatio([answer])).toBeLessThan(1.2)
})

test.each(languages)('any writing is estimated within a quarter: $name', (text) => {
  expect(getEstimateRatio([text])).toBeGreaterThan(0.75)
  expect(getEstimateRatio([text])).toBeLessThan(1.25)
})

test.each([
  ['Cherokee', 'ᎣᏏᏲ ᏙᎯᏧ ᎠᏂᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ', 54],
  ['Amharic', 'ለሰላሳ ቀናት ቤት ውስጥ ዳቦ ጋገርን እና ሦስት ነገሮችን ተማርን', 73],
  ['styled letters', '𝗕𝗼𝗹𝗱 𝘁𝗲𝘅𝘁 𝗳𝗼𝗿 𝗯𝗿𝗲𝗮𝗱', 38],
  ['hieroglyphs', '𓀀𓀁𓀂𓀃', 16],
  ['families', '👩‍👧‍👦👨🏽‍🚀🏳️‍🌈', 21],
  ['rare Han', '龘靐齉爩麤灪', 12],
  ['random letters', 'xq7Zk2Pv9LmB4tRw8Yc3Nd6Hs1Jf5Gg0', 27],
])('what tokenizers seldom see is not taken for less than a quarter of what it is: %s', (_, text, tokens) => {
  expect(getEstimateRatio([{ text, tokens }])).toBeGreaterThan(0.25)
  expect(getEstimateRatio([{ text, tokens }])).toBeLessThan(1.6)
})
