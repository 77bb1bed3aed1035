import { expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { measureLengths } from './measure'

// Row A13
test('a text of nothing but combining marks is measured in time that grows with its length', async () => {
  const marks = (length: number) => measureLengths(`a${'\u0316\u0301'.repeat(length)}`)
  expect(await measureGrowth(marks, 20_000)).toBeLessThan(MAX_GROWTH)
  expect(marks(150_000).characters).toBe(300_001)
})
