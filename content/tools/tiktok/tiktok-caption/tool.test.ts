import { testPromptTool } from '@/test/test-prompt-tool'
import tiktokCaption from './tool'

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
  },
  fit: {
    'hashtags are cut to the number asked for, after fillers': {
      parameters: { hashtags: 5 },
      item: { hashtags: ['#fyp', '#sourdough', 'bread baking', '#viral', '#crust', '#flour', '#oven', '#starter'] },
      becomes: { hashtags: ['#sourdough', '#breadbaking', '#crust', '#flour', '#oven'] },
    },
    'a hashtag that the visitor typed comes first': {
      prompt: 'my #RyeLoaf is out',
      becomes: { hashtags: ['#RyeLoaf', '#sourdough', '#breadbaking'] },
    },
    'no hashtags when none are wanted': { parameters: { hashtags: 0 }, becomes: { hashtags: [] } },
    'a short caption is one line': {
      item: { hook: 'I kept cutting it\ntoo early.' },
      becomes: { hook: 'I kept cutting it too early.' },
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
  },
})
