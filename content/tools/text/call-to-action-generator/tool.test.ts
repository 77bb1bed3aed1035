import { testPromptTool } from '@/test/test-prompt-tool'
import { callToActionGenerator } from './tool'

testPromptTool(callToActionGenerator, {
  base: {
    prompt: 'how I stopped my rye bread from collapsing',
    item: { text: 'How long do you let yours cool?', style: 'question' },
    seed: 7,
    count: 12,
  },
  fit: {
    'a clean line passes unchanged': {},
    'marks, a second emoji and the full stop go': {
      item: { text: '**Over to you** 🍞 and yours 🔥.' },
      becomes: { text: 'Over to you 🍞 and yours' },
    },
    'sixty-one characters are too many': {
      item: { text: 'How long do you let yours cool before you cut into it, really' },
      becomes: null,
    },
    'thirty where thirty are asked for': {
      parameters: { maxChars: 30 },
      item: { text: 'How long do you let yours cool' },
    },
    'begging for a word is dropped': { item: { text: 'Comment BREAD for the recipe' }, becomes: null },
    'tagging friends is dropped': { item: { text: 'Tag a friend who bakes' }, becomes: null },
    'bait stays bait in the visitor’s own words': {
      prompt: 'smash that like button if you love bread',
      item: { text: 'Smash that like button' },
      becomes: null,
    },
    'an invented number is dropped': { item: { text: 'Only 12 left: link below' }, becomes: null },
    'the visitor’s number stays': {
      prompt: '12 linocut prints are back',
      item: { text: '12 prints: link below' },
    },
    'a word to avoid drops it': { parameters: { avoid: 'cool' }, becomes: null },
    'signs alone are none': { item: { text: '👇👇👇' }, becomes: null },
  },
  draft: {
    'comments on instructions': {
      prompt: 'how to fold a fitted sheet',
      count: 12,
      says: /\?|comments|over to you|ask me|tell me|your answer/i,
    },
    'X bookmarks, within forty characters': {
      prompt: 'five stretches for people who sit all day',
      parameters: { goal: 'save', platform: 'x', maxChars: 40 },
      count: 7,
      says: /^(?=.{1,40}$).*bookmark this/i,
    },
    'thirty characters are enough for YouTube’s long words': {
      prompt: 'my linocut prints are back in the shop',
      parameters: { goal: 'buy', platform: 'youtube', maxChars: 30 },
      count: 2,
      says: /^.{1,30}$/,
    },
    'what the visitor asks for is said as they say it, and first': {
      prompt: 'my linocut prints are back in the shop',
      parameters: { goal: 'buy', action: 'order by Sunday, I post them on Monday', count: '6' },
      count: 6,
      says: /^Order by Sunday, I post them on Monday$|link below|\[|^Order online|\? /,
    },
    'a story is asked about as one': {
      prompt: 'storytime: a heron ate my koi',
      parameters: { goal: 'follow', platform: 'youtube' },
      count: 12,
      says: /subscribe|how it goes on/i,
    },
    'the reader’s own pan is nobody’s subject': {
      prompt: 'Don’t wash your cast iron pan with soap. I did it for years and it was fine!',
      parameters: { platform: 'tiktok' },
      count: 2,
      says: /^(?!.*your cast iron pan)/,
    },
    'what needs an article is no subject without one': {
      prompt: 'free pdf of 12 soup recipes',
      parameters: { goal: 'click' },
      count: 9,
      says: /^(?!Everything on free pdf)/,
    },
    'people are nobody to speak to': {
      prompt: 'ten stretches for people who sit at a desk all day',
      parameters: { goal: 'save', platform: 'instagram' },
      count: 12,
      says: /^(?!People:)/,
    },
    'an audience is no subject': {
      prompt: 'tax tips for freelance illustrators',
      parameters: { goal: 'subscribe' },
      count: 10,
      says: /^(?!.*(?:more on|Interested in) freelance illustrators)/,
    },
    'a hard day is asked for nothing': {
      prompt: 'our cat has kidney failure and tomorrow is her last day',
      count: 3,
      says: /^(?:Thank you for reading|You don’t have to answer|If you’ve been here too, you’re not alone)$/,
    },
    'Spanish has its own phrases': {
      prompt: 'consejos para ahorrar dinero en el supermercado',
      count: 2,
      says: /^¿/,
    },
    'Arabic keeps the visitor’s words': { prompt: 'كيف أصنع الخبز', count: 1, says: /^كيف أصنع الخبز$/ },
  },
})
