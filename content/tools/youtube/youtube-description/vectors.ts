import { defineVectors } from '@/test/define-vectors'
import { youtubeDescription } from './tool'

export const vectors = defineVectors(youtubeDescription, {
  base: {
    prompt: 'rye bread',
    item: {
      firstLines: 'Rye bread without a mess.',
      body: '',
      chapters: [
        { time: '0:00', label: 'Rye' },
        { time: '0:13', label: 'Flour' },
        { time: '0:24', label: 'Oven' },
      ],
      cta: '',
      hashtags: [],
    },
    seed: 1,
    count: 1,
  },
  fit: {
    'pasted links and chapters replace written ones, in order and from 0:00': {
      prompt: 'Sourdough in a cold kitchen\n5:40 Baking\n1:20 Starter\nRecipe: https://example.com/r?a=1&b=2',
      parameters: { links: 'Shop https://example.org/mugs', action: 'the recipe is linked above' },
      item: {
        firstLines: 'Sourdough in a cold kitchen needs more time, not more heat.',
        body: 'Starter first, then the pot.\n\nMore at https://invented.example.com today.',
        chapters: {
          0: { label: 'Written' },
          1: { time: '2:00', label: 'By a model' },
          2: { time: '3:00', label: 'Not the visitor' },
        },
        cta: 'Subscribe now.',
        hashtags: ['#sourdough', '#baking', '#bread', '#kitchen'],
      },
      becomes: {
        body: 'Starter first, then the pot.',
        chapters: {
          0: { label: 'Intro' },
          1: { time: '1:20', label: 'Starter' },
          2: { time: '5:40', label: 'Baking' },
        },
        cta: 'The recipe is linked above.',
        hashtags: ['#sourdough', '#baking', '#bread'],
      },
    },
    'invented times become blanks, angle brackets go': {
      item: {
        firstLines: 'Rye <bread> that stays fresh.',
        body: 'Rye dough is sticky.',
        chapters: { 0: { label: 'Flour' }, 1: { time: '1:45', label: 'Dough' }, 2: { time: '9:30' } },
        cta: 'Ask below.',
        hashtags: ['#rye', '#viral'],
      },
      becomes: {
        firstLines: 'Rye bread that stays fresh.',
        chapters: { 1: { time: '' }, 2: { time: '' } },
        hashtags: ['#rye'],
      },
    },
    'times that a transcript holds are kept': {
      prompt:
        '0:00 so this is rye\n0:04 it is sticky\n0:09 really sticky\n0:13 first the flour\n0:20 then water\n0:24 and the oven',
    },
    'a Short has no body and no chapters': {
      prompt: 'folding a fitted sheet\n0:00 Corners\n0:20 Fold\n0:40 Done',
      parameters: { type: 'short', hashtags: '0', links: 'https://example.com' },
      item: {
        firstLines: 'Two corners first, the rest follows.',
        body: 'A long body.',
        chapters: [{ time: '0:00', label: 'Corners' }],
        cta: 'Try it tonight.',
        hashtags: ['#laundry'],
      },
      becomes: { body: '', chapters: [], hashtags: [] },
    },
    'a worn-out opener drops the description': {
      item: { firstLines: 'Hey guys, welcome back to my channel.', body: 'Rye.', chapters: [] },
      becomes: null,
    },
    'an invented figure drops the description': {
      item: { firstLines: 'Rye bread in 45 minutes.', body: 'Rye.', chapters: [] },
      becomes: null,
    },
  },
  draft: {
    'a topic gives first lines, points and chapters with blanks': {
      prompt: 'sourdough bread for beginners',
      count: 2,
      says: /sourdough/i,
    },
    'pasted chapters and links arrive letter by letter': {
      prompt:
        'My sourdough in a cold kitchen\n0:00 Hello\n1:20 Starter\n5:40 Baking\nRecipe: https://example.com/r?a=1&b=2',
      parameters: { keyword: 'cold kitchen sourdough', action: 'the recipe is linked above', hashtags: '0' },
      seed: 2,
      count: 2,
      says: /cold kitchen sourdough/i,
    },
    'a complaint leads in its own words': {
      prompt: 'my dog hates baths',
      parameters: { count: '1' },
      seed: 3,
      says: /my dog hates baths/i,
    },
    'a brand with an apostrophe gets no recipe': {
      prompt: "Maya's Café opening week",
      parameters: { tone: 'professional' },
      seed: 4,
      count: 2,
      says: /Maya's Café/i,
    },
    'C++ keeps its signs': { prompt: 'C++ tutorials', parameters: { count: '1' }, seed: 5, says: /C\+\+/i },
    'a Short gets one thought': {
      prompt: 'folding a fitted sheet alone',
      parameters: { type: 'short', count: '3' },
      seed: 6,
      count: 3,
      says: /fitted sheet/i,
    },
    'a masked swear word is left out': {
      prompt: 'the f***ing printer in my home office',
      parameters: { count: '1' },
      seed: 7,
      says: /printer/i,
    },
    'a medical claim stays the visitor’s own and gets no figures': {
      prompt: 'how turmeric tea cured my diabetes',
      parameters: { count: '1' },
      seed: 8,
      says: /turmeric tea/i,
    },
    'a pasted essay is read for its subject': {
      prompt:
        'Last spring I moved my vegetable garden to raised beds along the fence. The soil there had been compacted for years, so I turned compost into it. Raised beds dry out faster than open ground, so I mulch the raised beds and water them by hand every evening in July.',
      parameters: { count: '1' },
      seed: 9,
      says: /beds|garden|soil|compost/i,
    },
  },
})
