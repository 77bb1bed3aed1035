import { expect, test } from 'vitest'
import samples from '@/test/token-samples.json' with { type: 'json' }
import type { AnswerChunk } from './answer'
import { CallUsage, estimateTokens, TokenRatios } from './token-usage'

const emptyChunk: AnswerChunk = { text: '', reasoning: '', isRefused: false, finishReason: null, usage: null }
const request = { tokens: 1_000, hasImage: false }
const createReport = (inputTokens: number, outputTokens: number, reasoningTokens = 0): AnswerChunk => ({
  ...emptyChunk,
  finishReason: 'stop',
  usage: { inputTokens, outputTokens, reasoningTokens },
})
/** This chunk has an estimated 230 tokens. */
const wordsChunk = { ...emptyChunk, text: 'word '.repeat(200) }
const estimate = { inputTokens: 1_000, outputTokens: 230 }

function recordCall(ratios: TokenRatios, ...chunks: AnswerChunk[]) {
  const usage = new CallUsage(ratios, request)
  usage.recordRequest()
  for (const part of chunks) usage.addChunk(part)
  usage.learn()
  return usage.total
}

test('estimates unreported usage from the data sent and received', () => {
  expect(recordCall(new TokenRatios(false), wordsChunk)).toEqual(estimate)
})

test('adapts later estimates to the server’s latest reports', () => {
  const ratios = new TokenRatios(false)
  const reportedUsage = { inputTokens: 3_000, outputTokens: 690 }
  expect(recordCall(ratios, wordsChunk, createReport(3_000, 690))).toEqual(reportedUsage)
  expect(recordCall(ratios, wordsChunk)).toEqual(reportedUsage)
  for (let call = 0; call < 40; call += 1) recordCall(ratios, wordsChunk, createReport(1_500, 460))
  const { inputTokens, outputTokens } = recordCall(ratios, wordsChunk)
  expect(Math.abs(inputTokens - 1_500)).toBeLessThan(50)
  expect(Math.abs(outputTokens - 460)).toBeLessThan(10)
})

test('never lowers later estimates below three quarters', () => {
  const ratios = new TokenRatios(false)
  for (let call = 0; call < 40; call += 1) recordCall(ratios, wordsChunk, createReport(10, 10))
  const { inputTokens, outputTokens } = recordCall(ratios, wordsChunk)
  expect(inputTokens).toBe(750)
  expect(outputTokens / 230).toBeCloseTo(0.75)
})

test('learns no output ratio from an answer of a few words', () => {
  const ratios = new TokenRatios(false)
  recordCall(ratios, { ...emptyChunk, text: 'No.' }, createReport(1_000, 40))
  expect(recordCall(ratios, wordsChunk)).toEqual(estimate)
})

test('ignores a report before the end or without input', () => {
  const earlyReport = { ...wordsChunk, usage: { inputTokens: 7, outputTokens: 7, reasoningTokens: 0 } }
  expect(recordCall(new TokenRatios(false), earlyReport)).toEqual(estimate)
  expect(recordCall(new TokenRatios(false), wordsChunk, createReport(0, 0)).inputTokens).toBe(1_000)
})

test('counts hidden reasoning from the start, first by its allowance, then by its mean', () => {
  const ratios = new TokenRatios(true)
  expect(recordCall(ratios).outputTokens).toBe(2_000)
  recordCall(ratios, wordsChunk, createReport(1_000, 530, 300))
  expect(recordCall(ratios).outputTokens).toBe(300)
  expect(recordCall(ratios, wordsChunk).outputTokens).toBe(530)
})

test('counts visible reasoning as it arrives', () => {
  const reasoningChunk = { ...emptyChunk, reasoning: wordsChunk.text }
  const ratios = new TokenRatios(false)
  expect(recordCall(ratios, reasoningChunk, wordsChunk).outputTokens).toBe(460)
  recordCall(ratios, reasoningChunk, wordsChunk, createReport(1_000, 460, 230))
  expect(recordCall(ratios, reasoningChunk).outputTokens).toBe(230)
})

test('counts nothing for a refused request and the input of one whose connection broke', () => {
  const usage = new CallUsage(new TokenRatios(false), request)
  usage.recordRequest()
  usage.recordRefusal()
  expect(usage.total).toEqual({ inputTokens: 0, outputTokens: 0 })
  usage.recordRequest()
  usage.recordRequest()
  expect(usage.total).toEqual({ inputTokens: 2_000, outputTokens: 0 })
})

/** The token counts were computed with o200k_base by gpt-tokenizer 4.0 (2026-11). */
const { answers, languages } = samples

const getEstimateRatio = (texts: readonly { text: string; tokens: number }[]) =>
  texts.reduce((sum, { text }) => sum + estimateTokens(text), 0) / texts.reduce((sum, { tokens }) => sum + tokens, 0)

test('estimates the tools’ English answers within 10 %', () => {
  expect(getEstimateRatio(answers)).toBeGreaterThan(0.9)
  expect(getEstimateRatio(answers)).toBeLessThan(1.1)
})

test.each([...answers, ...languages])('estimates a text within a quarter: $name', (text) => {
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
])('estimates rare text at a quarter of its tokens or more: %s', (_, text, tokens) => {
  expect(getEstimateRatio([{ text, tokens }])).toBeGreaterThan(0.25)
  expect(getEstimateRatio([{ text, tokens }])).toBeLessThan(1.6)
})
