import { expect, test } from 'vitest'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { composePlacements } from './compose-placements'

test.each([
  [
    'I run a small candle shop in Austin',
    ['#CandleShop', '#Austin'],
    ['I run a small #CandleShop in #Austin', 'I run a small candle shop in Austin #CandleShop #Austin'],
  ],
  ['my dog hates baths', ['#DogBath'], ['My dog hates baths #DogBath']],
  ['sourdough bread', ['#SourdoughBread'], ['Sourdough bread #SourdoughBread']],
  ['C++ tutorials that I like', ['#Cpp'], ['#Cpp tutorials that I like', 'C++ tutorials that I like #Cpp']],
  ['Maya’s Café in Lisbon', ['#MayasCafé'], ['Maya’s Café in Lisbon #MayasCafé']],
  ['السفر إلى اليابان', ['#اليابان'], ['السفر إلى #اليابان', 'السفر إلى اليابان #اليابان']],
])('%j with %j', (prompt, tags, posts) => {
  expect(composePlacements(prompt, tags)).toEqual(posts)
})

test('a long text is cut so that it fits with its tags', () => {
  const posts = composePlacements('パンを焼くのは楽しいです。'.repeat(30), ['#パン', '#初心者'])
  expect(posts.length).toBeGreaterThan(0)
  for (const post of posts) expect(measureWeightedLength(post)).toBeLessThanOrEqual(280)
})
