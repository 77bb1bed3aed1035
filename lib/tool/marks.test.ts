import { expect, test } from 'vitest'
import { applySuggestion, type Mark, splitByMarks } from './marks'

const at = (text: string, words: string, badge?: string): Mark => {
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
  ['It’s a truly universal plan a', 'truly', '', 'It’s a universal plan a'],
])('in “%s” “%s” becomes “%s”', (text, words, instead, wanted) => {
  expect(applySuggestion(text, at(text, words), instead)).toBe(wanted)
})

test('splits a text by its marks', () => {
  const text = 'One. It was quickly written here. Two.'
  const sentence = at(text, 'It was quickly written here.', '5 words')
  const pieces = splitByMarks(text, [at(text, 'quickly'), sentence, at(text, 'was quickly written')])
  const shown = pieces.map(({ outer, runs }) => {
    const words = runs.map((run) => (run.mark ? `[${run.text}: ${run.mark.kind}]` : run.text)).join('')
    return outer ? `<${outer.badge}: ${words}>` : words
  })
  expect(shown).toEqual(['One. ', '<5 words: It [was : was quickly written][quickly: quickly] written here.>', ' Two.'])
})

test('ends a mark with its sentence, and does not draw a mark after the end', () => {
  const text = 'a b c d e f'
  const sentence = { ...at(text, 'a b c'), badge: '3' }
  const drawn = splitByMarks(text, [sentence, at(text, 'c d'), at(text, 'f')], 9)
  const shown = drawn.map(({ runs }) => runs.map((run) => (run.mark ? `[${run.text}]` : run.text)).join(''))
  expect(shown).toEqual(['a b [c]', ' d e'])
  expect(splitByMarks('', [])).toEqual([])
})
