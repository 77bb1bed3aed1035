import { expect, test } from 'vitest'
import type { AnswerChunk } from './answer'
import { CallUsage, TokenRatios } from './call-usage'

const emptyChunk: AnswerChunk = { text: '', reasoning: '', isRefused: false, finishReason: null, usage: null }
const request = { tokens: 1_000, hasImage: false }
const createReport = (inputTokens: number, outputTokens: number, thinkingTokens = 0): AnswerChunk => ({
  ...emptyChunk,
  finishReason: 'stop',
  usage: { inputTokens, outputTokens, reasoningTokens: thinkingTokens },
})
/** 230 tokens by the estimate. */
const wordsChunk = { ...emptyChunk, text: 'word '.repeat(200) }

function recordCall(ratios: TokenRatios, ...chunks: AnswerChunk[]): CallUsage {
  const usage = new CallUsage(ratios, request)
  usage.recordRequest()
  for (const part of chunks) usage.addChunk(part)
  usage.learn()
  return usage
}

test('what is not reported is estimated from what was sent and received', () => {
  expect(recordCall(new TokenRatios(false), wordsChunk).total).toEqual({
    inputTokens: 1_000,
    outputTokens: 230,
  })
})

test('later estimates follow how the server counts, by its last calls', () => {
  const ratios = new TokenRatios(false)
  expect(recordCall(ratios, wordsChunk, createReport(3_000, 690)).total).toEqual({
    inputTokens: 3_000,
    outputTokens: 690,
  })
  expect(recordCall(ratios, wordsChunk).total).toEqual({ inputTokens: 3_000, outputTokens: 690 })
  for (let call = 0; call < 40; call += 1) recordCall(ratios, wordsChunk, createReport(1_500, 460))
  const { inputTokens, outputTokens } = recordCall(ratios, wordsChunk).total
  expect(Math.abs(inputTokens - 1_500)).toBeLessThan(50)
  expect(Math.abs(outputTokens - 460)).toBeLessThan(10)
})

test('no text makes later runs cheaper than three quarters of the estimate', () => {
  const ratios = new TokenRatios(false)
  for (let call = 0; call < 40; call += 1) recordCall(ratios, wordsChunk, createReport(10, 10))
  const { inputTokens, outputTokens } = recordCall(ratios, wordsChunk).total
  expect(inputTokens).toBe(750)
  expect(outputTokens / 230).toBeCloseTo(0.75)
})

test('nothing is learned of writing from an answer of a few words', () => {
  const ratios = new TokenRatios(false)
  recordCall(ratios, { ...emptyChunk, text: 'No.' }, createReport(1_000, 40))
  expect(recordCall(ratios, wordsChunk).total.outputTokens).toBe(230)
})

test('a report before the end, or of no input, is none', () => {
  const earlyReport = { ...wordsChunk, usage: { inputTokens: 7, outputTokens: 7, reasoningTokens: 0 } }
  expect(recordCall(new TokenRatios(false), earlyReport).total).toEqual({
    inputTokens: 1_000,
    outputTokens: 230,
  })
  expect(recordCall(new TokenRatios(false), wordsChunk, createReport(0, 0)).total.inputTokens).toBe(1_000)
})

test('what a model thinks unseen counts from the beginning: its allowance, then what it has been', () => {
  const ratios = new TokenRatios(true)
  expect(recordCall(ratios).total.outputTokens).toBe(1_000)
  recordCall(ratios, wordsChunk, createReport(1_000, 530, 300))
  expect(recordCall(ratios).total.outputTokens).toBe(300)
  expect(recordCall(ratios, wordsChunk).total.outputTokens).toBe(530)
})

test('thoughts that are shown count as they come', () => {
  const reasoningChunk = { ...emptyChunk, reasoning: wordsChunk.text }
  const ratios = new TokenRatios(false)
  expect(recordCall(ratios, reasoningChunk, wordsChunk).total.outputTokens).toBe(460)
  recordCall(ratios, reasoningChunk, wordsChunk, createReport(1_000, 460, 230))
  expect(recordCall(ratios, reasoningChunk).total.outputTokens).toBe(230)
})

test('a request that was refused costs nothing, one whose connection broke costs what was sent', () => {
  const usage = new CallUsage(new TokenRatios(false), request)
  expect(usage.total).toEqual({ inputTokens: 0, outputTokens: 0 })
  usage.recordRequest()
  usage.recordRefusal()
  expect(usage.total).toEqual({ inputTokens: 0, outputTokens: 0 })
  usage.recordRequest()
  usage.recordRequest()
  expect(usage.total).toEqual({ inputTokens: 2_000, outputTokens: 0 })
})
