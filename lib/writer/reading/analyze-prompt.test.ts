import { describe, expect, it, test } from 'vitest'
import { PublicError } from '@/lib/core/errors'
import type { ParsedPrompt, PromptKind, PromptSpans } from '@/lib/tool/parsed-prompt'
import { analyzePrompt } from './analyze-prompt'

const kinds: readonly (readonly [PromptKind, string])[] = [
  ['how-to', 'how to mend a torn tent'],
  ['how-to', 'Sharpen a pencil with a knife in 3 steps'],
  ['how-to', 'the easiest way to peel a mango'],
  ['list', '9 board games that fit in a pocket'],
  ['list', "what's in my climbing bag"],
  ['story', 'storytime: a heron ate my koi'],
  ['story', 'i accidentally ordered 300 lemons'],
  ['announcement', "we're opening a second kiosk in june"],
  ['announcement', 'the heather honey is back in stock'],
  ['announcement', 'hiring a part time gardener'],
  ['offer', '15% off all lamps til sunday'],
  ['offer', 'plant sale saturday 10am to 2pm, free entry'],
  ['offer', 'giveaway: win a hand knitted jumper'],
  ['opinion', 'hot take: soup is a drink'],
  ['opinion', 'office birthdays are overrated'],
  ['opinion', 'nobody should have to reply on a sunday'],
  ['question', 'does anyone else hoard jars'],
  ['question', 'what would you pack for a week at sea?'],
  ['comparison', 'canoe vs kayak on a windy lake'],
  ['comparison', 'feather or synthetic pillows'],
  ['review', 'honest review of the solar kettle'],
  ['review', 'tried every oat biscuit in the corner shop'],
  ['place', 'three days in Lisbon with a pram'],
  ['place', 'where to eat in Kyoto on a budget'],
  ['day', 'a day in the life of a lock keeper'],
  ['day', 'my evening routine as a trainee chef'],
  ['skit', 'pov: your gran finds your phone'],
  ['skit', 'nobody:\nmy dad: is that heating on'],
  ['change', 'before and after of our hallway'],
  ['change', 'from nervous beginner to first triathlon in 8 months'],
  ['hard-time', 'my grandfather passed away last week'],
  ['hard-time', 'we said goodbye to our old cat today'],
  ['hard-time', 'second round of chemo tomorrow'],
  ['hard-time', 'got laid off after twelve years'],
  ['hard-time', 'burnt out and i cant get out of bed'],
  [
    'pasted',
    'The ferry runs twice a day. It was built in 1931. The captain knows every seal by name. Tickets are sold on board.',
  ],
  ['subject', 'linocut prints'],
  ['subject', 'gel nails'],
]

test.each(kinds)('reads as %s: %s', (kind, prompt) => {
  expect(analyzePrompt(prompt).kind).toBe(kind)
})

test.each([
  'my phone died at the airport',
  'lost 20 lbs since spring',
  'dead sea salt scrub',
  'the laptop battery is dead again',
  'breaststroke drills for adults',
])('no hard time: %s', (prompt) => {
  expect(analyzePrompt(prompt).kind).not.toBe('hard-time')
})

const lines: readonly (readonly [string, string, ParsedPrompt['mark']])[] = [
  ['write me a caption about my new pottery studio please', 'My new pottery studio', ''],
  ['can you make 5 tiktok hooks for my video about rye bread', 'Rye bread', ''],
  ['im sooo ready for spring!! 🌷', 'I’m sooo ready for spring', '!'],
  ['HOW TO STOP A TAP FROM DRIPPING', 'How to stop a tap from dripping', ''],
  ['iphone tricks nobody knows #tech #tips', 'iPhone tricks nobody knows', ''],
  ['#vanlife', 'Vanlife', ''],
  ['dont  buy   this lamp...', 'Don’t buy this lamp', ''],
  ['unpopular opinion: soup is a drink', 'Soup is a drink', ''],
  ['first swim of the year. it was cold', 'First swim of the year. It was cold', ''],
  ['open sat june 21, closes 3 nov, tue 6pm', 'Open Sat June 21, closes 3 Nov, Tue 6pm', ''],
  ['i sat on a bench in march, the march was long', 'I sat on a bench in March, the march was long', ''],
  ['2009 mazda bongo, one owner', '2009 Mazda Bongo, one owner', ''],
  ["my song 'paper Boats' is out", 'My song ‘paper Boats’ is out', ''],
  ['which jam goes with cheddar', 'Which jam goes with cheddar', '?'],
  ['is it cold up there? i fly at noon', 'Is it cold up there? I fly at noon', ''],
  ['i knit hats and sell them on etsy', 'I knit hats and sell them on Etsy', ''],
]

test.each(lines)('line of %j', (prompt, line, mark) => {
  expect(analyzePrompt(prompt)).toMatchObject({ line, mark })
})

test('a text of several sentences is a hard time by what it tells, not by a hard word in it', () => {
  expect(
    analyzePrompt(
      'I ran a small frame shop for ten years. In spring I dropped my worst client and lost sleep for a week. Best decision of my life, the team is happier.',
    ).kind,
  ).toBe('pasted')
  expect(
    analyzePrompt('My uncle died in May. We scattered his ashes by the river. He taught me to fish there.').kind,
  ).toBe('hard-time')
})

test('keywords are whole phrases first, without chatter and measures', () => {
  expect(analyzePrompt('lol i make sea glass earrings, 20 miles from the coast').keywords[0]).toBe('sea glass earrings')
  expect(analyzePrompt('lol i make sea glass earrings, 20 miles from the coast').keywords).not.toContain('miles')
})

