import { expect, test } from 'vitest'
import { readParameters } from '@/lib/generate/input/parameters'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { selectKeyBlocks } from './blocks'
import type { RepurposeInput } from './fields'
import { parseSource } from './source'
import { contentRepurposer } from './tool'

const measure = (text: string) => text.length
const parameters = readParameters(contentRepurposer, {}).fields as RepurposeInput['parameters']
const parsePrompt = (prompt: string) => parseSource({ prompt, parameters })
const parseSentences = (prompt: string) => parsePrompt(prompt).sentences

test('a first line without a closing mark is the title, marks of lists and headings go', () => {
  const { title, sentences } = parsePrompt('# How we cook\n\n- Rice in the oven\n2. Dr. Ali brings beans.')
  expect(title).toBe('How we cook')
  expect(sentences.map(({ text }) => text)).toEqual(['Rice in the oven.', 'Dr. Ali brings beans.'])
})

test('one line is no title', () => {
  expect(parsePrompt('keeping bees')).toMatchObject({
    title: '',
    sentences: [{ text: 'keeping bees.' }],
  })
})

const bees = parseSentences(
  'I keep bees. The weather was fine. Bees need a wall behind the hive. It stops the wind. My lunch was late.',
)

test('the first sentence and the one that says most are kept, in their order', () => {
  expect(selectKeyBlocks(bees, { maxSize: 50, measure, sentencesPerBlock: 2 })).toEqual([
    'I keep bees.',
    'Bees need a wall behind the hive.',
  ])
})

test('a sentence that leans comes with the one before it, or not at all', () => {
  const text = parseSentences(
    'Bees sleep. The wall of the hive keeps the hive warm all night. It is the hive, the hive, the hive.',
  )
  expect(selectKeyBlocks(text, { maxSize: 60, measure, sentencesPerBlock: 2 })).toEqual(['Bees sleep.'])
  expect(selectKeyBlocks(text, { maxSize: 200, measure, sentencesPerBlock: 2, isFirstAlone: true })).toEqual([
    'Bees sleep.',
    'The wall of the hive keeps the hive warm all night. It is the hive, the hive, the hive.',
  ])
})

test('a long chain of sentences that lean takes no longer than in proportion', async () => {
  const chain = parseSentences('It is so. '.repeat(1_200))
  const choose = (length: number) =>
    selectKeyBlocks(chain.slice(0, length), { maxSize: 1_000, measure, sentencesPerBlock: 2 })
  expect(await measureGrowth(choose, 1_200)).toBeLessThan(MAX_GROWTH)
})

test('lines that a mail program broke are one, headings between paragraphs go', () => {
  const prompt =
    'How we cook\n\nThe rice goes into the oven as soon as the first of the\nguests are here, and stays there.\n\nBeans\n\n> One pot of beans is enough for all forty of us tonight,\n> and for lunch.'
  const { title, sentences } = parsePrompt(prompt)
  expect(title).toBe('How we cook')
  expect(sentences.map(({ text }) => text)).toEqual([
    'The rice goes into the oven as soon as the first of the guests are here, and stays there.',
    'One pot of beans is enough for all forty of us tonight, and for lunch.',
  ])
})

test('Japanese sentences stand together without a space', () => {
  const { sentences } = parseSource({
    prompt: 'パンを焼いています。小さな店です。',
    parameters: readParameters(contentRepurposer, {}).fields,
  } as RepurposeInput)
  expect(selectKeyBlocks(sentences, { maxSize: 50, measure: (text) => text.length, sentencesPerBlock: 2 })).toEqual([
    'パンを焼いています。小さな店です。',
  ])
})
