import { expect, test } from 'vitest'
import { decodePostTime } from './decode-post-time'

test('the id of a post says when it was made', () => {
  expect(decodePostTime('7300000000000000001')).toBe(1_699_663_698)
})

test.each([
  ['before TikTok', '123456789012345'],
  ['in the future', '9223372036854775807'],
])('an id %s says nothing', (_, id) => {
  expect(decodePostTime(id)).toBeNull()
})