const spans: readonly (readonly [string, PromptSpans])[] = [
  ['Samsung S24 vs iPhone 16 camera', { a: 'Samsung S24 camera', b: 'iPhone 16 camera' }],
  ['oat milk or soy milk for lattes', { a: 'oat milk for lattes', b: 'soy milk for lattes' }],
  ['is a heat pump cheaper than a gas boiler', { a: 'a heat pump', b: 'a gas boiler' }],
  ['turned a rusty trailer into a coffee bar', { a: 'a rusty trailer', b: 'a coffee bar' }],
  ['from a studio flat to a farm in 2 years', { a: 'a studio flat', b: 'a farm', number: '2 years' }],
  [
    'we’re moving the studio to Leeds on march 3rd at 6pm',
    { subject: 'the studio', place: 'Leeds', time: 'on March 3rd at 6pm' },
  ],
  ['Maya’s bakery is hiring', { subject: 'Maya’s bakery', owner: 'Maya' }],
  ['this $19 dog harness held up', { number: '$19' }],
  ['3 chair stretches for beginners', { number: '3', audience: 'beginners' }],
]

test.each(spans)('spans of %j', (prompt, expected) => {
  expect(analyzePrompt(prompt).spans).toMatchObject(expected)
})

test('a subject is copied or absent, never cut', () => {
  expect(analyzePrompt('vintage denim').spans.subject).toBe('vintage denim')
  expect(analyzePrompt('my trick for peeling garlic').spans.subject).toBe('garlic')
  expect(analyzePrompt('how to season a cast iron pan').spans.subject).toBeUndefined()
  expect(analyzePrompt('i paint beach huts and dogs in my shed').spans.subject).toBe('beach huts')
  expect(analyzePrompt('whipped feta').spans.subject).toBe('whipped feta')
  expect(analyzePrompt('a kid handed me a stone').spans.subject).not.toBe('me')
})

const sentences: readonly (readonly [string, readonly string[]])[] = [
  ['we sold 41 candles. then the card reader died', ['We sold 41 candles', 'Then the card reader died']],
  ['the oven died but we sold 40 scones', ['The oven died', 'But we sold 40 scones']],
  ['fish and chips by the sea', ['Fish and chips by the sea']],
  ['Dr. Okafor joined our team. She starts monday', ['Dr. Okafor joined our team', 'She starts Monday']],
]

test.each(sentences)('sentences of %j', (prompt, expected) => {
  expect(analyzePrompt(prompt).sentences).toEqual(expected)
})

test.each([
  ['soup is a drink', 'sentence'],
  ['why i quit the choir', 'clause'],
  ['how to fold a map', 'clause'],
  ['apps i use every day', 'phrase'],
  ['teaching my dog to wait', 'phrase'],
  ['hand painted tiles', 'phrase'],
] as const)('shape of %j', (prompt, shape) => {
  expect(analyzePrompt(prompt).shape).toBe(shape)
})

describe('what stands beside the words', () => {
  it('keeps tags and emoji apart', () => {
    const { hashtags, emoji, line } = analyzePrompt('new glaze day 🏺🔥 #pottery #smallbiz')
    expect({ hashtags, emoji, line }).toEqual({
      hashtags: ['pottery', 'smallbiz'],
      emoji: ['🏺', '🔥'],
      line: 'New glaze day',
    })
  })

  it('knows whose it is and how it went', () => {
    expect(analyzePrompt('i dropped the wedding cake')).toMatchObject({ isFirstPerson: true, mood: 'mishap' })
    expect(analyzePrompt('we won best small garden')).toMatchObject({ isFirstPerson: true, mood: 'glad' })
    expect(analyzePrompt('soup is a drink')).toMatchObject({ isFirstPerson: false, mood: 'plain' })
  })

  it('takes what the visitor says that it is', () => {
    expect(analyzePrompt('soup', { chosenKind: 'story' })).toMatchObject({ kind: 'story', sure: true })
  })

  it('refuses a prompt without a letter, and only that', () => {
    expect(() => analyzePrompt('123 !!! 🎉')).toThrow(PublicError)
    expect(analyzePrompt('asdf ghjk qwer').line).toBe('Asdf ghjk qwer')
  })

  it('reads other languages by their marks', () => {
    expect(analyzePrompt('¿cuál es tu postre favorito para el verano?')).toMatchObject({
      kind: 'question',
      mark: '?',
    })
  })
})

test.each([
  ['emoji', `${'😂'.repeat(2000)}a`],
  ['commas', `a${','.repeat(2000)}`],
  ['one word', 'a'.repeat(2000)],
  ['brackets', `${'('.repeat(1000)}a${')'.repeat(999)}`],
  ['marks', 'z\u0335\u0322\u031ba\u0338l\u0337'.repeat(250)],
  ['right to left', 'مرحبا بالعالم '.repeat(140)],
  ['tags', '#a '.repeat(660)],
  ['lines', 'a\n'.repeat(1000)],
  ['joints', 'i am, but he is so '.repeat(100)],
  ['quotes', `${'"'.repeat(1999)}a`],
  ['lone surrogates', `a${'\ud83d'.repeat(500)}`],
  ['controls', `a\u0000\u0007\u202e${'\u200d'.repeat(500)}`],
  ['versus', 'a vs '.repeat(400)],
])('strange text is read: %s', (_, prompt) => {
  expect(analyzePrompt(prompt).line).toMatch(/\p{L}/u)
})

test.each([
  ['free haircuts this saturday, first come first served', 'this Saturday'],
  ['the market opens saturday, 4th of june', 'Saturday, 4th of June'],
])('“%s” is at the time “%s”', (prompt, time) => {
  expect(analyzePrompt(prompt).spans.time).toBe(time)
})
