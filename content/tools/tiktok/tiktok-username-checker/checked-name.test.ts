import { expect, test } from 'vitest'
import { parseCheckedName } from './checked-name'

const whole = {
  name: 'demo.user',
  verdict: 'taken',
  lowCertainty: false,
  note: 'An account has it.',
  account: { nickname: 'Demo', followers: null },
  variants: ['demo_user'],
}

test('a piece of the result is read as it is', () => {
  expect(parseCheckedName(whole)).toEqual(whole)
})

test.each([
  null,
  'taken',
  [],
  {},
  { ...whole, name: 1 },
  { ...whole, verdict: 'available' },
  { ...whole, account: {} },
  { ...whole, account: undefined },
  { ...whole, variants: [1] },
  { ...whole, lowCertainty: undefined },
  { ...whole, lowCertainty: 'yes' },
  { ...whole, account: { nickname: 1, followers: null } },
])('%j is none', (value) => {
  expect(parseCheckedName(value)).toBeNull()
})
