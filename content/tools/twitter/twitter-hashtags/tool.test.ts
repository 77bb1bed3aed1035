import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { getDraft } from '@/lib/tool/prompt-tool'
import { readPrompt } from '@/lib/writer/read-prompt'
import { testPromptTool } from '@/test/test-prompt-tool'
import { toCamelCaseTag } from './camel-case-tag'
import twitterHashtags from './tool'

testPromptTool(twitterHashtags, {
  base: {
    prompt: 'opening my small business',
    item: { kind: 'placement', entries: ['Opening my #bakery on Saturday'], note: '' },
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
    'the visitor’s own tags stay beside the picked ones': {
      prompt: 'opening my #small #rye #bread bakery',
      item: { entries: ['Opening my #small #rye #bread #bakery'] },
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
})

test.each([
  ['#sourdoughbread', '', '#SourdoughBread'],
  ['#realestateinvesting', 'real estate investing for nurses', '#RealEstateInvesting'],
  ['#adhdtips', 'ADHD productivity', '#ADHDTips'],
  ['#etsystore', 'launching my Etsy store', '#EtsyStore'],
  ['#BookTwitter', '', '#BookTwitter'],
  ['#اليابان_بميزانية', '', '#اليابان_بميزانية'],
])('makes %s readable', (tag, prompt, readable) => {
  expect(toCamelCaseTag(tag, prompt)).toBe(readable)
})

test('replaces the matching word by its tag, not the same letters in a word before it', () => {
  const parameters = { picks: '1', region: '', capitals: true, avoid: '', language: 'auto' } as const
  const input = { prompt: '', parameters, reading: readPrompt('I start with art #art') }
  const sets = [...(getDraft(twitterHashtags)?.write(input, createRandom(1)) ?? [])]
  expect(sets.flatMap(({ entries }) => entries)).toContain('I start with #Art.')
})
