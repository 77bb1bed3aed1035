import { expect, test } from 'vitest'
import { formatCopyrightYears } from './copyright'

test.each([
  [2025, 2025, '2025'],
  [2025, 2026, '2025–2026'],
  [2024, 2031, '2024–2031'],
  [2025, 2019, '2025'],
])('from %i, built in %i, the line reads %s', (from, now, line) => {
  expect(formatCopyrightYears(from, now)).toBe(line)
})
