import { expect, test } from 'vitest'
import { estimateMaxCost } from './cost'

const price = { input: 1, output: 1 }
const tool = { maxOutputTokens: 500 }

// Row M7
test('everything that goes to the model is in the reserve', () => {
  const sent = { prompt: 'a', fields: {}, voice: [], refine: null }
  const plain = estimateMaxCost(tool, sent, price)
  const item = { text: 'a'.repeat(4_000) }
  const refined = estimateMaxCost(tool, { ...sent, refine: { action: 'shorter', item } }, price)
  // Two calls with 4,000 bytes more, at two bytes a token.
  expect(refined - plain).toBeGreaterThanOrEqual(4_000)
  expect(refined - plain).toBeLessThan(4_100)
})

test('the second call takes along what the first one gave', () => {
  // 2 × (2,500 + 1 input tokens + 1,500 output tokens) + 500.
  expect(estimateMaxCost(tool, '', price)).toBe(8_502)
})

test('a picture is set aside for in both calls', () => {
  expect(estimateMaxCost(tool, '', price, true) - estimateMaxCost(tool, '', price)).toBe(2 * 26_000)
})
