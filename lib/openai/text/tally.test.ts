import { expect, test } from 'vitest'
import type { Part } from './answer'
import { Ratios, Tally } from './tally'

const nothing: Part = { text: '', thoughts: '', refused: false, finish: null, usage: null }
const request = { tokens: 1_000, hasPicture: false }
const report = (inputTokens: number, outputTokens: number, thinkingTokens = 0): Part => ({
  ...nothing,
  finish: 'stop',
  usage: { inputTokens, outputTokens, thinkingTokens },
})
/** 230 tokens by the estimate. */
const words = { ...nothing, text: 'word '.repeat(200) }

function called(ratios: Ratios, ...parts: Part[]): Tally {
  const tally = new Tally(ratios, request)
  tally.sent()
  for (const part of parts) tally.heard(part)
  tally.learn()
  return tally
}

test('what is not reported is estimated from what was sent and received', () => {
  expect(called(new Ratios(false), words).used).toEqual({ inputTokens: 1_000, outputTokens: 230 })
})

test('later estimates follow how the server counts, by its last calls', () => {
  const ratios = new Ratios(false)
  expect(called(ratios, words, report(3_000, 690)).used).toEqual({ inputTokens: 3_000, outputTokens: 690 })
  expect(called(ratios, words).used).toEqual({ inputTokens: 3_000, outputTokens: 690 })
  for (let call = 0; call < 40; call += 1) called(ratios, words, report(1_500, 460))
  const { inputTokens, outputTokens } = called(ratios, words).used
  expect(Math.abs(inputTokens - 1_500)).toBeLessThan(50)
  expect(Math.abs(outputTokens - 460)).toBeLessThan(10)
})

test('no text makes later runs cheaper than three quarters of the estimate', () => {
  const ratios = new Ratios(false)
  for (let call = 0; call < 40; call += 1) called(ratios, words, report(10, 10))
  const { inputTokens, outputTokens } = called(ratios, words).used
  expect(inputTokens).toBe(750)
  expect(outputTokens / 230).toBeCloseTo(0.75)
})

test('nothing is learned of writing from an answer of a few words', () => {
  const ratios = new Ratios(false)
  called(ratios, { ...nothing, text: 'No.' }, report(1_000, 40))
  expect(called(ratios, words).used.outputTokens).toBe(230)
})

test('a report before the end, or of no input, is none', () => {
  const early = { ...words, usage: { inputTokens: 7, outputTokens: 7, thinkingTokens: 0 } }
  expect(called(new Ratios(false), early).used).toEqual({ inputTokens: 1_000, outputTokens: 230 })
  expect(called(new Ratios(false), words, report(0, 0)).used.inputTokens).toBe(1_000)
})

test('what a model thinks unseen counts from the beginning: its allowance, then what it has been', () => {
  const ratios = new Ratios(true)
  expect(called(ratios).used.outputTokens).toBe(1_000)
  called(ratios, words, report(1_000, 530, 300))
  expect(called(ratios).used.outputTokens).toBe(300)
  expect(called(ratios, words).used.outputTokens).toBe(530)
})

test('thoughts that are shown count as they come', () => {
  const aloud = { ...nothing, thoughts: words.text }
  const ratios = new Ratios(false)
  expect(called(ratios, aloud, words).used.outputTokens).toBe(460)
  called(ratios, aloud, words, report(1_000, 460, 230))
  expect(called(ratios, aloud).used.outputTokens).toBe(230)
})

test('a request that was refused costs nothing, one whose connection broke costs what was sent', () => {
  const tally = new Tally(new Ratios(false), request)
  expect(tally.used).toEqual({ inputTokens: 0, outputTokens: 0 })
  tally.sent()
  tally.refused()
  expect(tally.used).toEqual({ inputTokens: 0, outputTokens: 0 })
  tally.sent()
  tally.sent()
  expect(tally.used).toEqual({ inputTokens: 2_000, outputTokens: 0 })
})
