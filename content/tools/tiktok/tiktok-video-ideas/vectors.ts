import { defineVectors } from '@/test/define-vectors'
import { tiktokVideoIdeas } from './tool'

export const vectors = defineVectors(tiktokVideoIdeas, {
  base: {
    prompt: 'sourdough bread',
    item: {
      title: 'The loaf that rose overnight',
      format: 'before-after',
      hook: 'Same dough, one night apart, look at the middle.',
      onScreenText: 'One of these slept cold',
      firstFrame: 'Two cut loaves pushed towards the lens',
      shots: [
        { seconds: 3, shot: 'Both loaves, cut side to camera', text: 'Spot the difference' },
        { seconds: 20, shot: 'Dough going into the fridge', text: 'This one slept cold' },
        { seconds: 12, shot: 'Knife through the crust, sound up', text: 'Listen to this' },
      ],
      effort: 'medium',
      whyItWorks: 'The difference is visible before it is explained.',
      captionStarter: 'The fridge did the work.',
      searchPhrase: 'cold proof sourdough',
      hashtags: ['#sourdoughbread', '#Sourdough', '#coldproof', '#homebaking', '#breadmaking'],
      followUp: 'The same test with rye flour.',
    },
    seed: 7,
    count: 8,
  },
  fit: {
    'keeps five valid hashtags without #fyp and takes the dash out of the hook': {
      parameters: { length: '30-60' },
      item: {
        hook: 'Same dough, one night apart — look at the middle.',
        firstFrame: 'Two cut loaves pushed towards the lens.',
        hashtags: [
          '#fyp',
          'sourdough bread',
          '#Sourdough',
          '#sourdough',
          '#coldproof',
          '#homebaking',
          '#breadmaking',
          '#crumb',
        ],
      },
      becomes: {
        hook: 'Same dough, one night apart, look at the middle.',
        firstFrame: 'Two cut loaves pushed towards the lens',
        hashtags: ['#sourdoughbread', '#Sourdough', '#coldproof', '#homebaking', '#breadmaking'],
      },
    },
    'stretches shots to the length that was asked for': {
      parameters: { length: '60-plus' },
      becomes: { shots: { 0: { seconds: 5 }, 1: { seconds: 36 }, 2: { seconds: 20 } } },
    },
    'drops an idea whose text on screen has more than seven words': {
      item: { onScreenText: 'This is far too much text for one frame' },
      becomes: null,
    },
    'drops an idea that invents a figure': {
      item: { hook: 'This loaf made me 4,000 dollars.' },
      becomes: null,
    },
    'drops engagement bait': { item: { captionStarter: 'Follow me for part 2.' }, becomes: null },
    'drops another format than the chosen one': { parameters: { format: 'skit' }, becomes: null },
    'drops an idea with a word to avoid': { parameters: { avoid: 'fridge' }, becomes: null },
  },
  draft: {
    'writes eight ideas about sourdough bread': {
      prompt: 'sourdough bread for beginners',
      says: /sourdough|bread|bak|dough/i,
    },
    'writes ten lists about C++': {
      prompt: 'C++ tutorials',
      parameters: { format: 'list', count: '10', length: '60-plus' },
      seed: 3,
      count: 10,
      says: /c\+\+|code|cpp/i,
    },
    'writes five short ideas about a dog': {
      prompt: 'my dog hates baths',
      parameters: { count: '5', length: '15-30', tone: 'funny' },
      seed: 5,
      count: 5,
      says: /dog|bath/i,
    },
  },
})
