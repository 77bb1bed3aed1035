import { expect, test } from 'vitest'
import { parseCheckedName } from './checked-name'

const checkedName = {
  name: 'demo.user',
  verdict: 'taken',
  lowCertainty: false,
  note: 'An account has it.',
  account: { nickname: 'Demo', followers: null },
  variants: ['demo_user'],
}

test('a piece of the result is read as it is', () => {
  expect(parseCheckedName(checkedName)).toEqual(checkedName)
})

test.each([
  null,
  'taken',
  [],
  {},
  { ...checkedName, name: 1 },
  { ...checkedName, verdict: 'available' },
  { ...checkedName, account: {} },
  { ...checkedName, account: undefined },
  { ...checkedName, variants: [1] },
  { ...checkedName, lowCertainty: undefined },
  { ...checkedName, lowCertainty: 'yes' },
  { ...checkedName, account: { nickname: 1, followers: null } },
])('%j is none', (value) => {
  expect(parseCheckedName(value)).toBeNull()
})
