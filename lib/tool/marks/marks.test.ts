import { expect, test } from 'vitest'
import { applySuggestion, type Mark } from './mark'
import { splitByMarks } from './split-by-marks'

const at = (text: string, words: string, badge?: string): Mark => {
  const start = text.indexOf(words)
  return {
    start,
    end: start + words.length,
    kind: words,
    explanation: '',
    ...(badge !== undefined && { badge }),
  }
}

test.each([
  ['We utilize it.', 'utilize', 'use', 'We use it.'],
  ['We really like it.', 'really', '', 'We like it.'],
  ['Basically, we like it.', 'Basically', '', 'We like it.'],
  ['We like it really.', 'really', '', 'We like it.'],
  ['Really\nwe do', 'Really', '', '\nwe do'],
  ['An extremely big loaf', 'extremely', '', 'A big loaf'],
  ['Buy a newly opened one', 'newly', '', 'Buy an opened one'],
  ['It’s a truly universal plan a', 'truly', '', 'It’s a universal plan a'],
  ['Just 👩‍👧 and us', 'Just', '', '👩‍👧 and us'],
])('in “%s” “%s” becomes “%s”', (text, words, instead, wanted) => {
  expect(applySuggestion(text, at(text, words), instead)).toBe(wanted)
})

test('a text is cut into what its marks hold, and joined it is the text', () => {
  const text = 'One. It was quickly written here. Two.'
  const sentence = at(text, 'It was quickly written here.', '5 words')
  const passive = at(text, 'was quickly written')
  const adverb = at(text, 'quickly')
  const pieces = splitByMarks(text, [adverb, sentence, passive])
  expect(pieces.map(({ outer, runs }) => [outer?.badge, runs.map((run) => [run.text, run.mark?.kind])])).toEqual([
    [undefined, [['One. ', undefined]]],
    [
      '5 words',
      [
        ['It ', undefined],
        ['was ', 'was quickly written'],
        ['quickly', 'quickly'],
        [' written here.', undefined],
      ],
    ],
    [undefined, [[' Two.', undefined]]],
  ])
  expect(pieces.flatMap(({ runs }) => runs.map((run) => run.text)).join('')).toBe(text)
})

test('a mark that leaves its sentence ends with it, one behind the end is not drawn', () => {
  const text = 'a b c d e f'
  const sentence = { ...at(text, 'a b c'), badge: '3' }
  const drawn = splitByMarks(text, [sentence, at(text, 'c d'), at(text, 'f')], 9)
  expect(drawn.map(({ runs }) => runs.map((run) => [run.text, run.mark !== undefined]))).toEqual([
    [
      ['a b ', false],
      ['c', true],
    ],
    [[' d e', false]],
  ])
  expect(splitByMarks('', [])).toEqual([])
})
