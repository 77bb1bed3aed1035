import fc from 'fast-check'
import tlds from 'tlds'
import twitterText from 'twitter-text'
import { expect, test } from 'vitest'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { countWordsAndLinks, findUrlRanges, findXUrlRanges } from '@/lib/core/strings/urls'
import { findHashtags, keepFirstHashtag } from '@/lib/platforms/hashtags/find-hashtags'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { lengthCounters } from './network-lengths'
import { measureWeightedLength } from './text-length'

const split = (text: string) => text.split(' ')
const urlParts = {
  before: ['', ' ', '\n', 'See ', '(', '„', '“', '日本', 'и', '👍', '、', 'a', '.', '-', '_', '/', '@', '#', '$'],
  scheme: ['', 'https://', 'http://', 'HTTPS://', 'ftp://', '//', 'www.'],
  host: split(
    'bakery.nyc hotel.london velo.bike chateau.wine rijks.museum bbc.co.uk example.com a.b.c.photography 3.5.no ' +
      'foo.xn--p1ai sub_domain.example.org x.y node.js file.txt müller.com www.bäckerei-müller.de пример.рф 例子.中国',
  ),
  tail: [
    '',
    ...split('/ /news /a/b-c_d?x=1&y=2 ?q=1 #top /#menu /wiki/Bread_(film) /x_(a_(b))/c /путь /straße'),
  ].concat(split(':8080/a :80 /wiki/パン /a. /a! /a? /@user/status/1 /a?b=ü /%20a /a–b /lodz?lang=en#map')),
  after: ['', ' now', '.', ',', ')', '!', '…', '”', 'です', 'é', '👍', ' #tag', '@me', '-x', '_x', '+', '\n#one two'],
}
const urlText = fc.tuple(...Object.values(urlParts).map((parts) => fc.constantFrom(...parts)))
const urlTexts = [...new Set(fc.sample(urlText, { seed: 45, numRuns: 5_000 }).map((parts) => parts.join('')))]

/**
 * Without a scheme, twitter-text links "ller.com" in "@müller.com" and "domain.example.org" in
 * "sub_domain.example.org": a part of a name that leads elsewhere. We link none and the whole.
 */
