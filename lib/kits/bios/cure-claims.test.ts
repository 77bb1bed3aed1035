import { expect, test } from 'vitest'
import { claimsCure } from './cure-claims'

test.each([
  ['reversing my type 2 diabetes', true],
  ['how I healed my gut and anxiety', true],
  ['cure your very own chronic pain', true],
  ['cure for a better life without any anxiety', false],
  ['curing bacon at home', false],
])('detects that “%s” promises a cure: %s', (text, isCureClaim) => {
  expect(claimsCure(text)).toBe(isCureClaim)
})
