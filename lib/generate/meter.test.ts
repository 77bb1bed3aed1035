import { expect, test } from 'vitest'
import { createMeter } from './meter'

const price = { input: 1, output: 2 }
const usage = { inputTokens: 100, outputTokens: 50 }

test('a run costs what its calls have used', () => {
  const meter = createMeter(price)
  meter.call(() => usage)()
  meter.call(() => usage)()
  expect(meter.spent()).toBe(400)
  expect(meter.total()).toEqual({ inputTokens: 200, outputTokens: 100 })
})

// Row M8
test('a call counts while it goes on', () => {
  const meter = createMeter(price)
  const used = { ...usage }
  meter.call(() => used)
  expect(meter.spent()).toBe(200)
  used.outputTokens = 60
  expect(meter.spent()).toBe(220)
})

test('where nothing has a price nothing is spent', () => {
  const meter = createMeter(null)
  meter.call(() => usage)
  expect(meter.spent()).toBe(0)
})
