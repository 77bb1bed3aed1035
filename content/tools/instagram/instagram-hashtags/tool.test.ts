import { testPromptTool } from '@/test/test-prompt-tool'
import type { HashtagSet } from './hashtag-set'
import { instagramHashtags } from './tool'

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
    item: {
      kind: 'subject',
      tags,
      entries: [],
      note: 'When the picture explains itself.',
    },
    seed: 1,
    count: 3,
  },
  fit: {
    'five tags with five roles pass': {},
    'a sixth tag goes, signs are mended, entries of another kind go': {
      item: {
        kind: 'people',
        tags: [
          { tag: 'fiddle leaf fig', role: 'topic' },
          { tag: '##repotting-help', role: 'problem' },
          { tag: '#newplantparents', role: 'audience' },
          { tag: '#figplantcare', role: 'niche' },
          { tag: '#houseplants', role: 'broader' },
          { tag: '#plants', role: 'broader' },
        ],
        entries: ['a phrase'],
        note: '',
      },
      becomes: { tags, entries: [] },
    },
    'filler and doubles go, and the rest is a set': {
      item: { kind: 'community', tags: { 1: { tag: '#reels' }, 3: { tag: '#FiddleLeafFig' } }, note: '' },
      becomes: {
        tags: [
          { tag: '#fiddleleaffig', role: 'topic' },
          { tag: '#newplantparents', role: 'audience' },
          { tag: '#houseplants', role: 'broader' },
        ],
      },
    },
    'a set of which nothing is left is refused': {
      item: { tags: [{ tag: '#reels', role: 'topic' }], note: '' },
      becomes: null,
    },
    'the visitor’s own words may be fewer than five': {
      prompt: 'パン',
      item: { tags: [{ tag: '#パン', role: 'topic' }], note: '' },
    },
    'keywords lose hashes, doubles and words to avoid': {
      parameters: { avoid: 'hack' },
      item: {
        kind: 'keywords',
        tags: [],
        entries: ['When to #repot a fig', 'when to repot a fig', 'fig hack', 'brown leaf tips'],
        note: 'Trending with 2.3M views right now.',
      },
      becomes: { entries: ['when to repot a fig', 'brown leaf tips'], note: '' },
    },
  },
  draft: {
    'what is seen, where it belongs, words for the caption': {
      prompt: 'sourdough bread for bread lovers',
      count: 4,
      says: /sourdough|bread/i,
    },
    'the visitor’s own problem, people and place are used': {
      prompt: 'street portraits in the rain',
      parameters: { problem: 'wet lenses', audience: 'hobby photographers', region: 'Lisbon' },
      seed: 2,
      count: 2,
      says: /portraits|lisbon|wetlenses/i,
    },
    'a hard day has the visitor’s own word alone': {
      prompt: 'our dog has cancer and this is her last summer',
      seed: 4,
      count: 1,
      says: /^#cancer$/,
    },
    'another language gets its own words': {
      prompt: 'パン作り 初心者',
      seed: 3,
      count: 1,
      says: /パン|初心者/,
    },
  },
})
