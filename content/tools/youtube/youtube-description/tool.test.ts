import { testPromptTool } from '@/test/test-prompt-tool'
import { youtubeDescription } from './tool'

testPromptTool(youtubeDescription, {
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
    'a how-to leaves its steps to the visitor': {
      prompt: 'how to patch a hole in a wool jumper',
      count: 1,
      says: /how to patch a hole in a wool jumper[\s\S]+In this video: \[the steps in their order/i,
    },
    'pasted chapters and links arrive letter by letter': {
      prompt:
        'My sourdough in a cold kitchen\n0:00 Hello\n1:20 Starter\n5:40 Baking\nRecipe: https://example.com/r?a=1&b=2',
      parameters: {
        keyword: 'cold kitchen sourdough',
        action: 'the recipe is linked above',
        hashtags: '0',
        count: '1',
      },
      seed: 2,
      says: /^Cold kitchen sourdough: My sourdough in a cold kitchen\.[\s\S]+From “Hello” to “Baking”[\s\S]+Recipe: https:\/\/example\.com\/r\?a=1&b=2\n\n0:00 Hello\n1:20 Starter\n5:40 Baking\n\nThe recipe is linked above\.$/,
    },
    'names of chapters without times get blanks for the times': {
      prompt: 'a tour of my greenhouse',
      parameters: { chapters: 'The door, Tomatoes, The leak', count: '1' },
      seed: 3,
      says: /0:00 The door\n\[your time\] Tomatoes\n\[your time\] The leak/,
    },
    'details stand word for word': {
      prompt: 'I replaced the bearings of a sewing machine',
      parameters: {
        outcome: 'it hums',
        turn: 'the first bearing was the wrong one',
        audience: 'people who mend',
        count: '1',
      },
      seed: 4,
      says: /^I replaced the bearings of a sewing machine\. It hums\.\n\nThe first bearing was the wrong one\.\n\nMade for people who mend\./,
    },
    'a Short gets one thought': {
      prompt: 'I folded a fitted sheet alone and lost',
      parameters: { type: 'short', hashtags: '0', count: '1' },
      seed: 6,
      says: /^I folded a fitted sheet alone and lost\.$/,
    },
    'a pasted text keeps its sentences': {
      prompt:
        'Last spring I moved my vegetable garden to raised beds. The soil there had been compacted for years. Raised beds dry out faster, so I water them by hand.',
      parameters: { count: '1' },
      seed: 9,
      says: /^Last spring I moved my vegetable garden to raised beds\.\n\nThe soil there had been compacted for years\. Raised beds dry out faster, so I water them by hand\./,
    },
    'a hard time stays quiet': {
      prompt: 'my grandad passed away last night',
      parameters: { count: '1' },
      seed: 10,
      says: /^My grandad passed away last night\.\n\n\[what you want people to know before they watch\]$/,
    },
  },
})
