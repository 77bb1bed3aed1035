import { testPromptTool } from '@/test/test-prompt-tool'
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
    'filler, doubles and words to avoid go': {
      parameters: { avoid: 'rye' },
      item: {
        kind: 'alternatives',
        entries: ['#viral', '#Bakery', '#bakery', '#rye', '#2026'],
        note: 'Trending right now.',
      },
      becomes: { entries: ['#Bakery'], note: '' },
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
  draft: {
    'its own words, the field, the post with a tag in it': {
      prompt: 'sourdough bread for beginners',
      says: /sourdough|baking/i,
    },
    'a place and one tag': {
      prompt: 'i run a small candle shop in Austin',
      parameters: { picks: '1', region: 'Austin' },
      seed: 2,
      says: /candle|austin/i,
    },
    'a hard day has one word': {
      prompt: 'my dad has dementia and forgot my name today',
      seed: 3,
      count: 1,
      says: /^#Dementia$/,
    },
    'Arabic keeps its words': {
      prompt: 'السفر إلى اليابان بميزانية محدودة',
      seed: 4,
      count: 3,
      says: /السفر|اليابان|بميزانية/,
    },
  },
})
