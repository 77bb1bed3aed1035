import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokCaption } from './tool'

testPromptTool(tiktokCaption, {
  base: {
    prompt: 'sourdough bread',
    item: {
      angle: 'Mistake',
      hook: 'I kept cutting it too early.',
      body: '',
      cta: 'What would you have done?',
      hashtags: ['#sourdough', '#breadbaking'],
    },
    seed: 11,
    count: 5,
  },
  fit: {
    'a clean caption passes unchanged': {},
    'six hashtags become the number asked for, filler and repeats go first': {
      parameters: { hashtags: 5 },
      item: {
        hashtags: [
          '#fyp',
          '#sourdough',
          '#Sourdough',
          'bread baking',
          '#viral',
          '#crust',
          '#flour',
          '#oven',
          '#starter',
        ],
      },
      becomes: { hashtags: ['#sourdough', '#breadbaking', '#crust', '#flour', '#oven'] },
    },
    'no hashtags when none are wanted': { parameters: { hashtags: 0 }, becomes: { hashtags: [] } },
    'hashtags in the text become words, a block of them goes': {
      item: { hook: 'I kept cutting my #sourdough too early. #bread #baking' },
      becomes: { hook: 'I kept cutting my sourdough too early.' },
    },
    'a short caption is one line': {
      item: { hook: 'I kept cutting it\ntoo early.' },
      becomes: { hook: 'I kept cutting it too early.' },
    },
    'a second call to action goes from the text': {
      parameters: { length: 'medium' },
      item: { body: 'Let it cool first. Save this for later. It sings when it is ready.' },
      becomes: { body: 'Let it cool first. It sings when it is ready.' },
    },
    'no call to action when none is wanted': { parameters: { cta: 'none' }, becomes: { cta: '' } },
    'a medium text loses its last sentences until it fits 300 characters': {
      parameters: { length: 'medium' },
      item: { body: 'The crust tells you when it is done. '.repeat(9).trimEnd() },
      becomes: { body: 'The crust tells you when it is done. '.repeat(6).trimEnd() },
    },
    'a first line longer than the caption may be is dropped': {
      item: {
        hook: 'I kept cutting it too early, and then I wondered for the longest time why the inside was still so gummy.',
      },
      becomes: null,
    },
    'begging drops the caption': { item: { cta: 'Comment YES if you agree!' }, becomes: null },
    'an invented figure drops the caption': {
      item: { hook: '90% of bakers cut it too early.' },
      becomes: null,
    },
    'one emoji over the whole caption, none where none is wanted': {
      item: { hook: 'I kept cutting it too early. 🍞🔥', cta: 'What would you have done? 👇' },
      becomes: { hook: 'I kept cutting it too early. 🍞', cta: 'What would you have done?' },
    },
    'an emoji is gone where none is wanted': {
      parameters: { emoji: 'none' },
      item: { hook: 'I kept cutting it too early. 🍞' },
      becomes: { hook: 'I kept cutting it too early.' },
    },
  },
  draft: {
    'a complaint, in the visitor’s words': {
      prompt: 'my dog hates baths',
      parameters: { readAs: 'story' },
      count: 5,
      says: /My dog hates baths/,
    },
    'what people should do comes word for word': {
      prompt: 'restock of the blue vases tomorrow at noon',
      parameters: { length: 'medium', action: 'order by Friday', readAs: 'announcement' },
      seed: 12,
      count: 4,
      says: /(?=[\s\S]*Restock of the blue vases|[\s\S]*restock of the blue vases)[\s\S]*order by Friday/i,
    },
    'a hard day has no question, no request and no tags': {
      prompt: 'my grandma passed away on tuesday and I still make her soup',
      parameters: { cta: 'comment', goal: 'comments', emoji: 'expressive' },
      seed: 13,
      count: 1,
      says: /^My grandma passed away on Tuesday and I still make her soup\.(?: \[[^\]]+\])?$/,
    },
  },
})
