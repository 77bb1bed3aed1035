import { testPromptTool } from '@/test/test-prompt-tool'
import { twitterTweet } from './tool'

testPromptTool(twitterTweet, {
  base: {
    prompt: 'restoring old radios',
    item: {
      style: 'one-liner',
      text: 'Every old radio I open has a note from the last person who gave up.',
    },
    seed: 3,
    count: 6,
  },
  fit: {
    'a good post passes': {},
    'quotes, dashes, a second hashtag and a second emoji go': {
      item: { text: '"Old radios hum — patiently 📻🔧 #radio #repair"' },
      becomes: { text: 'Old radios hum, patiently 📻 #radio repair' },
    },
    'cut between words at 280 weighted characters': {
      prompt: 'ラジオの修理',
      item: { text: '古いラジオを開けると前の人のメモが入っている'.repeat(7) },
      becomes: { text: `${'古いラジオを開けると前の人のメモが入っている'.repeat(6)}古いラジオを` },
    },
    'the visitor may say a worn-out opener': {
      prompt: 'unpopular opinion: radios are better',
      item: { style: 'contrarian', text: 'Unpopular opinion: radios are better.' },
    },
    'an invented figure is dropped': {
      item: { style: 'number', text: 'I restored 240 radios last year.' },
      becomes: null,
    },
    'a list may count its own lines': {
      item: { style: 'list', text: '2 things I check first:\n\n- the fuse\n- the smell' },
    },
    'a worn-out opener is dropped': {
      item: { style: 'contrarian', text: 'Unpopular opinion: radios are better.' },
      becomes: null,
    },
    'a word to avoid is dropped': {
      parameters: { avoid: 'hum' },
      item: { text: 'Old radios hum.' },
      becomes: null,
    },
  },
  draft: {
    'an opinion stays one': {
      prompt: 'paper planners are overrated',
      parameters: { readAs: 'opinion' },
      says: /Paper planners are overrated/,
    },
    'a question is asked, not answered': {
      prompt: 'which paint for the hallway, sage or terracotta?',
      parameters: { style: 'question', count: '10', emoji: 'none' },
      seed: 5,
      count: 2,
      says: /Which paint for the hallway, sage or terracotta\?/,
    },
    'news keeps its place and its time': {
      prompt: 'we are opening our second coffee cart at Alberta Park this thursday 7am',
      parameters: { readAs: 'announcement' },
      says: /(?=[\s\S]*second coffee cart)(?=[\s\S]*Alberta Park)(?=[\s\S]*this Thursday 7am)/i,
    },
    'a hard day keeps to the exact line': {
      prompt: 'my grandma passed away on tuesday and I still make her soup',
      parameters: { emoji: 'expressive' },
      count: 3,
      says: /^My grandma passed away on Tuesday and I still make her soup\.(?:\n\n\[[^\]]+\])?$/,
    },
  },
})
