import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { run } from './time-script'
import { scriptTimer } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: scriptTimer.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
const getFigures = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).flatMap((block) =>
    block.kind === 'figures' ? block.figures.map(({ label, value }) => [label, value]) : [],
  )
const getFirstNote = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).flatMap((block) => (block.kind === 'note' ? [block.text] : []))[0]
const getMarks = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).flatMap((block) =>
    block.kind === 'marked'
      ? block.marks.map(({ kind, badge, start, end }) => [kind, badge, text.slice(start, end).split(' ').length])
      : [],
  )
const getTableRows = (text: string) => getBlocks(text).flatMap((block) => (block.kind === 'table' ? block.rows : []))

test('the sample in figures, paragraph by paragraph', () => {
  const { sample } = scriptTimer.input
  expect(getFigures(sample)).toEqual([
    ['Of 60 seconds', '0:40'],
    ['Words spoken', '94'],
    ['Pauses', '2.0 s'],
  ])
  expect(getFirstNote(sample)).toBe('Fits into 60 seconds with 20 s to spare: about 50 more words.')
  expect(getTableRows(sample)).toEqual([
    ['1', '0:00', '9.4 s', '21', 'Stop throwing away your sourdough …'],
    ['2', '0:09', '19.2 s', '48', 'Here is what I do …'],
    ['3', '0:28', '7.0 s', '15', 'What is left goes back …'],
    ['4', '0:35', '4.0 s', '10', 'Try it this weekend, and …'],
  ])
})

test('a word a second: each limit falls behind its word, and the rest ends with the script', () => {
  const text = Array.from({ length: 100 }, () => 'word').join(' ')
  expect(getMarks(text, { wpm: 60 })).toEqual([
    ['15', '15 s', 16],
    ['30', '30 s', 16],
    ['60', '60 s', 31],
    ['90', '90 s', 31],
    ['over', 'end 1:40', 10],
  ])
  expect(getMarks('word word', { wpm: 60 })).toEqual([['15', 'end 0:02', 2]])
  expect(getMarks('[20 s] word', { wpm: 60 })).toEqual([['30', 'end 0:21', 3]])
  expect(getMarks('👩‍👧 …')).toEqual([])
})

test('too long a script says by how many words', () => {
  const text = 'word '.repeat(50)
  expect(getFirstNote(text, { length: '15' })).toBe(
    '5 s too long for 15 seconds: take out about 13 words, or speak faster.',
  )
  expect(getFigures(text, { wpm: 300, length: '15' })[0]).toEqual(['Of 15 seconds', '0:10'])
})

test('a script without pauses has none, and only one that fits has a bar', () => {
  const hasBars = (words: number) =>
    getBlocks('word '.repeat(words), { wpm: 151, length: '15' }).flatMap((block) =>
      block.kind === 'figures' ? block.figures.map(({ share }) => share !== undefined) : [],
    )
  expect(getFigures('word '.repeat(50), { wpm: 151 })[2]).toEqual(['Pauses', '0.0 s'])
  expect(hasBars(37)).toEqual([true, false, false])
  expect(hasBars(50)).toEqual([false, false, false])
})

test('what is read in the teleprompter are the paragraphs, at the chosen pace', () => {
  expect(getBlocks('One. [beat]\n\nTwo\nthree', { wpm: 170 })).toContainEqual({
    kind: 'spoken',
    lines: ['One. [beat]', 'Two\nthree'],
    pace: 170,
  })
})

test('above 20,000 words it says so', () => {
  expect(run({ text: 'a '.repeat(20_001), parameters: defaultParameters })).toEqual({
    problem: 'This script has 20,001 words. The timer takes up to 20,000, over two hours: paste it in parts.',
  })
})
