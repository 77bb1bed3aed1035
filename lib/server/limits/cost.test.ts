import { expect, test } from 'vitest'
import { estimateMaxCost } from './cost'

const price = { input: 1, output: 1 }
const tool = { maxOutputTokens: 500 }

// Row M7
test('everything that goes to the model is in the reserve', () => {
  const visitorText = { prompt: 'a', fields: {}, voice: [], refine: null }
  const plainCost = estimateMaxCost(tool, visitorText, price)
  const item = { text: 'a'.repeat(4_000) }
  const refinedCost = estimateMaxCost(tool, { ...visitorText, refine: { action: 'shorter', item } }, price)
  // Two calls with 4,000 bytes more, at two bytes a token.
  expect(refinedCost - plainCost).toBeGreaterThanOrEqual(4_000)
  expect(refinedCost - plainCost).toBeLessThan(4_100)
})

test('the second call takes along what the first one gave', () => {
  // 2 × (2,500 + 1 input tokens + 1,500 output tokens) + 500.
  expect(estimateMaxCost(tool, '', price)).toBe(8_502)
})

test('a picture is set aside for in both calls', () => {
  expect(estimateMaxCost(tool, '', price, true) - estimateMaxCost(tool, '', price)).toBe(2 * 26_000)
})
