import { expect, test } from 'vitest'
import { findBait } from './engagement-bait'

test.each([
  ['LIKE this if you’re an Aries!', 'react'],
  ['Smash that like button', 'react'],
  ['Comment “YES” if you love rock', 'comment'],
  ['Comment GUIDE and I’ll send it', 'comment'],
  ['Comment A or B', 'comment'],
  ['Drop a 🔥 in the comments', 'comment'],
  ['Type amen', 'comment'],
  ['❤️ for tea, 😂 for coffee', 'vote'],
  ['Share with 10 friends for a chance to win', 'share'],
  ['Share this if you agree', 'share'],
  ['Tag a friend who naps like this', 'tag'],
  ['Follow for part 2', 'follow'],
  ['Follow and like to enter', 'follow'],
])('“%s” is bait: %s', (text, kind) => {
  expect(findBait(text)).toBe(kind)
})

test.each([
  'Muddy Paws® for small dogs',
  'What would you have done?',
  'Say what you would do differently',
  'Save this for the weekend',
  'Follow for more on sourdough',
  'I’d like this to be useful',
  'Comment on anything you like',
  'Vote on Sunday',
  'Reply to the survey below',
])('“%s” is none', (text) => {
  expect(findBait(text)).toBeNull()
})
