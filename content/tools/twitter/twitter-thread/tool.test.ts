import { expect, test } from 'vitest'
import { testPromptTool } from '@/test/test-prompt-tool'
import { threadFields } from './fields'
import { twitterThread } from './tool'

testPromptTool(twitterThread, {
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
        alternatives: ['The neighbours were never the problem.', 'A hive needs a wall before it needs flowers.'],
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
    'a how-to gets its steps as blanks': {
      prompt: 'how to patch a hole in a wool jumper',
      count: 7,
      says: /^(?:How to patch a hole in a wool jumper\.|(?:Before the first step|Step \d|Where it goes wrong): \[.+\]|Any questions\? Ask below\.)\n\n\d\/7$/,
    },
    'an opinion meets its objection, and details stand word for word': {
      prompt: 'hot take: code review should happen in person',
      parameters: {
        hook: 'any',
        numbering: 'emoji',
        turn: 'we closed an argument in six minutes, standing up',
      },
      seed: 3,
      count: 5,
      says: /^\d\uFE0F\u20E3 (?:Code review should happen in person\.|We closed an argument in six minutes, standing up\.|What speaks against it: \[.+\]|And still: \[.+\]|What would it take to change your mind\?)$/u,
    },
    'what to do, by when, comes last': {
      prompt: 'we’re opening our second bike workshop in Bristol on May 2nd',
      parameters: { action: 'come by before noon', posts: '5', numbering: 'none' },
      count: 5,
      says: /^We’re opening our second bike workshop in Bristol on May 2nd\.$|^(?:What’s inside|How it began|Getting there): \[|^Come by before noon\.$/,
    },
    'a pasted text keeps its sentences in their order': {
      prompt:
        'Last week I drove to Wales to pick up a piano. It didn’t fit in the van. A farmer tied it to his trailer. We drove at walking pace. It is still in tune.',
      parameters: { numbering: 'none' },
      count: 2,
      says: /^Last week I drove to Wales to pick up a piano\.$|^It didn’t fit in the van\.\n\nA farmer tied it to his trailer\.\n\nWe drove at walking pace\.\n\nIt is still in tune\.$/,
    },
    'a hard time stays quiet': {
      prompt: 'my grandad passed away last night',
      parameters: { numbering: 'none' },
      count: 3,
      says: /^My grandad passed away last night\.$|^\[what you want people to know\]$|^\[a thank you, or what would help\]$/,
    },
  },
})

const defaults = Object.fromEntries(threadFields.map((field) => [field.name, field.default])) as Parameters<
  typeof twitterThread.count
>[0]['parameters']
const prompt = 'I kept a diary. The first weeks were dull. '.repeat(20).trim()
const splitInput = { prompt, parameters: { ...defaults, mode: 'split' as const } }

test('a split gives one card for each post, with its number and its weight', () => {
  const posts = twitterThread.modelFreeMode?.buildItems(splitInput) ?? []
  expect(posts).toHaveLength(4)
  const cards = posts.map((post) => twitterThread.present(post, splitInput))
  expect(cards.map(({ heading }) => heading)).toEqual([
    'Post 1 of 4: make it count',
    'Post 2 of 4',
    'Post 3 of 4',
    'Post 4 of 4: the last one',
  ])
  expect(cards[0]?.copy.endsWith('\n\n1/4')).toBe(true)
  expect(cards.flatMap(({ meters }) => meters ?? []).every(({ value, limit }) => value <= limit)).toBe(true)
  expect(posts.map(({ text }) => text).join(' ')).toBe(prompt)
})

test('a topic is left to the engine', () => {
  expect(twitterThread.modelFreeMode?.isChosen({ parameters: defaults })).toBe(false)
  expect(twitterThread.modelFreeMode?.isChosen(splitInput)).toBe(true)
})

test('a link in the first post of a split is pointed out, not moved', () => {
  const parameters = { ...defaults, mode: 'split' as const }
  const text = `Read https://example.com first. ${prompt}`
  const first = twitterThread.modelFreeMode?.buildItems({ prompt: text, parameters })[0]
  const card = first && twitterThread.present(first, { prompt: text, parameters })
  expect(card?.copy).toContain('https://example.com')
  expect(card?.notes).toHaveLength(1)
})
