import { expect, test } from 'vitest'
import { growthOf, mostGrowth } from '@/test/growth'
import { measure } from './measure'

// Row A13
test('a text of nothing but combining marks is measured in time that grows with its length', async () => {
  const marks = (length: number) => measure(`a${'\u0316\u0301'.repeat(length)}`)
  expect(await growthOf(marks, 20_000)).toBeLessThan(mostGrowth)
  expect(marks(150_000).characters).toBe(300_001)
})
