import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { createRecipeInput } from '@/test/recipe-input'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { toCamelCaseTag } from './camel-case-tag'
import { composePlacements, draft } from './draft'
import { twitterHashtags } from './tool'

testPromptTool(twitterHashtags, {
  base: {
    prompt: 'opening my small business',
    item: {
      kind: 'placement',
      entries: ['Opening my #bakery on Saturday'],
      note: '',
    },
    seed: 1,
    count: 4,
  },
  fit: {
    'no more than two, capitals at word starts': {
      item: { kind: 'pick', entries: ['smallbusiness', '#bakery', '#rye'], note: 'One is enough.' },
      becomes: { entries: ['#SmallBusiness', '#Bakery'] },
    },
    'one where one is wanted, lower case where capitals are off': {
      parameters: { picks: '1', capitals: false },
      item: { kind: 'pick', entries: ['#smallbusiness', '#bakery'] },
      becomes: { entries: ['#smallbusiness'] },
    },
    'a word to avoid goes from the alternatives': {
      parameters: { avoid: 'rye' },
      item: { kind: 'alternatives', entries: ['#Bakery', '#rye'] },
      becomes: { entries: ['#Bakery'] },
    },
    'posts without a tag, with three, or with an invented figure go': {
      prompt: 'opening my bakery',
      item: {
        entries: [
          'Opening my #bakery on Saturday',
          'Opening my bakery',
          'Opening #my #bakery #today',
          'Join 500 guests at my #bakery',
        ],
      },
      becomes: { entries: ['Opening my #bakery on Saturday'] },
    },
    'a post over 280 weighted characters goes': {
      prompt: 'パン',
      item: { entries: [`${'パンを焼くのは楽しい'.repeat(14)} #パン`] },
      becomes: null,
    },
    'searches keep their operators and lose an invented minimum': {
      prompt: 'opening my bakery',
      item: { kind: 'search', entries: ['“rye bread”  OR baker -filter:links', 'bakery min_faves:1000'] },
      becomes: { entries: ['"rye bread" OR baker -filter:links'] },
    },
  },
  draft: {},
})

test.each([
  ['ADHD productivity', '#ADHDProductivity'],
  ['パン作り 初心者', '#パン作り #初心者'],
  ['my dad has dementia and forgot my name today', '#Dementia'],
])('“%s” gets at most two tags, none of which says the other', (prompt, picks) => {
  const input = buildInput(twitterHashtags, prompt)
  const [first] = draft.write(createRecipeInput(input), createRandom(3))
  const fittedSet = first ? twitterHashtags.fit(first, input) : null
  expect(fittedSet && twitterHashtags.present(fittedSet, input).copy).toBe(picks)
})

test.each([
  ['#sourdoughbread', '', '#SourdoughBread'],
  ['#realestateinvesting', 'real estate investing for nurses', '#RealEstateInvesting'],
  ['#adhdtips', 'ADHD productivity', '#ADHDTips'],
  ['#etsystore', 'launching my Etsy store', '#EtsyStore'],
  ['#BookTwitter', '', '#BookTwitter'],
  ['#اليابان_بميزانية', '', '#اليابان_بميزانية'],
])('%s becomes readable', (tag, prompt, readable) => {
  expect(toCamelCaseTag(tag, prompt)).toBe(readable)
})

test.each([
  [
    'I run a small candle shop in Austin',
    ['#CandleShop', '#Austin'],
    ['I run a small #CandleShop in #Austin', 'I run a small candle shop in Austin #CandleShop #Austin'],
  ],
  ['my dog hates baths', ['#DogBath'], ['My dog hates baths #DogBath']],
  ['C++ tutorials that I like', ['#Cpp'], ['#Cpp tutorials that I like', 'C++ tutorials that I like #Cpp']],
  ['Maya’s Café in Lisbon', ['#MayasCafé'], ['Maya’s Café in Lisbon #MayasCafé']],
  ['السفر إلى اليابان', ['#اليابان'], ['السفر إلى #اليابان', 'السفر إلى اليابان #اليابان']],
])('in %j the tags %j are placed', (prompt, tags, posts) => {
  expect(composePlacements(prompt, tags)).toEqual(posts)
})

test('a long text is cut so that it fits with its tags', () => {
  const posts = composePlacements('パンを焼くのは楽しいです。'.repeat(30), ['#パン', '#初心者'])
  expect(posts.length).toBeGreaterThan(0)
  for (const post of posts) expect(measureWeightedLength(post)).toBeLessThanOrEqual(280)
})
