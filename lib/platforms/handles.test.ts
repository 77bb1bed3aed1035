import { expect, test } from 'vitest'
import { type HandlePlatform, handleProblem } from './handles'

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
  expect(handleProblem(platform, handle)).toBeNull()
})

test.each<[HandlePlatform, string, string]>([
  ['tiktok', 'crumb.', 'cannot end with a full stop'],
  ['tiktok', 'a', 'must have 2 to 24 characters'],
  ['tiktok', 'abcdefghijklmnopqrstuvwxy', 'must have 2 to 24 characters'],
  ['tiktok', 'crumb-club', 'may hold letters, digits, underscores and full stops only'],
  ['tiktok', 'brotzeitmünchen', 'may hold letters, digits, underscores and full stops only'],
  ['tiktok', '123.4', 'needs a letter'],
  ['instagram', '.crumb', 'cannot start or end with a full stop'],
  ['instagram', 'crumb..club', 'cannot have two full stops in a row'],
  ['instagram', 'crumb club', 'may hold letters, digits, underscores and full stops only'],
  ['youtube', '_crumb', 'cannot start or end with a punctuation mark'],
  ['youtube', 'ab', 'must have 3 to 30 characters'],
  ['youtube', '555-0100', 'cannot look like a phone number'],
  ['youtube', 'crumbclub.com', 'cannot look like a web address'],
  ['youtube', 'crumbкруг', 'cannot mix writing systems'],
  ['x', 'crumb.club', 'may hold letters, digits and underscores only'],
  ['x', 'abc', 'must have 4 to 15 characters'],
  ['x', 'abcdefghijklmnop', 'must have 4 to 15 characters'],
  ['x', 'twitterbread', 'cannot contain “twitter” or “admin”'],
])('%s refuses %s: %s', (platform, handle, problem) => {
  expect(handleProblem(platform, handle)).toBe(problem)
})
