import { expect, test } from 'vitest'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { selectKeyBlocks } from './draft'
import type { RepurposeInput } from './fields'
import { parseSource } from './source'
import { contentRepurposer } from './tool'

const story =
  'Why I stopped freezing bread\n\nI froze every loaf for years. It kept for months, but it never tasted of much. Then the freezer broke in July. I sliced what was left and dried it on the rack above the stove. Dry bread keeps until Christmas. It turns into soup, salad and crumbs. I have not bought a freezer since.'
const subject = 'Why I stopped freezing bread and what I do with every loaf'
const repeatKeeps = (times: number) => 'Dry bread keeps until Christmas. '.repeat(times)

testPromptTool(contentRepurposer, {
  base: {
    prompt: story,
    item: {
      kind: 'linkedin',
      title: '',
      parts: ['I froze every loaf for years.', 'Then the freezer broke, and I dried them above the stove.'],
      hashtags: [],
    },
    seed: 5,
    count: 3,
  },
  fit: {
    'a version of one’s own text passes as it is': {},
    'a version that was not asked for is dropped': { item: { kind: 'newsletter' }, becomes: null },
    'an author’s sentence keeps its dash, a model’s does not': {
      prompt: 'Bread keeps — dry. The rest is taste.',
      item: { parts: ['Bread keeps — dry.', 'Bread keeps — when it is dry.'] },
      becomes: { parts: ['Bread keeps — dry.', 'Bread keeps, when it is dry.'] },
    },
    'a post over 280 is split, its number counted': {
      item: { kind: 'x-thread', parts: [`${repeatKeeps(9)}I have not bought a freezer since.`] },
      becomes: { parts: [repeatKeeps(5).trim(), `${repeatKeeps(4)}I have not bought a freezer since.`] },
    },
    'six hashtags become three on LinkedIn, the default': {
      item: { hashtags: ['#bread', '#soup', '#kitchen', '#dry', '#rack', '#stove'] },
      becomes: { hashtags: ['#bread', '#soup', '#kitchen'] },
    },
    'a caption over 2,200 characters loses the parts before its end': {
      item: { kind: 'ig-caption', parts: ['Dry bread keeps.', 'Soup. '.repeat(400).trim(), 'No freezer since.'] },
      becomes: { parts: ['Dry bread keeps.', 'No freezer since.'] },
    },
    'a subject longer than an inbox shows is cut at a word': {
      parameters: { targets: ['newsletter'] },
      item: { kind: 'newsletter', title: `${subject} now that it is gone` },
      becomes: { title: subject },
    },
    'an invented figure drops the version': { item: { parts: ['I froze 300 loaves for years.'] }, becomes: null },
    'a link that the text lacks goes with its part': {
      item: { parts: ['I froze every loaf for years.', 'More on https://example.com/bread'] },
      becomes: { parts: ['I froze every loaf for years.'] },
    },
    'a cliché drops the version': { item: { parts: ['Dry bread is a game-changer.'] }, becomes: null },
    'a word to avoid drops the version': { parameters: { avoid: 'stove' }, becomes: null },
  },
  draft: {
    'every version opens with the title and says only what the text says': {
      prompt: story,
      says: /^Why I stopped freezing bread\n\nI froze every loaf for years\. It kept for months, but it never tasted of much\.[\s\S]*Dry bread keeps until Christmas\. It turns into soup, salad and crumbs\./,
    },
  },
})

const parsePrompt = (prompt: string) => parseSource(buildInput(contentRepurposer as never, prompt) as RepurposeInput)

test.each([
  ['# Rice\n\n- Rice in the oven\n2. Dr. Ali brings beans.', 'Rice', 'Rice in the oven. Dr. Ali brings beans.'],
  ['keeping bees', '', 'keeping bees.'],
  [
    'How we cook\n\nThe rice goes into the oven as soon as the first of the\nguests are here.\n\nBeans\n\n> One pot of beans is enough for all forty of us tonight,\n> and for lunch.',
    'How we cook',
    'The rice goes into the oven as soon as the first of the guests are here. One pot of beans is enough for all forty of us tonight, and for lunch.',
  ],
])('a first line without a closing mark is the title, marks and broken lines go: %#', (prompt, title, text) => {
  const source = parsePrompt(prompt)
  expect(source.title).toBe(title)
  expect(source.sentences.map((sentence) => sentence.text).join(' ')).toBe(text)
})

const bees =
  'I keep bees. The weather was fine. Bees need a wall behind the hive. It stops the wind. My lunch was late.'
const leaning = 'Bees sleep. The wall of the hive keeps the hive warm all night. It is the hive, the hive, the hive.'
const japanese = 'パンを焼いています。小さな店です。'

test.each([
  ['the first sentence and the most telling one', bees, 50, 'I keep bees. | Bees need a wall behind the hive.'],
  ['no sentence that leans on one that is gone', leaning, 60, 'Bees sleep.'],
  ['a sentence that leans, with the one before it', leaning, 200, leaning.replace('. The', '. | The')],
  ['Japanese sentences without a space', japanese, 50, japanese],
])('a short version has %s', (_, prompt, maxSize, expected) => {
  const options = { maxSize, measure: (text: string) => text.length, sentencesPerBlock: 2 }
  const blocks = selectKeyBlocks(parsePrompt(prompt).sentences, { ...options, isFirstAlone: maxSize === 200 })
  expect(blocks.join(' | ')).toBe(expected)
})
