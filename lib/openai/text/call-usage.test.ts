import { expect, test } from 'vitest'
import type { AnswerChunk } from './answer'
import { CallUsage, TokenRatios } from './call-usage'

const nothing: AnswerChunk = { text: '', reasoning: '', isRefused: false, finishReason: null, usage: null }
const request = { tokens: 1_000, hasImage: false }
const report = (inputTokens: number, outputTokens: number, thinkingTokens = 0): AnswerChunk => ({
  ...nothing,
  finishReason: 'stop',
  usage: { inputTokens, outputTokens, reasoningTokens: thinkingTokens },
})
/** 230 tokens by the estimate. */
const words = { ...nothing, text: 'word '.repeat(200) }

function called(ratios: TokenRatios, ...parts: AnswerChunk[]): CallUsage {
  const tally = new CallUsage(ratios, request)
  tally.onSent()
  for (const part of parts) tally.addChunk(part)
  tally.learn()
  return tally
}

test('what is not reported is estimated from what was sent and received', () => {
  expect(called(new TokenRatios(false), words).total).toEqual({ inputTokens: 1_000, outputTokens: 230 })
})

test('later estimates follow how the server counts, by its last calls', () => {
  const ratios = new TokenRatios(false)
  expect(called(ratios, words, report(3_000, 690)).total).toEqual({ inputTokens: 3_000, outputTokens: 690 })
  expect(called(ratios, words).total).toEqual({ inputTokens: 3_000, outputTokens: 690 })
  for (let call = 0; call < 40; call += 1) called(ratios, words, report(1_500, 460))
  const { inputTokens, outputTokens } = called(ratios, words).total
  expect(Math.abs(inputTokens - 1_500)).toBeLessThan(50)
  expect(Math.abs(outputTokens - 460)).toBeLessThan(10)
})

test('no text makes later runs cheaper than three quarters of the estimate', () => {
  const ratios = new TokenRatios(false)
  for (let call = 0; call < 40; call += 1) called(ratios, words, report(10, 10))
  const { inputTokens, outputTokens } = called(ratios, words).total
  expect(inputTokens).toBe(750)
  expect(outputTokens / 230).toBeCloseTo(0.75)
})

test('nothing is learned of writing from an answer of a few words', () => {
  const ratios = new TokenRatios(false)
  called(ratios, { ...nothing, text: 'No.' }, report(1_000, 40))
  expect(called(ratios, words).total.outputTokens).toBe(230)
})

test('a report before the end, or of no input, is none', () => {
  const early = { ...words, usage: { inputTokens: 7, outputTokens: 7, reasoningTokens: 0 } }
  expect(called(new TokenRatios(false), early).total).toEqual({ inputTokens: 1_000, outputTokens: 230 })
  expect(called(new TokenRatios(false), words, report(0, 0)).total.inputTokens).toBe(1_000)
})

test('what a model thinks unseen counts from the beginning: its allowance, then what it has been', () => {
  const ratios = new TokenRatios(true)
  expect(called(ratios).total.outputTokens).toBe(1_000)
  called(ratios, words, report(1_000, 530, 300))
  expect(called(ratios).total.outputTokens).toBe(300)
  expect(called(ratios, words).total.outputTokens).toBe(530)
})

test('thoughts that are shown count as they come', () => {
  const aloud = { ...nothing, reasoning: words.text }
  const ratios = new TokenRatios(false)
  expect(called(ratios, aloud, words).total.outputTokens).toBe(460)
  called(ratios, aloud, words, report(1_000, 460, 230))
  expect(called(ratios, aloud).total.outputTokens).toBe(230)
})

test('a request that was refused costs nothing, one whose connection broke costs what was sent', () => {
  const tally = new CallUsage(new TokenRatios(false), request)
  expect(tally.total).toEqual({ inputTokens: 0, outputTokens: 0 })
  tally.onSent()
  tally.onRefused()
  expect(tally.total).toEqual({ inputTokens: 0, outputTokens: 0 })
  tally.onSent()
  tally.onSent()
  expect(tally.total).toEqual({ inputTokens: 2_000, outputTokens: 0 })
})
