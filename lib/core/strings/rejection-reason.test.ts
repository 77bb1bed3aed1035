import { expect, test } from 'vitest'
import { isRejected } from './rejection-reason'

test.each([
  'Have you ever wondered why bread fails?',
  "You won't believe this crust",
  'You won’t believe this crust',
  "Most people don't realize flour ages",
  'Plot twist: it was the oven',
  "In today's fast-paced world, bread is slow",
  'Hey guys, welcome back',
  'Here are 5 hooks for your video',
  '"Did you know" is how it starts',
  'A good first line\nFun fact: the second is worn',
  'Let us delve into hydration',
  'Unlock the secrets of rye',
  'This flour is a game-changer',
  'Elevate your breakfast',
  'Take your baking to the next level',
  "It isn't just bread, it's a lifestyle",
  'I made {a {number} loaves',
  'It is (add (your) (insert name here) done',
  'Buy <your product> now',
  'I made {number} loaves',
  'Comment YES for the recipe',
  'Drop a 🔥 below',
  'Comment "LINK" and I will send it',
  'Follow for part 2',
  'Like and follow for more',
  'Like if you agree',
  'Tag 3 friends who bake',
  "Don't forget to subscribe",
])('%j is rejected', (text) => {
  expect(isRejected(text)).toBe(true)
})

test.each([
  'The loaf I threw away on Monday',
  'I made [your number] loaves before one rose',
  'I have ever-hungry kids and one oven',
  'Unlock a phone with flour on your hands',
  'Tell me which crumb you prefer',
  'My neighbour comments yesterday’s loaf',
  'How I follow a recipe for two breads',
  'Transform stale bread into croutons',
  'What do you do with the discard?',
  'Say no to store-bought stock',
  'Here is the loaf I threw away',
  'Sure-fire proofing at 26 degrees',
  '',
])('%j passes', (text) => {
  expect(isRejected(text)).toBe(false)
})
