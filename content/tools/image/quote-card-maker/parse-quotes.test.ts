import { expect, test } from 'vitest'
import { parseQuotes, startsWithQuoteMark, stripQuoteMarks } from './parse-quotes'

test.each([
  ['Less is more. — Mies van der Rohe', 'Less is more.', 'Mies van der Rohe'],
  ['“Less is more.” —Mies', '“Less is more.”', 'Mies'],
  ['Stay hungry - Stewart Brand', 'Stay hungry', 'Stewart Brand'],
  ['Be brief.\t@anna', 'Be brief.', '@anna'],
  ['العلم نور — مثل عربي', 'العلم نور', 'مثل عربي'],
  ['less – and later more', 'less – and later more', null],
  ['One – Two three four five six seven eight', 'One – Two three four five six seven eight', null],
  ['— Nobody', '— Nobody', null],
  ['Open daily 9 - 17', 'Open daily 9 - 17', null],
  ['Psalm 23:1 - 4', 'Psalm 23:1 - 4', null],
  ['well-known', 'well-known', null],
])('a line of a list: %s', (line, text, author) => {
  expect(parseQuotes(`\n${line}\n\n`, 'list')).toEqual([{ text, author }])
})

test.each([
  ['Less is more. — Mies', 'Less is more.', 'Mies'],
  ['“Less is more. — Mies”', 'Less is more.', 'Mies'],
  ['"Less is more."—Mies', '"Less is more."', 'Mies'],
  ['Less is more – Mies van der Rohe', 'Less is more', 'Mies van der Rohe'],
  ['Less is more. - Mies', 'Less is more.', 'Mies'],
  ['Less is more ~ Mies', 'Less is more', 'Mies'],
  ['Less\nis more.\n\n— Mies', 'Less\nis more.', 'Mies'],
  ['Be brief.\n- @anna', 'Be brief.', '@anna'],
  ['I packed for the sea — Anna stayed', 'I packed for the sea — Anna stayed', null],
  ['We moved to the house—Berlin', 'We moved to the house—Berlin', null],
  ['It broke. — But we fixed it.', 'It broke. — But we fixed it.', null],
  ['Paris - Rome', 'Paris - Rome', null],
  ['시작이 반이다 - 그러니 시작하라', '시작이 반이다 - 그러니 시작하라', null],
  ['जहाँ चाह — वहाँ राह', 'जहाँ चाह — वहाँ राह', null],
  ['العلم نور — والجهل ظلام', 'العلم نور — والجهل ظلام', null],
  ['العلم نور\n— مثل عربي', 'العلم نور', 'مثل عربي'],
  ['「始めよう」 — 花子', '「始めよう」', '花子'],
  ['We are hiring - Berlin', 'We are hiring - Berlin', null],
  ['Stop wishing. - Start doing', 'Stop wishing. - Start doing', null],
  ['Open daily.\n— 9', 'Open daily.\n— 9', null],
  ['One. — Ada Byron\n\nTwo. — Carl Benz', 'One. — Ada Byron\n\nTwo. — Carl Benz', null],
  ['One.\n\nTwo.\n\n— Carl Benz', 'One.\n\nTwo.', 'Carl Benz'],
  ['Do this:\n- Write\n- Rest', 'Do this:\n- Write\n- Rest', null],
])('one text: %j', (line, text, author) => {
  expect(parseQuotes(line, 'one')).toEqual([{ text, author }])
})

test.each([
  ['“Less is more.”', 'Less is more.', true],
  ['„Weniger ist mehr.“', 'Weniger ist mehr.', true],
  ['«Moins»', 'Moins', true],
  ['‘Don’t’', 'Don’t', true],
  ['“One” and “two”', '“One” and “two”', true],
  ['Less “is” more', 'Less “is” more', false],
])('quotation marks around all of it: %s', (text, inner, opens) => {
  expect([stripQuoteMarks(text), startsWithQuoteMark(text)]).toEqual([inner, opens])
})

test('one quote keeps its lines, dashes and all', () => {
  expect(parseQuotes(' Roses are red — Anna \nand so on ', 'one')).toEqual([
    { text: 'Roses are red — Anna \nand so on', author: null },
  ])
  expect(parseQuotes(' \n ', 'one')).toEqual([])
})
