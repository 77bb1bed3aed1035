import { expect, test } from 'vitest'
import { uniqueBy } from './unique-by'

test('the first of each stays, in its place', () => {
  const links = ['b 1', 'a 2', 'b 3', 'c 4', 'a 5']
  expect(uniqueBy(links, (link) => link.charAt(0))).toEqual(['b 1', 'a 2', 'c 4'])
})
