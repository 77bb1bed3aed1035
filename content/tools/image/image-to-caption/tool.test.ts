import { testPromptTool } from '@/test/test-prompt-tool'
import { imageToCaption } from './tool'

testPromptTool(imageToCaption, {
  base: {
    prompt: 'her first day at the beach, and she ate sand',
    item: {
      angle: 'Appetite',
      hook: 'First day at the beach. She ate the beach.',
      body: 'Towels are for people.',
      cta: '',
      hashtags: ['#puppy', '#beachday'],
    },
    seed: 5,
    count: 4,
  },
  fit: {
    'a clean caption passes': {},
    'six hashtags become three, the default': {
      item: { hashtags: ['#puppya', '#puppyb', '#puppyc', '#puppyd', '#puppye', '#puppyf'] },
      becomes: { hashtags: ['#puppya', '#puppyb', '#puppyc'] },
    },
    'no hashtags are none': { parameters: { hashtags: 0 }, becomes: { hashtags: [] } },
    'a short caption is one line of at most 125 characters': {
      parameters: { length: 'short' },
      item: {
        hook: 'First day at the beach, and the only thing she wanted from all of it was to find out how the beach tasted.',
        body: 'Towels are for people. So are sandwiches.',
      },
      becomes: { body: '' },
    },
    'on X a long caption leaves room for its hashtags': {
      parameters: { platform: 'x', length: 'long' },
      item: {
        body: 'The towel was for people. The sandwich was for people too. The sea was too loud for her and the gulls too large. She found a stone and carried it to the car. She slept on it all the way home.',
      },
      becomes: {
        body: 'The towel was for people. The sandwich was for people too. The sea was too loud for her and the gulls too large. She found a stone and carried it to the car.',
      },
    },
    'a figure that nobody gave drops the caption': {
      item: { hook: 'It took her 4 minutes to eat the beach.' },
      becomes: null,
    },
    'a word to avoid drops the caption': { parameters: { avoid: 'beach' }, becomes: null },
  },
  draft: {
    'captions say what the visitor said': {
      prompt: 'three winters of trying before one mug came out of the kiln whole',
      count: 3,
      says: /three winters of trying before one mug came out of the kiln whole/i,
    },
    'a search word leads the hashtags': {
      prompt: 'her first day at the beach and she ate sand',
      parameters: { keyword: 'puppy beach', hashtags: 2 },
      count: 3,
      says: /^Her first day at the beach and she ate sand\.(\n\n[^\n]+: \[[^\]]+\]\.)?\n\n#puppybeach$/,
    },
    'a hard day has the visitor’s words alone': {
      prompt: 'the last photo of my dad, he died in march',
      parameters: { action: 'give to the hospice', keyword: 'dad' },
      count: 1,
      says: /^The last photo of my dad, he died in March\.\n\n#dad$/,
    },
    'a link stays, and stands below': {
      prompt: 'restock on friday at six https://shop.example/mugs',
      says: /^Restock on Friday at six\.\n\n([^\n]+: \[[^\]]+\]\.\n\n)?https:\/\/shop\.example\/mugs$/,
      count: 3,
    },
    'a name is no hashtag, nor is what names no field': {
      prompt: 'Priya asleep after fourteen hours of driving to Leeds',
      says: /^Priya asleep after fourteen hours of driving to Leeds\.(\n\n[^\n]+: \[[^\]]+\]\.)?$/,
      count: 3,
    },
    'details stand with the fact, all of them and one by one': {
      prompt: 'three winters before one mug came out whole',
      parameters: {
        outcome: 'it holds tea, and only just',
        turn: 'I had nearly thrown that one out',
        hashtags: 0,
      },
      says: /^Three winters before one mug came out whole\.\n\n(It holds tea, and only just|I had nearly thrown that one out)\./,
      count: 5,
    },
    'on X a fact that fills the post stands without its tags': {
      prompt: `${'candles and soap '.repeat(15)}on Sunday`,
      parameters: { platform: 'x' },
      says: /^(Candles and soap )(candles and soap ){14}on Sunday\.$/,
      count: 1,
    },
  },
})