const startsWithinName = (text: string) => /[@#$][a-z.]*[äü]|(?<!https?:\/\/(?:www\.)?)sub_domain/i.test(text)

test('links and weights match X’s library', () => {
  const texts = urlTexts.filter((text) => !startsWithinName(text))
  const differingTexts = texts.filter((text) => {
    const urls = findXUrlRanges(text).map(({ start, end }) => text.slice(start, end))
    const { weightedLength } = twitterText.parseTweet(text)
    return urls.join(' ') !== twitterText.extractUrls(text).join(' ') || measureWeightedLength(text) !== weightedLength
  })
  expect(differingTexts).toEqual([])
  expect(texts.length).toBeGreaterThan(4_000)
})

test('links every delegated domain, also those that X’s library of 2020 does not know', () => {
  const urls = tlds.map((tld) => `https://bakery.${tld}/menu`)
  expect(urls.filter((url) => measureWeightedLength(url) !== 23)).toEqual([])
  const newUrls = urls.filter((url) => twitterText.parseTweet(url).weightedLength !== 23)
  expect(newUrls).toContain('https://bakery.music/menu')
  expect(newUrls.length).toBeLessThan(60)
})

const tagParts = split('#bread #Brot_2026 #1 #2026goals #été #パン # #️⃣ &#39; C# a#b ＃rye #a-b #rye, (#rye) #rye! @me')
const tagLinks = split('https://example.com/#menu example.com/a#b https://example.com #http://example.com &#x')
const tagText = fc.array(fc.constantFrom(...tagParts, ...tagLinks), { minLength: 1, maxLength: 5 })

test('hashtags match X’s library, and the fragment of a link is none', () => {
  const texts = [...new Set(fc.sample(tagText, { seed: 16, numRuns: 1_000 }).map((parts) => parts.join(' ')))]
  const differingTexts = [...texts, ...urlTexts]
    .filter((text) => !startsWithinName(text))
    .filter((text) => {
      const expectedTags = twitterText.extractHashtags(text).map((tag) => `#${tag}`)
      return findHashtags(text.replaceAll('＃', '#')).join() !== expectedTags.join()
    })
  // A host without a delegated domain is a link all the same if it has a scheme.
  expect(differingTexts.filter((text) => !/https?:\/\/(?:www\.)?(?:x\.y|node\.js|file\.txt)/i.test(text))).toEqual([])
  expect(texts.length).toBeGreaterThan(500)
})

test.each([
  ['https://example.com/#thisismyfragment', []],
  ['#bread https://example.com/#menu #rye', ['#bread', '#rye']],
  ['#one#two', ['#one']],
])('%j has the hashtags %j', (text, hashtags) => {
  expect(findHashtags(text)).toEqual(hashtags)
})

test('keeps the first hashtag and the fragments of links', () => {
  expect(keepFirstHashtag('See a.com/#menu #one #two #Mine', '#mine')).toBe('See a.com/#menu #one two #Mine')
})

const listUrls = (text: string) => findUrlRanges(text).map(({ start, end }) => text.slice(start, end))

test.each([
  ['bakery.nyc, hotel.london', ['bakery.nyc', 'hotel.london']],
  ['https://www.Bücher.de/Lesen?X=Y.', ['https://www.Bücher.de/Lesen?X=Y']],
  ['http://пример.рф/путь и пример.рф', ['http://пример.рф/путь', 'пример.рф']],
  ['詳細はexample.comです', ['example.com']],
  ['https://ja.wikipedia.org/wiki/パン?a=é#見出し', ['https://ja.wikipedia.org/wiki/パン?a=é#見出し']],
  ['http://localhost:3000/a?b, https://192.168.1.1/x', ['http://localhost:3000/a?b', 'https://192.168.1.1/x']],
  ['(https://en.wikipedia.org/wiki/Bread_(film))', ['https://en.wikipedia.org/wiki/Bread_(film)']],
  ['me@example.com, node.js, e.g. this, v1.2', []],
  ['It’s late.Now go, it works.It does', []],
])('finds in %j the links %j', (text, urls) => {
  expect(listUrls(text)).toEqual(urls)
})

test.each([
  ['Go to https://a.co/lodz?lang=en#map now. Bring 2.', ['Go to https://a.co/lodz?lang=en#map now. ', 'Bring 2.']],
  ['See bakery.nyc/may?Bring=2! Bye.', ['See bakery.nyc/may?Bring=2! ', 'Bye.']],
  ['See https://a.co/may? Bring 2.', ['See https://a.co/may? ', 'Bring 2.']],
  ['Is it https://a.co/b!c?D.E=F or a.co/x?', ['Is it https://a.co/b!c?D.E=F or a.co/x?']],
])('a link in %j ends no sentence', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test('no link is cut by a sentence, and each is one word', () => {
  for (const text of urlTexts) {
    const urls = listUrls(text)
    const sentences = splitSentences(`Before. ${text} After.`)
    expect(urls.filter((url) => !sentences.some((sentence) => sentence.includes(url)))).toEqual([])
    if (urls.join('') === text) expect(countWordsAndLinks(`one ${text} two`), text).toBe(3)
  }
})

/** By the rules of Bluesky's app for links with a scheme. */
test.each([
  ['See https://doi.org/10.1177/2755323X251337809 now', 31],
  ['https://example.com/123456789012345', 27],
  ['https://www.example.com/?q=abcdefghijklmnop#top', 31],
  ['example.com/a-long-path-to-a-page', 33],
  ['https://bücher.de/a 👨‍👩‍👧‍👦', 20],
])('counts %j as %i on Bluesky', (text, length) => {
  expect(lengthCounters.bluesky(text)).toBe(length)
})

test.each(['a.', 'https://a.', '(a', '/a(', 'http://a.co/(('])(
  'finds links in many “%s” in linear time',
  async (piece) => {
    const growth = await measureGrowth((times) => {
      const text = `.${piece.repeat(times)}`
      return [findUrlRanges(text), findXUrlRanges(text), findHashtags(text)]
    }, 4_000)
    expect(growth).toBeLessThan(MAX_GROWTH)
  },
)
