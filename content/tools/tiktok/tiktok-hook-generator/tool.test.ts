import { testPromptTool } from '@/test/test-prompt-tool'
import { tiktokHookGenerator } from './tool'

testPromptTool(tiktokHookGenerator, {
  base: {
    prompt: 'sourdough bread',
    item: {
      family: 'mid-story',
      spoken: 'The second loaf came out flat again.',
      onScreenText: 'What I changed next',
      firstFrame: 'A flat loaf on the board',
    },
    seed: 11,
    count: 10,
  },
  fit: {
    'a clean hook passes unchanged': {},
    'marks, dashes and emoji go from the spoken line': {
      item: { spoken: '**The second loaf** came out flat — again 😭' },
      becomes: { spoken: 'The second loaf came out flat, again' },
    },
    'sixteen spoken words are too many': {
      item: { spoken: 'This is the long story of how my second loaf came out of the oven flat again' },
      becomes: null,
    },
    'eight words on screen are too many, the line stays': {
      item: { onScreenText: 'What I changed next and why it worked' },
      becomes: { onScreenText: '' },
    },
    'a screen that repeats the voice goes': {
      item: { onScreenText: 'Came out flat again' },
      becomes: { onScreenText: '' },
    },
    'a sentence of the visitor’s own may be longer': {
      prompt: 'this is the long story of how my second loaf came out of the oven flat again',
      item: { spoken: 'This is the long story of how my second loaf came out of the oven flat again.' },
    },
    'an invented number drops the hook': {
      item: { spoken: 'It took me 47 loaves to get this right.' },
      becomes: null,
    },
    'a number of the visitor’s stays': {
      prompt: 'what I learned from 47 loaves of sourdough',
      item: { spoken: 'It took me 47 loaves to get this right.' },
    },
    'a blank for the visitor’s number stays and counts as one word': {
      item: { family: 'specific-number', spoken: 'It took me [your number] loaves to get this right.' },
    },
    'a worn opener drops the hook': {
      item: { spoken: 'You won’t believe what happened to this loaf' },
      becomes: null,
    },
    'words to avoid drop the hook, whatever their case': {
      parameters: { avoid: 'hack, FLAT' },
      becomes: null,
    },
    'a hook without screen and picture passes': { item: { onScreenText: '', firstFrame: '' } },
    'Japanese is counted by characters’ groups and kept': {
      prompt: 'パン作り',
      item: {
        spoken: '二回目のパンがまたぺたんこ。 でも理由がわかった。 見て。',
        onScreenText: '変えたのは これ 一つだけ',
      },
    },
  },
  draft: {
    'a story is told, not taught': {
      prompt: 'my pizza dough grew out of its bowl overnight',
      parameters: { readAs: 'story' },
      count: 5,
      says: /My pizza dough grew out of its bowl overnight/,
    },
    'an offer keeps its place, its day and its number': {
      prompt: 'giving away 2 tickets to the Brighton show on june 4th!!',
      parameters: { goal: 'sales' },
      seed: 12,
      count: 5,
      says: /(?=.*2 tickets)(?=.*Brighton)(?=.*June 4th)/i,
    },
    'only the ways of opening that were asked for': {
      prompt: 'paper planners are overrated',
      parameters: { families: ['open-question'] },
      seed: 13,
      count: 2,
      says: /\?.*Paper planners are overrated|Paper planners are overrated.*\?/,
    },
    'a hard day keeps to the exact line': {
      prompt: 'my grandma passed away on tuesday and I still make her soup',
      seed: 14,
      count: 2,
      says: /^My grandma passed away on Tuesday and I still make her soup\.(?: \[[^\]]+\])?$/,
    },
  },
})
