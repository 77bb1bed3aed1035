import { testPromptTool } from '@/test/test-prompt-tool'
import tiktokHookGenerator from './tool'

testPromptTool(tiktokHookGenerator, {
  base: {
    prompt: 'sourdough bread',
    item: {
      family: 'mid-story',
      spoken: 'The second loaf came out flat again.',
      onScreenText: 'What I changed next',
      firstFrame: 'A flat loaf on the board',
    },
  },
  fit: {
    'sixteen spoken words are too many': {
      item: { spoken: 'This is the long story of how my second loaf came out of it flat again' },
      becomes: null,
    },
    'eight words on screen are too many, the line stays': {
      item: { onScreenText: 'What I changed next and why it worked' },
      becomes: { onScreenText: '' },
    },
    'two spoken words and one on screen are enough': {
      item: { spoken: 'Flat again.', onScreenText: 'Before', firstFrame: '' },
    },
    'a screen that repeats the voice goes': {
      item: { onScreenText: 'Came out flat again' },
      becomes: { onScreenText: '' },
    },
    'a sentence of the visitor’s own may be longer': {
      prompt: 'this is the long story of how my second loaf came out of the oven flat again',
      item: { spoken: 'This is the long story of how my second loaf came out of the oven flat again.' },
    },
    'fifteen words pass, a blank is one word of them, and so do seven words on screen': {
      item: {
        spoken: 'It took me [your number] loaves to get this right at last, and I kept them.',
        onScreenText: 'What I changed next and why so',
      },
    },
    'Japanese may have twice the words': {
      prompt: 'パン作り',
      item: {
        spoken: '二回目のパンがまたぺたんこ。 でも理由がわかった。 見て。',
        onScreenText: '変えたのは これ 一つだけ',
      },
    },
  },
})
