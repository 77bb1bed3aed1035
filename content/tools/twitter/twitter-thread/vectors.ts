import { defineVectors } from '@/test/define-vectors'
import { twitterThread } from './tool'

export const vectors = defineVectors(twitterThread, {
  base: {
    prompt: 'keeping bees',
    item: {
      n: 1,
      of: 7,
      text: 'The neighbours were never the problem.',
      alternatives: [],
    },
    seed: 7,
    count: 7,
  },
  fit: {
    'takes a model’s own number off, and the link out of the first post': {
      item: {
        text: '1/7 The wind was the problem, all of it: https://example.com/bees',
        alternatives: [
          'The neighbours were never the problem.',
          'The wind was the problem, all of it',
          'A hive needs a wall before it needs flowers.',
        ],
      },
      becomes: {
        text: 'The wind was the problem, all of it',
        alternatives: [
          'The neighbours were never the problem.',
          'A hive needs a wall before it needs flowers.',
        ],
      },
    },
    'leaves a link in a later post and keeps one hashtag': {
      item: {
        n: 7,
        text: 'The plan for the stand: https://example.com/plan #bees #beekeeping',
        alternatives: ['Unused.'],
      },
      becomes: {
        text: 'The plan for the stand: https://example.com/plan #bees beekeeping',
        alternatives: [],
      },
    },
    'cuts at a word so that text and number fit into 280': {
      item: { n: 2, text: 'A hive on a balcony needs a wall behind it '.repeat(9).trimEnd() },
      becomes: { text: `${'A hive on a balcony needs a wall behind it '.repeat(6)}A hive` },
    },
    'counts Japanese characters twice': {
      prompt: 'ベランダで蜂を飼う',
      item: { n: 2, text: '巣箱のうしろには壁が必要です'.repeat(12) },
      becomes: { text: `${'巣箱のうしろには壁が必要です'.repeat(9)}巣箱のうしろには壁が` },
    },
    'leaves a split post untouched': {
      prompt: 'My text — with a dash. #one #two',
      parameters: { mode: 'split' },
      item: { text: 'My text — with a dash. #one #two' },
    },
    'drops a post beyond the end': {
      parameters: { posts: '5' },
      item: { n: 6, text: 'One post too many.' },
      becomes: null,
    },
    'drops an invented statistic': {
      item: { n: 3, text: 'Studies show that balconies suit bees.' },
      becomes: null,
    },
  },
  draft: {
    'writes seven posts about sourdough bread': {
      prompt: 'sourdough bread for beginners',
      says: /sourdough|bread|bak|dough|oven|flour|batch|slic|cut|recipe/i,
    },
    'writes twelve posts with emoji digits': {
      prompt: 'real estate investing for nurses',
      parameters: { posts: '12', numbering: 'emoji', hook: 'question', tone: 'bold' },
      seed: 3,
      count: 12,
      says: /⃣|🔟/i,
    },
  },
})
