import { expect, test } from 'vitest'
import { getHandleProblem, type HandlePlatform } from './handles'
import { fitHashtags, normalizeTag } from './hashtags/fit-hashtags'
import { parseLinks } from './links'
import { getMailtoUrl, getXPostUrl } from './share-urls'

test.each<[HandlePlatform, string]>([
  ['tiktok', 'crumb.club_'],
  ['tiktok', 'abcdefghijklmnopqrstuvwx'],
  ['instagram', 'a'],
  ['instagram', 'a'.repeat(30)],
  ['youtube', 'a'.repeat(30)],
  ['youtube', 'crumb-club'],
  ['youtube', 'مطبخ'],
  ['x', 'crumb_club'],
])('%s accepts %s', (platform, handle) => {
  expect(getHandleProblem(platform, handle)).toBeNull()
})

test.each<[HandlePlatform, string, string]>([
  ['tiktok', 'crumb.', 'can’t end with a period'],
  ['tiktok', 'a', 'must have 2 to 24 characters'],
  ['tiktok', 'abcdefghijklmnopqrstuvwxy', 'must have 2 to 24 characters'],
  ['tiktok', 'crumb-club', 'can only have letters, numbers, underscores and periods'],
  ['tiktok', '123.4', 'needs a letter'],
  ['instagram', 'a'.repeat(31), 'must have 1 to 30 characters'],
  ['youtube', 'a'.repeat(31), 'must have 3 to 30 characters'],
  ['instagram', '.crumb', 'can’t start or end with a period'],
  ['instagram', 'crumb..club', 'can’t have two periods in a row'],
  ['instagram', 'crumb club', 'can only have letters, numbers, underscores and periods'],
  ['youtube', '_crumb', 'can’t start or end with a punctuation mark'],
  ['youtube', 'ab', 'must have 3 to 30 characters'],
  ['youtube', '555-0100', 'can’t look like a phone number'],
  ['youtube', 'crumbclub.com', 'can’t look like a web address'],
  ['youtube', 'crumbкруг', 'can’t mix writing systems'],
  ['x', 'crumb.club', 'can only have letters, numbers and underscores'],
  ['x', 'abc', 'must have 4 to 15 characters'],
  ['x', 'abcdefghijklmnop', 'must have 4 to 15 characters'],
  ['x', 'twitterbread', 'can’t contain “twitter” or “admin”'],
])('%s refuses %s: %s', (platform, handle, problem) => {
  expect(getHandleProblem(platform, handle)).toBe(problem)
})

test.each([
  ['##Sourdough', '#Sourdough'],
  ['#sour dough!', '#sourdough'],
  ['  #rye_bread ', '#rye_bread'],
  ['#2026', null],
  ['#🔥', null],
  ['#سفر_اليابان', '#سفر_اليابان'],
  ['＃パン作り', '#パン作り'],
  ['#abcdefghijklmnopqrstuvwxyzabcde', null],
])('normalizes the hashtag %j to %j', (tag, expected) => {
  expect(normalizeTag(tag)).toBe(expected)
})

test('drops duplicate, filler and excluded hashtags, up to the maximum', () => {
  const tags = ['#fyp', 'Sourdough', '#sourdough', '#ForYou', '#ryebread', '#2026', '#crumb', '#starter']
  expect(fitHashtags(tags, { max: 3 })).toEqual(['#Sourdough', '#ryebread', '#crumb'])
  expect(fitHashtags(tags, { max: 0 })).toEqual([])
  expect(fitHashtags(['#bread', '#Rye', '#oven'], { max: 5, excludedTags: ['rye', '#OVEN'] })).toEqual(['#bread'])
  expect(fitHashtags(['#fyp', '#bread'], { max: 5, shouldKeepFiller: true })).toEqual(['#fyp', '#bread'])
})

test.each([
  ['Recipe: https://a.com/b?a=1&b=2#top\nShop - www.b.org', ['Recipe: https://a.com/b?a=1&b=2#top', 'Shop: www.b.org']],
  ['One https://a.com Two https://b.com Three https://a.com', ['One: https://a.com', 'Two: https://b.com']],
  ['write to me@example.com', []],
  ['a whole sentence about everything that led me to bake this bread before https://a.com', [': https://a.com']],
])('finds the links of %j', (text, links) => {
  expect(parseLinks(text).map(({ label, url }) => `${label}: ${url}`)).toEqual(links)
})

test.each([
  ['Hi & bye\n\nOne.\nTwo, 100%?', 'mailto:?subject=Hi%20%26%20bye&body=One.%0D%0ATwo%2C%20100%25%3F'],
  ['Only a subject', 'mailto:?subject=Only%20a%20subject&body='],
  ['half \ud83d\n\nA\r\nB', 'mailto:?subject=half%20%EF%BF%BD&body=A%0D%0AB'],
])('builds a mail link from %j', (mail, link) => {
  expect(getMailtoUrl(mail)).toBe(link)
})

test.each([
  ['1 + 1 & #radio\n- fuse', '1%20%2B%201%20%26%20%23radio%0A-%20fuse'],
  ['cut \uD83C', 'cut%20%EF%BF%BD'],
])('builds the link to post %j on X', (text, query) => {
  expect(getXPostUrl(text)).toBe(`https://x.com/intent/post?text=${query}`)
})
