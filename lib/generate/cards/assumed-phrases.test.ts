import { expect, test } from 'vitest'
import { findAssumedPhrases } from './assumed-phrases'

test.each<[string, string, string, readonly string[], readonly string[]]>([
  ['what the model says', 'I cried in the car.', 'we closed the shop', ['I cried in the car'], ['I cried in the car']],
  ['in the text’s own spelling', 'Then I Cried.', 'closing', ['i cried'], ['I Cried']],
  ['nothing that does not occur', 'Knead it.', 'bread', ['I cried in the car'], []],
  ['nothing that the visitor wrote', 'We closed the shop.', 'we CLOSED the shop', ['closed the shop'], []],
  ['a name', 'Told my friend Rosa about it.', 'a story about bread', [], ['Rosa']],
  ['no name that was given', 'Told my friend Rosa about it.', 'rosa and me', [], []],
  ['a figure', 'It took 14 loaves.', 'my bread', [], ['14']],
  ['no figure that was given', 'It took 14 loaves.', '14 loaves later', [], []],
  ['no clock, no count of parts', '2/7 at 9:30, 0-4 s', 'bread', [], []],
  ['no value of a colour', 'mud brown #6b4a2f, near black #161616', 'bread', [], []],
  ['no title in capitals', 'The Bread That Rose in My Kitchen', 'bread', [], []],
  [
    'the longer of two that overlap',
    'I called Rosa in tears.',
    'bread',
    ['I called Rosa in tears'],
    ['I called Rosa in tears'],
  ],
  [
    'in the order of the text',
    'First Oma, then I cried.',
    'bread',
    ['then I cried', 'First Oma'],
    ['First Oma', 'then I cried'],
  ],
])('assumed is %s', (_, text, given, claimed, expected) => {
  expect(findAssumedPhrases(text, given, claimed)).toEqual(expected)
})
