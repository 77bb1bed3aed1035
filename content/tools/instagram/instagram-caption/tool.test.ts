import { testPromptTool } from '@/test/test-prompt-tool'
import instagramCaption from './tool'

testPromptTool(instagramCaption, {
  base: {
    prompt: 'sourdough bread',
    item: {
      angle: 'Mistake',
      hook: 'I kept cutting it too early.',
      body: 'It sings when it cools.\n\nNow I wait.',
      cta: 'What would you have done?',
      hashtags: ['#sourdough', '#breadbaking'],
    },
  },
  fit: {
    'thirty hashtags become three, the default': {
      item: { body: '', hashtags: [...'abcdefghijklmnopqrstuvwxyzäöüß'].map((letter) => `#bread${letter}`) },
      becomes: { hashtags: ['#breada', '#breadb', '#breadc'] },
    },
    'tags that Instagram itself calls generic go': {
      parameters: { hashtags: 5 },
      item: { body: '', hashtags: ['#instagood', '#reels', '#explore', '#sourdough'] },
      becomes: { hashtags: ['#sourdough'] },
    },
    'twenty-one mentions are too many': {
      parameters: { length: 'long' },
      item: {
        body: '@bakera @bakerb @bakerc @bakerd @bakere @bakerf @bakerg @bakerh @bakeri @bakerj @bakerk @bakerl @bakerm @bakern @bakero @bakerp @bakerq @bakerr @bakers @bakert @bakeru',
      },
      becomes: null,
    },
    'a short caption over 150 characters loses its text, then its call to action': {
      parameters: { length: 'short' },
      item: {
        hook: 'I kept cutting it too early, because it smelled like the best thing that had ever happened in this kitchen, and nobody stopped me.',
        body: 'Now I wait.',
      },
      becomes: { body: '', cta: '' },
    },
  },
})
