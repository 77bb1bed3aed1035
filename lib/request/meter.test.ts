import { expect, test } from 'vitest'
import { createMeter } from './meter'

const money = { reserve: 1_000, price: { input: 1, output: 2 } }
const usage = { inputTokens: 100, outputTokens: 50 }

test('calls that report cost what they report', () => {
  const meter = createMeter(money)
  meter.call()(usage)
  meter.call()(usage)
  expect(meter.spent()).toBe(400)
  expect(meter.total).toEqual({ inputTokens: 200, outputTokens: 100 })
})

test('a second call that ends without a report counts with its half of the reserve', () => {
  const meter = createMeter(money)
  meter.call()(usage)
  meter.call()
  expect(meter.spent()).toBe(700)
})

// Row M8
test('two calls without a report cost the whole reserve, a call without tokens nothing', () => {
  const meter = createMeter(money)
  meter.call()
  meter.call()
  expect(meter.spent()).toBe(1_000)
  const refused = createMeter(money)
  refused.call()({ inputTokens: 0, outputTokens: 0 })
  expect(refused.spent()).toBe(0)
})

test('where nothing has a price nothing is spent', () => {
  const meter = createMeter(null)
  meter.call()
  expect(meter.spent()).toBe(0)
})
