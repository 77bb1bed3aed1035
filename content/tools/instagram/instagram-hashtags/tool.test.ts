import { testPromptTool } from '@/test/test-prompt-tool'
import instagramHashtags, { type HashtagSet } from './tool'

const tags: HashtagSet['tags'] = [
  { tag: '#fiddleleaffig', role: 'topic' },
  { tag: '#repottinghelp', role: 'problem' },
  { tag: '#newplantparents', role: 'audience' },
  { tag: '#figplantcare', role: 'niche' },
  { tag: '#houseplants', role: 'broader' },
]

testPromptTool(instagramHashtags, {
  base: {
    prompt: 'repotting a fig',
    item: { kind: 'subject', tags, entries: [], note: 'When the picture explains itself.' },
    seed: 1,
    count: 3,
  },
  fit: {
    'a sixth tag, a generic one and a double go, and so do phrases': {
      item: {
        tags: [
          { tag: '#reels', role: 'topic' },
          ...tags,
          { tag: '#Houseplants', role: 'broader' },
          { tag: '#plants', role: 'broader' },
        ],
        entries: ['a phrase'],
      },
      becomes: { tags, entries: [] },
    },
    'a list of keywords has phrases in place of tags': {
      parameters: { avoid: 'hack' },
      item: { kind: 'keywords', tags, entries: ['When to #repot a fig', 'fig hack'], note: '' },
      becomes: { tags: [], entries: ['when to repot a fig'] },
    },
  },
})
