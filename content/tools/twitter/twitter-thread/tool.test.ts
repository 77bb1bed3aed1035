import { expect, test } from 'vitest'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import twitterThread from './tool'

testPromptTool(twitterThread, {
  base: {
    prompt: 'keeping bees',
    item: { n: 1, of: 7, text: 'The neighbours were never the problem.', alternatives: [] },
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
      becomes: { text: 'The plan for the stand: https://example.com/plan #bees beekeeping', alternatives: [] },
    },
    'cuts at a word so that text and number fit into 280': {
      item: { n: 2, text: 'A hive on a balcony needs a wall behind it '.repeat(9).trimEnd() },
      becomes: { text: `${'A hive on a balcony needs a wall behind it '.repeat(6)}A hive` },
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
  },
})

const text = 'I kept a diary. The first weeks were dull. '.repeat(20).trim()

function splitText(prompt: string) {
  const input = buildInput(twitterThread, prompt, { mode: 'split' })
  const posts = twitterThread.modelFreeMode?.buildItems(input) ?? []
  return { posts, cards: posts.map((post) => twitterThread.present(post, input)) }
}

test('returns one card for each post of a split, with its number and its weight', () => {
  const { posts, cards } = splitText(text)
  expect(cards.map(({ heading }) => heading)).toEqual([
    'Post 1 of 4, make it count',
    'Post 2 of 4',
    'Post 3 of 4',
    'Post 4 of 4, the last one',
  ])
  expect(cards[0]?.copy.endsWith('\n\n1/4')).toBe(true)
  expect(cards.flatMap(({ meters }) => meters ?? []).filter(({ value, limit }) => value > limit)).toEqual([])
  expect(posts.map((post) => post.text).join(' ')).toBe(text)
})

test('needs no model only for a split', () => {
  const isChosen = (mode: string) => twitterThread.modelFreeMode?.isChosen(buildInput(twitterThread, text, { mode }))
  expect([isChosen('write'), isChosen('split')]).toEqual([false, true])
})

test('notes a link in the first post of a split and does not move it', () => {
  const [first] = splitText(`Read https://example.com first. ${text}`).cards
  expect(first?.copy).toContain('https://example.com')
  expect(first?.notes).toHaveLength(1)
})
