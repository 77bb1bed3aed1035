import { expect, test } from 'vitest'
import { splitText } from './cards'
import { parseQuotes, startsWithQuoteMark, stripQuoteMarks } from './parse-quotes'

test.each([
  ['Less is more. — Mies van der Rohe', 'Less is more.', 'Mies van der Rohe'],
  ['“Less is more.” —Mies', '“Less is more.”', 'Mies'],
  ['Be brief.\t@anna', 'Be brief.', '@anna'],
  ['العلم نور — مثل عربي', 'العلم نور', 'مثل عربي'],
  ['less – and later more', 'less – and later more', null],
  ['One – Two three four five six seven eight', 'One – Two three four five six seven eight', null],
  ['— Nobody', '— Nobody', null],
  ['Psalm 23:1 - 4', 'Psalm 23:1 - 4', null],
])('reads the line “%s” of a list as the quote “%s” by %s', (line, text, author) => {
  expect(parseQuotes(`\n${line}\n\n`, 'list')).toEqual([{ text, author }])
})

test.each([
  ['“Less is more. — Mies”', 'Less is more.', 'Mies'],
  ['"Less is more."—Mies', '"Less is more."', 'Mies'],
  ['Less is more – Mies van der Rohe', 'Less is more', 'Mies van der Rohe'],
  ['Less\nis more.\n\n— Mies', 'Less\nis more.', 'Mies'],
  ['Be brief.\n- @anna', 'Be brief.', '@anna'],
  ['I packed for the sea — Anna stayed', 'I packed for the sea — Anna stayed', null],
  ['We moved to the house—Berlin', 'We moved to the house—Berlin', null],
  ['It broke. — But we fixed it.', 'It broke. — But we fixed it.', null],
  ['시작이 반이다 - 그러니 시작하라', '시작이 반이다 - 그러니 시작하라', null],
  ['العلم نور\n— مثل عربي', 'العلم نور', 'مثل عربي'],
  ['「始めよう」 — 花子', '「始めよう」', '花子'],
  ['One. — Ada Byron\n\nTwo. — Carl Benz', 'One. — Ada Byron\n\nTwo. — Carl Benz', null],
  ['One.\n\nTwo.\n\n— Carl Benz', 'One.\n\nTwo.', 'Carl Benz'],
  ['Do this:\n- Write\n- Rest', 'Do this:\n- Write\n- Rest', null],
  [' Roses are red — Anna \nand so on ', 'Roses are red — Anna \nand so on', null],
])('reads the text %j as the quote %j by %s', (given, text, author) => {
  expect(parseQuotes(given, 'one')).toEqual([{ text, author }])
})

test('returns no quote for an empty text', () => {
  expect(parseQuotes(' \n ', 'one')).toEqual([])
})

test.each([
  ['“Less is more.”', 'Less is more.', true],
  ['„Weniger ist mehr.“', 'Weniger ist mehr.', true],
  ['«Moins»', 'Moins', true],
  ['‘Don’t’', 'Don’t', true],
  ['“One” and “two”', '“One” and “two”', true],
  ['Less “is” more', 'Less “is” more', false],
])('removes quotation marks around the whole text: %s', (text, inner, startsWithMark) => {
  expect([stripQuoteMarks(text), startsWithQuoteMark(text)]).toEqual([inner, startsWithMark])
})

test.each([
  ['nothing', '  ', 10, []],
  ['a text that fits', 'Less is more.', 20, ['Less is more.']],
  ['whole sentences', 'One two. Three four. Five six.', 21, ['One two. Three four.', 'Five six.']],
  ['a long sentence', 'one two three four five six seven eight', 20, ['one two three four', 'five six seven eight']],
  ['a long word', 'Donaudampfschiff', 10, ['Donaudam', 'pfschiff']],
  ['emoji without a space', '👩‍👩‍👧🎉👩‍👩‍👧🎉', 10, ['👩‍👩‍👧🎉', '👩‍👩‍👧🎉']],
  [
    'Japanese sentences',
    '最初の文です。次の文です。最後の文です。',
    14,
    ['最初の文です。次の文です。', '最後の文です。'],
  ],
])('splits %s into pieces that fit', (_, text, max, pieces) => {
  expect(splitText(text, (piece) => piece.length <= max)).toEqual(pieces)
})

test('splits a long text into pieces of even length within the limit that join to the whole text', () => {
  const text = Array.from({ length: 60 }, (_, at) => `Sentence ${at} has ${'word '.repeat(at % 9)}end.`).join(' ')
  const pieces = splitText(text, (piece) => piece.length <= 240)
  expect(pieces.join(' ')).toBe(text)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(240)
  const uneven = `${'word '.repeat(40)}end. Short one. And two.`
  expect(splitText(uneven, (piece) => piece.length <= 150).map(({ length }) => length)).toEqual([109, 114])
})
