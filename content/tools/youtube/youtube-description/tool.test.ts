import { expect, test } from 'vitest'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { fitToByteLimit, formatDescription } from './description'
import { parseSource } from './source'
import youtubeDescription from './tool'

testPromptTool(youtubeDescription, {
  base: {
    prompt: 'rye bread',
    item: {
      firstLines: 'Rye bread without a mess.',
      body: '',
      chapters: [
        { time: '0:00', label: 'Rye' },
        { time: '0:13', label: 'Flour' },
        { time: '0:24', label: 'Oven' },
      ],
      cta: '',
      hashtags: [],
    },
  },
  fit: {
    'pasted links and chapters replace written ones, in order and from 0:00': {
      prompt: 'Rye bread\n5:40 Baking\n1:20 Starter\nRecipe: https://example.com/r?a=1&b=2',
      parameters: { action: 'the recipe is linked above' },
      item: { body: 'Starter first.\n\nMore at https://invented.example.com today.', cta: 'Subscribe now.' },
      becomes: {
        body: 'Starter first.',
        chapters: {
          0: { label: 'Intro' },
          1: { time: '1:20', label: 'Starter' },
          2: { time: '5:40', label: 'Baking' },
        },
        cta: 'The recipe is linked above.',
      },
    },
    'invented times become blanks, angle brackets and surplus hashtags go': {
      item: {
        firstLines: 'Rye <bread> that stays fresh.',
        chapters: { 1: { time: '1:45' }, 2: { time: '9:30' } },
        hashtags: ['#rye', '#viral', '#bread', '#baking', '#kitchen'],
      },
      becomes: {
        firstLines: 'Rye bread that stays fresh.',
        chapters: ['Intro', 'Rye', 'Flour', 'Oven'].map((label, index) => ({ time: index === 0 ? '0:00' : '', label })),
        hashtags: ['#rye', '#bread', '#baking'],
      },
    },
    'hashtags that the visitor typed come first': {
      prompt: 'rye bread #RyeDay',
      item: { chapters: [], hashtags: ['#rye', '#bread', '#baking'] },
      becomes: { hashtags: ['#RyeDay', '#rye', '#bread'] },
    },
    'times of a pasted transcript stay': {
      prompt:
        '0:00 so this is rye\n0:04 it is sticky\n0:09 really sticky\n0:13 first the flour\n0:20 then water\n0:24 and the oven',
    },
    'pasted names become the chapters, however few, and the visitor’s request keeps its emoji': {
      parameters: { chapters: 'dough, the oven', action: 'bake along 🍞', emoji: 'none' },
      becomes: {
        chapters: [
          { time: '0:00', label: 'Dough' },
          { time: '', label: 'The oven' },
        ],
        cta: 'Bake along 🍞',
      },
    },
    'a Short has no body and no chapters': {
      prompt: 'folding a fitted sheet\n0:00 Corners\n0:20 Fold\n0:40 Done',
      parameters: { type: 'short', hashtags: '0' },
      item: { body: 'A long body.', hashtags: ['#laundry'] },
      becomes: { body: '', chapters: [], hashtags: [] },
    },
  },
})

const parsePrompt = (prompt: string, parameters = {}) => parseSource(buildInput(youtubeDescription, prompt, parameters))

test('removes links and chapters from the text, in any script', () => {
  expect(parsePrompt('パンを焼く\n0:00 はじめに\n1:30 生地\n4:00 焼く\nレシピ: https://example.com/パン')).toEqual({
    links: [{ label: 'レシピ', url: 'https://example.com/パン' }],
    chapters: [
      { time: '0:00', label: 'はじめに' },
      { time: '1:30', label: '生地' },
      { time: '4:00', label: '焼く' },
    ],
    labels: [],
    text: 'パンを焼く\nレシピ:',
  })
})

test('prefers the chapters field over times in the text, and leaves names without times as names', () => {
  const timed = parsePrompt('Baking\n0:00 Old\n1:00 Older', { chapters: '0:00 Dough 2:00 Oven 3:00 Crumb' })
  expect(timed.chapters.map(({ label }) => label)).toEqual(['Dough', 'Oven', 'Crumb'])
  const { chapters, labels } = parsePrompt('Baking', { chapters: 'Dough, Oven; The crumb' })
  expect(chapters).toEqual([])
  expect(labels).toEqual(['Dough', 'Oven', 'The crumb'])
})

test('derives no chapters from a transcript or a time of day, and preserves a transcript’s words', () => {
  const lines = ['so this is rye', 'it is sticky', 'first the flour', 'then water', 'and then the oven', 'done']
  const transcript = lines.map((line, index) => `0:0${index} ${line}`).join('\n')
  const { chapters, text } = parsePrompt(transcript)
  expect(chapters).toEqual([])
  expect(text).toContain('first the flour')
  expect(text).not.toMatch(/\d:\d\d/)
  expect(parsePrompt('how I wake up at 5:30 every day').chapters).toEqual([])
})

const description = {
  firstLines: 'Rye.',
  body: 'Rye is good.',
  chapters: [{ time: '0:00', label: 'Flour' }],
  cta: 'Ask below.',
  hashtags: ['#rye'],
}
const recipeLinks = [{ label: 'Recipe', url: `https://example.com/${'a'.repeat(400)}` }]

test('cuts a Japanese body by bytes and preserves the link', () => {
  const longDescription = { ...description, body: 'Rye is good. パンの話です. '.repeat(200).trim() }
  const fitted = fitToByteLimit(longDescription, recipeLinks)
  expect(fitted).not.toBeNull()
  const text = fitted === null ? '' : formatDescription(fitted, recipeLinks)
  expect(measureByteLength(text)).toBeLessThanOrEqual(5000)
  expect(measureByteLength(text)).toBeGreaterThan(4900)
  expect(text).toContain(recipeLinks[0]?.url)
  expect(fitted?.hashtags).toEqual(['#rye'])
})

test('drops a description whose links alone are too long', () => {
  const manyLinks = Array.from({ length: 13 }, (_, n) => ({
    label: '',
    url: `https://example.com/${n}${'a'.repeat(400)}`,
  }))
  expect(fitToByteLimit(description, manyLinks)).toBeNull()
})

test('the body preserves as many sentences as fit', () => {
  const sentence = 'Rye is good and needs a long rest in a warm place. '
  const fitted = fitToByteLimit({ ...description, body: sentence.repeat(200).trim() }, recipeLinks)
  expect(fitted?.body).toBe(sentence.repeat(88).trim())
})
