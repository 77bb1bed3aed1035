import { expect, test } from 'vitest'
import { createRunUsage } from './run-usage'

const price = { input: 1, output: 2 }
const usage = { inputTokens: 100, outputTokens: 50 }

test('a run costs what its calls have used', () => {
  const meter = createRunUsage(price)
  meter.startCall(() => usage)()
  meter.startCall(() => usage)()
  expect(meter.getCost()).toBe(400)
  expect(meter.total()).toEqual({ inputTokens: 200, outputTokens: 100 })
})

// Row M8
test('a call counts while it goes on', () => {
  const meter = createRunUsage(price)
  const used = { ...usage }
  meter.startCall(() => used)
  expect(meter.getCost()).toBe(200)
  used.outputTokens = 60
  expect(meter.getCost()).toBe(220)
})

test('where nothing has a price nothing is spent', () => {
  const meter = createRunUsage(null)
  meter.startCall(() => usage)
  expect(meter.getCost()).toBe(0)
})
