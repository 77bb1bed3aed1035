import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { writeNames } from './names'
import { readPrompt } from './read-prompt'
import { findSearches, findTags, type TagPlatform, toHashtag, writeHashtags } from './tags'

const prompts = [
  'hand dyed yarn and slow evenings',
  'we opened a bike shop in Ghent',
  'C++ tutorials for beginners',
  'I restore old radios',
  'real estate agent in Tucson',
  'unpopular opinion: air fryers are overrated',
  'my brother fixed the dishwasher with a spoon',
  'recetas veganas fáciles',
  'Hundetrainerin aus Bremen',
  'fucking good noodles',
]
const sensitivePrompts = [
  'my dad died on Tuesday and I still set his plate',
  'we had to put our cat to sleep, she was 19',
]

function listNames(prompt: string, options: Partial<Parameters<typeof writeNames>[0]> = {}, seed = 1): string[] {
  const reading = readPrompt(prompt)
  const allOptions = { reading, visitorName: '', isShop: false, fits: () => true, ...options } as const
  return writeNames(allOptions, createRandom(seed)).map(({ displayName }) => displayName)
}

function listTags(prompt: string, platform: TagPlatform = 'tiktok'): string[] {
  const { own, field, form } = findTags(readPrompt(prompt), platform)
  return [...own, ...field, ...form].map((tag) => toHashtag(tag))
}

describe('names', () => {
  test.each(prompts)('“%s” gives different names without small words or profanity', (prompt) => {
    const names = listNames(prompt)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/\b(?:best|i|my|fuck\w*)\b|undefined|^\W|\s$| {2}/i)
    expect(listNames(prompt)).toEqual(names)
  })

  test.each([
    ['we opened a bike shop in Ghent', {}, ['Ghent Bike']],
    ['night photographer, I’m Ida', {}, ['Ida Shoots']],
    [
      'retired teacher who travels by slow trains, Bernadette',
      {},
      ['Bernadette Travels', 'Slow Trains with Bernadette'],
    ],
    ['bakery account, gluten free, my surname is Thistlewood', {}, ['Thistlewood Bakes', 'Gluten Free Bakery']],
    [
      'vintage maps and postcards, i am called Ruprecht',
      { isShop: true },
      ['Ruprecht’s Vintage Maps', 'Maps & Postcards'],
    ],
    ['crochet plushies of ugly fishes', { isShop: true }, ['Ugly Fish Crochet', 'The Ugly Fish Co']],
    ['my cat Gulliver, he is fat', {}, ['Gulliver the Cat', 'Fat Gulliver']],
    ['soy candles', { visitorName: 'Ida', isShop: true }, ['Soy Candles by Ida']],
    ['recetas veganas fáciles', { visitorName: 'Ida' }, ['Recetas Veganas Fáciles Ida']],
  ])('“%s” with %j gives %j', (prompt, options, names) => {
    expect(listNames(prompt, options)).toEqual(expect.arrayContaining(names))
  })

  test('follows requests for words, against words and for a letter limit', () => {
    const names = listNames('gamer tag, something with frost or owl, nothing with ice, max 9 letters')
    expect(names).toEqual(['Frosty Owl', 'Frost Owl', 'Owl Frost'])
    const otherNames = listNames('retro board games, nothing with retro')
    expect(otherNames).not.toEqual([])
    expect(otherNames.join()).not.toMatch(/retro/i)
  })

  test('replaces a name that does not fit with a shorter form', () => {
    const names = listNames('handmade leather wallets', { fits: (name) => name.length < 16 })
    expect(names).toEqual(['Leather Wallets'])
  })

  test('finds no name for a bare field', () => {
    expect(listNames('bakery')).toEqual([])
  })

  test.each(sensitivePrompts)('“%s” gives quiet names without a person', (prompt) => {
    expect(listNames(prompt)).toEqual(expect.arrayContaining(['One Day On', 'Quiet Pages', 'Small Steps']))
    for (const name of listNames(prompt)) expect(name).not.toMatch(/dad|cat|plate/i)
  })
})

describe('tags', () => {
  test.each([
    ['real estate agent in Tucson', ['#realestateagent', '#realestate', '#tucson']],
    ['C++ tutorials for beginners', ['#cpp', '#coding']],
    ['our bakery in Leeds does vegan doughnuts', ['#leedsbakery', '#vegandoughnuts']],
    ['gym for beginners over 50 in Dayton Ohio', ['#daytongym', '#gymforbeginners']],
    ['quiet goth wedding, black velvet dress, 24 guests', ['#gothwedding', '#blackvelvetdress']],
  ])('“%s” has %j', (prompt, tags) => {
    expect(listTags(prompt)).toEqual(expect.arrayContaining(tags))
  })

  test.each([
    ['Open house Saturday, fig tree in the yard. No pets were harmed by the carpet', /pet|carpet|yard/],
    ['quiet goth wedding, black velvet dress, 24 guests', /guest|#dress/],
    ['iced matcha at home without a whisk', /whisk|home/],
    ['linocut prints at my art show, no generic tags', /artist|arttok/],
  ])('“%s” has none of %s', (prompt, unwanted) => {
    expect(listTags(prompt).join(' ')).not.toMatch(unwanted)
  })

  test.each(prompts)('the tags of “%s” are valid, each once, and of the platform', (prompt) => {
    for (const platform of ['tiktok', 'instagram', 'x', 'youtube'] as const) {
      const tags = listTags(prompt, platform)
      expect(tags.length).toBeGreaterThan(0)
      expect(fitHashtags(tags, { max: 40 })).toEqual(tags)
      if (platform !== 'tiktok') expect(tags.join(' ')).not.toMatch(/tok\b/)
      if (platform !== 'instagram') expect(tags.join(' ')).not.toMatch(/gram\b/)
      expect(tags.join(' ')).not.toMatch(/fuck/)
    }
  })

  test.each(sensitivePrompts)(
    'gives “%s” one quiet tag, no searches, and none where a post has other text',
    (prompt) => {
      const reading = readPrompt(prompt)
      const tags = findTags(reading, 'tiktok')
      expect(tags).toEqual({ own: ['grief'], field: [], form: [] })
      expect(findSearches(reading)).toEqual([])
      expect(writeHashtags(reading, 'tiktok', 5)).toEqual([])
    },
  )

  test('puts the visitor’s own hashtags first and follows requests for none or fewer', () => {
    expect(writeHashtags(readPrompt('rye bread #RyeClub'), 'tiktok', 3)[0]).toBe('#ryeclub')
    expect(writeHashtags(readPrompt('rye bread, no hashtags please'), 'tiktok', 3)).toEqual([])
    expect(writeHashtags(readPrompt('rye bread in Ghent, only 2 tags'), 'tiktok', 5)).toHaveLength(2)
  })

  test.each([
    ['C++ tips', true, '#CppTips'],
    ['Maya’s café', false, '#mayascafé'],
    ['اليابان بميزانية', false, '#اليابان_بميزانية'],
  ])('“%s” is %s %s as a hashtag', (text, hasCapitals, tag) => {
    expect(toHashtag(text, hasCapitals)).toBe(tag)
  })
})
