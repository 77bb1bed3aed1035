import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { run } from './extract'
import { keywordExtractor } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: keywordExtractor.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}, second = '') {
  const result = run({ text, second, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
function getTableRows(blocks: ReturnType<typeof getBlocks>, caption: string) {
  const found = blocks.find((block) => block.kind === 'table' && block.caption === caption)
  return found?.kind === 'table' ? found.rows : null
}
const getNotes = (blocks: ReturnType<typeof getBlocks>) =>
  blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : []))

const { sample } = keywordExtractor.input

test('the sample’s key phrases, hashtags and lists', () => {
  const blocks = getBlocks(sample)
  expect(getTableRows(blocks, 'Key phrases')?.slice(0, 4)).toEqual([
    ['sourdough starter', '2', '20.0'],
    ['Dutch oven', '2', '20.0'],
    ['Sourdough bread', '1', '12.0'],
    ['strong bread flour', '1', '12.0'],
  ])
  expect(blocks).toContainEqual({
    kind: 'text',
    name: 'Hashtags',
    text: '#SourdoughStarter #DutchOven #SourdoughBread #ColdDough #ColdOven',
    detail: '5 of the 5 that Instagram takes',
  })
  expect(getTableRows(blocks, 'Words')?.slice(0, 2)).toEqual([
    ['dough', '4', '4.3%'],
    ['sourdough', '3', '3.2%'],
  ])
  expect(getTableRows(blocks, 'Phrases of two words')).toEqual([
    ['sourdough starter', '2', '2.2%'],
    ['Dutch oven', '2', '2.2%'],
  ])
  expect(getTableRows(blocks, 'Phrases of four words')).toBeNull()
  expect(getNotes(blocks)).toEqual([])
})

test('the options say what is listed', () => {
  expect(getTableRows(getBlocks(sample, { letters: 8 }), 'Words')?.map(([word]) => word)).toEqual(
    expect.arrayContaining(['sourdough']),
  )
  expect(getTableRows(getBlocks(sample, { letters: 8 }), 'Words')?.flat()).not.toContain('dough')
  expect(getTableRows(getBlocks(sample, { times: 1 }), 'Phrases of four words')).not.toBeNull()
  expect(getTableRows(getBlocks(sample, { content: false, letters: 1 }), 'Words')?.[0]).toEqual(['the', '9', '9.7%'])
})

test('another text is compared by density, with what only it says twice', () => {
  const blocks = getBlocks('Rye bread. Rye bread is good.', {}, 'Rye cake! The lemon cake.')
  expect(getTableRows(blocks, 'Compared with the other text')).toEqual([
    ['cake', '0 (0.0%)', '2 (40.0%)', '−40.0%'],
    ['bread', '2 (33.3%)', '0 (0.0%)', '+33.3%'],
    ['Rye bread', '2 (33.3%)', '0 (0.0%)', '+33.3%'],
    ['Rye', '2 (33.3%)', '1 (20.0%)', '+13.3%'],
  ])
  expect(getNotes(blocks)[1]).toBe('Only in the other text, twice or more: cake')
  expect(getTableRows(getBlocks('Rye bread.', {}, ' \n'), 'Compared with the other text')).toBeNull()
})

test('a title without small words has keywords, as has a language whose small words are unknown', () => {
  for (const text of ['Best cheap wireless noise cancelling headphones', 'Ψωμί είναι πολύ καλό όταν ψήνεται'])
    expect(getTableRows(getBlocks(text), 'Key phrases')?.length).toBeGreaterThan(3)
})

test('few words are noted, no keywords are a problem', () => {
  expect(getNotes(getBlocks('Rye bread'))[0]).toContain('Only 2 words')
  expect(run({ text: 'it is the 12 👩‍👧', second: '', parameters: defaultParameters })).toEqual({
    problem: 'No keywords in this text. Try a smaller “Shortest word” under Options.',
  })
})

test('signs are words however short, letters with marks and capitals stay', () => {
  const words = (text: string, parameters: Partial<ToolParameters> = {}) =>
    getTableRows(getBlocks(text, { times: 1, ...parameters }), 'Words')?.map(([word]) => word)
  expect(words('日本 パン', { language: 'ja' })).toEqual(['日本', 'パン'])
  expect(words('NASA İzmir straße \ud83d', { language: 'en' })).toEqual(['NASA', 'İzmir', 'straße'])
  expect(words('El pan de la casa', { language: 'es' })).toEqual(['pan', 'casa'])
})
