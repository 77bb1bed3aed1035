import { expect, test } from 'vitest'
import { splitText } from './split-text'

const fitsWithin = (most: number) => (text: string) => text.length <= most

test.each([
  ['nothing', '  ', 10, []],
  ['what fits stays whole', 'Less is more.', 20, ['Less is more.']],
  ['whole sentences', 'One two. Three four. Five six.', 21, ['One two. Three four.', 'Five six.']],
  [
    'words of a sentence that is too long, in even pieces',
    'one two three four five six seven eight',
    20,
    ['one two three four', 'five six seven eight'],
  ],
  ['a word that fits nowhere', 'Donaudampfschiff', 10, ['Donaudam', 'pfschiff']],
  ['Japanese words of one endless sentence', '今日は東京に行きます', 5, ['今日は東京', 'に行きます']],
  ['emoji without a space', '👩‍👩‍👧🎉👩‍👩‍👧🎉', 10, ['👩‍👩‍👧🎉', '👩‍👩‍👧🎉']],
  [
    'Japanese sentences',
    '最初の文です。次の文です。最後の文です。',
    14,
    ['最初の文です。次の文です。', '最後の文です。'],
  ],
])('%s', (_, text, most, pieces) => {
  expect(splitText(text, fitsWithin(most))).toEqual(pieces)
})

test.each([
  ['a long sentence and a short one', `${'word '.repeat(40)}end. Short one. And two.`, 150, [109, 114]],
  ['many sentences', 'A sentence stands here. '.repeat(11), 250, [119, 143]],
])('%s: no card is nearly empty', (_, text, most, lengths) => {
  expect(splitText(text, fitsWithin(most)).map(({ length }) => length)).toEqual(lengths)
})

test('nothing is lost or doubled', () => {
  const text = Array.from({ length: 60 }, (_, at) => `Sentence ${at} has ${'word '.repeat(at % 9)}end.`).join(' ')
  const pieces = splitText(text, fitsWithin(240))
  expect(pieces.join(' ')).toBe(text)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(240)
})

test('the work grows with the text alone', () => {
  const asked = (words: number) => {
    let letters = 0
    splitText('word '.repeat(words), (piece) => {
      letters += piece.length
      return piece.length <= 1500
    })
    return letters / words
  }
  expect(asked(2000)).toBeLessThan(1000)
  expect(asked(2000) / asked(1000)).toBeLessThan(1.5)
})
