import { expect, test } from 'vitest'
import { threadFields } from './fields'
import { twitterThread } from './tool'

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
