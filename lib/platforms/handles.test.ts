import { expect, test } from 'vitest'
import { getHandleProblem, type HandlePlatform } from './handles'

test.each<[HandlePlatform, string]>([
  ['tiktok', 'crumb.club_'],
  ['tiktok', 'abcdefghijklmnopqrstuvwx'],
  ['tiktok', '.ab'],
  ['instagram', 'the.crumb_club'],
  ['instagram', 'a'],
  ['youtube', 'crumb-club'],
  ['youtube', 'مطبخ'],
  ['youtube', 'crumb·club'],
  ['x', 'crumb_club'],
])('%s accepts %s', (platform, handle) => {
  expect(getHandleProblem(platform, handle)).toBeNull()
})

test.each<[HandlePlatform, string, string]>([
  ['tiktok', 'crumb.', 'cannot end with a dot'],
  ['tiktok', 'a', 'must have 2 to 24 characters'],
  ['tiktok', 'abcdefghijklmnopqrstuvwxy', 'must have 2 to 24 characters'],
  ['tiktok', 'crumb-club', 'can only have letters, digits, underscores and dots'],
  ['tiktok', 'brotzeitmünchen', 'can only have letters, digits, underscores and dots'],
  ['tiktok', '123.4', 'needs a letter'],
  ['instagram', '.crumb', 'cannot start or end with a dot'],
  ['instagram', 'crumb..club', 'cannot have two dots in a row'],
  ['instagram', 'crumb club', 'can only have letters, digits, underscores and dots'],
  ['youtube', '_crumb', 'cannot start or end with a punctuation mark'],
  ['youtube', 'ab', 'must have 3 to 30 characters'],
  ['youtube', '555-0100', 'cannot look like a phone number'],
  ['youtube', 'crumbclub.com', 'cannot look like a web address'],
  ['youtube', 'crumbкруг', 'cannot mix writing systems'],
  ['x', 'crumb.club', 'can only have letters, digits and underscores'],
  ['x', 'abc', 'must have 4 to 15 characters'],
  ['x', 'abcdefghijklmnop', 'must have 4 to 15 characters'],
  ['x', 'twitterbread', 'cannot contain “twitter” or “admin”'],
])('%s refuses %s: %s', (platform, handle, problem) => {
  expect(getHandleProblem(platform, handle)).toBe(problem)
})
