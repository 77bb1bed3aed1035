import { expect, test } from 'vitest'
import type { DescriptionInput } from './fields'
import { parseSource } from './source'

const parameters: DescriptionInput['parameters'] = {
  type: 'long',
  keyword: '',
  chapters: '',
  links: '',
  hashtags: '3',
  tone: 'casual',
  emoji: 'light',
  count: '1',
  audience: '',
  outcome: '',
  turn: '',
  action: '',
  readAs: 'auto',
  avoid: '',
  language: 'auto',
}
const parsePrompt = (prompt: string, overrides: Partial<typeof parameters> = {}) =>
  parseSource({ prompt, parameters: { ...parameters, ...overrides } })

test('links and chapters leave the text, in whatever script', () => {
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

test('the chapter box counts more than times in the text', () => {
  const { chapters } = parsePrompt('Baking\n0:00 Old\n1:00 Older', {
    chapters: '0:00 Dough 2:00 Oven 3:00 Crumb',
  })
  expect(chapters.map(({ label }) => label)).toEqual(['Dough', 'Oven', 'Crumb'])
})

test('names without times are kept as names', () => {
  const { chapters, labels } = parsePrompt('Baking', { chapters: 'Dough, Oven; The crumb' })
  expect(chapters).toEqual([])
  expect(labels).toEqual(['Dough', 'Oven', 'The crumb'])
})

test('a transcript gives no chapters and keeps its words', () => {
  const lines = ['so this is rye', 'it is sticky', 'first the flour', 'then water', 'and then the oven', 'done']
  const transcript = lines.map((line, index) => `0:0${index} ${line}`).join('\n')
  const { chapters, text } = parsePrompt(transcript)
  expect(chapters).toEqual([])
  expect(text).toContain('first the flour')
  expect(text).not.toMatch(/\d:\d\d/)
})

test('a time of day in a sentence is no chapter', () => {
  expect(parsePrompt('how I wake up at 5:30 every day').chapters).toEqual([])
})

test('a Short has neither links nor chapters', () => {
  expect(parsePrompt('0:00 A\n0:20 B\n0:40 C\nhttps://example.com', { type: 'short' })).toMatchObject({
    links: [],
    chapters: [],
  })
})
