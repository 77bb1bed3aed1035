import { expect, test } from 'vitest'
import { applySuggestion, type Mark, splitByMarks } from './marks'

const createMark = (text: string, words: string, badge?: string): Mark => {
  const start = text.indexOf(words)
  const mark = { start, end: start + words.length, kind: words, explanation: '' }
  return badge === undefined ? mark : { ...mark, badge }
}

test.each([
  ['We utilize it.', 'utilize', 'use', 'We use it.'],
  ['We really like it.', 'really', '', 'We like it.'],
  ['Basically, we like it.', 'Basically', '', 'We like it.'],
  ['Really\nwe do', 'Really', '', '\nwe do'],
  ['An extremely big loaf', 'extremely', '', 'A big loaf'],
  ['We like it, actually.', 'actually', '', 'We like it.'],
  ['It was, basically, a cake.', 'basically', '', 'It was a cake.'],
  ['So I think we won.', 'I think', '', 'So we won.'],
  ['Well. “I think we won.”', 'I think', '', 'Well. “We won.”'],
  ['It’s a truly universal plan a', 'truly', '', 'It’s a universal plan a'],
])('in “%s” replaces “%s” by “%s”', (text, words, replacement, expected) => {
  expect(applySuggestion(text, createMark(text, words), replacement)).toBe(expected)
})

test('splits a text by its marks', () => {
  const text = 'One. It was quickly written here. Two.'
  const sentence = createMark(text, 'It was quickly written here.', '5 words')
  const pieces = splitByMarks(text, [createMark(text, 'quickly'), sentence, createMark(text, 'was quickly written')])
  const formattedPieces = pieces.map(({ outer, runs }) => {
    const words = runs.map((run) => (run.mark ? `[${run.text}: ${run.mark.kind}]` : run.text)).join('')
    return outer ? `<${outer.badge}: ${words}>` : words
  })
  expect(formattedPieces).toEqual([
    'One. ',
    '<5 words: It [was : was quickly written][quickly: quickly] written here.>',
    ' Two.',
  ])
})

test('ends a mark with its sentence, and does not draw a mark after the end', () => {
  const text = 'a b c d e f'
  const sentence = { ...createMark(text, 'a b c'), badge: '3' }
  const pieces = splitByMarks(text, [sentence, createMark(text, 'c d'), createMark(text, 'f')], 9)
  const formattedPieces = pieces.map(({ runs }) => runs.map((run) => (run.mark ? `[${run.text}]` : run.text)).join(''))
  expect(formattedPieces).toEqual(['a b [c]', ' d e'])
  expect(splitByMarks('', [])).toEqual([])
})
