import { testPromptTool } from '@/test/test-prompt-tool'
import twitterTweet from './tool'

testPromptTool(twitterTweet, {
  base: {
    prompt: 'restoring old radios',
    item: { style: 'one-liner', text: 'Every old radio I open has a note from the last person who gave up.' },
  },
  fit: {
    'a second hashtag and a second emoji go': {
      item: { text: 'Old radios hum 📻🔧 #radio #repair' },
      becomes: { text: 'Old radios hum 📻 #radio repair' },
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
    'a list may count its own lines': {
      item: { style: 'list', text: '2 things I check first:\n\n- the fuse\n- the smell' },
    },
  },
})
