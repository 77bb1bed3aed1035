import { expect, test } from 'vitest'
import type { ProtectedKind } from '@/lib/tool/protected-kind'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { findProtectedWords } from './find-protected-words'
import { createMask } from './mask'

const allKinds: readonly ProtectedKind[] = ['links', 'handles', 'tags', 'numbers', 'names']
const found = (text: string, kinds = allKinds, own: readonly string[] = []) =>
  findProtectedWords(text, kinds, own).map(({ text }) => text)

test.each<[string, ProtectedKind, readonly string[]]>([
  ['See https://a.example/x?y=1, or shop.example.com.', 'links', ['https://a.example/x?y=1', 'shop.example.com']],
  ['Mail hi.there+x@maya-bakes.co.uk today', 'links', ['hi.there+x@maya-bakes.co.uk']],
  ['By @maya.bakes. Not me@home, and (@o_o)!', 'handles', ['@maya.bakes', '@o_o']],
  ['#Brot #2026goals #1 a#b #موضة', 'tags', ['#Brot', '#2026goals', '#موضة']],
  [
    '45 €, €1,299.50, 10 %, 5kg, 7:30, 1/2, 24/7, 3x, 2nd',
    'numbers',
    ['45 €', '€1,299.50', '10 %', '5kg', '7:30', '1/2', '24/7', '3x'],
  ],
  ['1\n00:00:01,000 --> 00:00:02,500\nHi --> you', 'cues', ['00:00:01,000 --> 00:00:02,500']],
  ['1. Mix 2 cups\n2. Wait 45 minutes', 'numbers', ['2', '45']],
  ['٤٥ دقيقة', 'numbers', ['٤٥']],
  ['I met Maya in New York, and NASA bought an iPhone. She left.', 'names', ['Maya', 'New York', 'NASA', 'iPhone']],
  ['Then I said that I’m in London’s north. Yes, I did, The End', 'names', ['London', 'End']],
  ['Heute backe ich mit meiner Mutter einen Kuchen für den Geburtstag und die Nachbarn', 'names', []],
  ['How To Bake The Best Bread In A Cold Kitchen', 'names', []],
  ['STOP SCROLLING NOW', 'names', []],
  ['This is SO good, you NEED it, and I LOVE the FREE one at IKEA', 'names', ['IKEA']],
  ['We know: Tickets go. Asked “why?” Nobody knew, and\n1) Preheat it', 'names', []],
  ['We met (as “planned” Maya said) and it’s for the girls’ Anna', 'names', ['Maya', 'Anna']],
  ['straße İstanbul 👩‍👧 \ud800', 'names', []],
  ['we left the straße for İstanbul 👩‍👧 \ud800', 'names', ['İstanbul']],
])('%j has these %s: %j', (text, kind, expected) => {
  expect(found(text, [kind])).toEqual(expected)
})

test('nothing is found within something else, and each but once', () => {
  expect(found('https://x.com/@maya/45 by @maya, 45 and 45')).toEqual(['https://x.com/@maya/45', '@maya', '45'])
  expect(found('slow bread, not slow breads', [], ['slow bread', 'rye', ''])).toEqual(['slow bread'])
})

test('what a model need not see is a number; the other words stand in their marks', () => {
  const mask = createMask('Ask @maya: 45 € in Austin, https://a.example', allKinds, ['sourdough'])
  const hidden = 'Ask ⟦2⟧: ⟦3:45 €⟧ in ⟦4:Austin⟧, ⟦1⟧'
  expect(mask.maskText('Ask @maya: 45 € in Austin, https://a.example')).toBe(hidden)
  expect(mask.unmaskText(hidden)).toBe('Ask @maya: 45 € in Austin, https://a.example')
  expect(mask.findPresentWords('Austin for 45 €, @mayabakes')).toEqual(['45 €', 'Austin'])
})

test.each([
  ['⟦ 1 ⟧ and ⟦2⟧', '@maya and 45 €'],
  ['⟦⟦1⟧⟧, ⟦ 2 : 45 euros ⟧', '@maya, 45 €'],
  ['【1】 〚2:45 €〛', '@maya 45 €'],
  ['[1] asks for [2:45 €]', '@maya asks for 45 €'],
  ['⟦1 asks for ⟦2:45 € now', '@maya asks for 45 € now'],
  ['1⟧ asks for 2:45 €⟧ now', '@maya asks for 45 € now'],
  ['⟦1⟧⟦1⟧', '@maya@maya'],
  ['⟦9⟧ ⟦9:rye⟧ stays', ' rye stays'],
  ['Bake 12 loaves [your number]', 'Bake 12 loaves [your number]'],
])('a bent mark is read: %j', (bent, shown) => {
  expect(createMask('@maya wants 45 €', allKinds).unmaskText(bent)).toBe(shown)
})

test('the marks’ own brackets in a text survive, and square ones with numbers are the text’s', () => {
  const source = 'See [1] and ⟦2⟧ by @maya'
  const mask = createMask(source, ['handles'])
  expect(mask.maskText(source)).toBe('See [1] and ⟦2⟧2⟦3⟧ by ⟦1⟧')
  expect(mask.unmaskText(mask.maskText(source))).toBe(source)
  expect(mask.findPresentWords('nothing')).toEqual([])
  expect(createMask('⟦⟧ alone', allKinds).isEmpty).toBe(true)
})

test.each(['【2026】夏の新作 @maya', '【1】第一步 @maya', '⟦45 €】 and 〚12〛 by @maya', '[1] ⟦2⟧ 【3】 @maya'])(
  'a text’s own brackets around numbers survive: %j',
  (source) => {
    const mask = createMask(source, allKinds)
    expect(mask.unmaskText(mask.maskText(source))).toBe(source)
  },
)

test('a text with nothing to keep goes to a model as it is', () => {
  expect(createMask('⟦slow⟧ bread', allKinds).maskText('⟦slow⟧ bread')).toBe('⟦slow⟧ bread')
})

test('at most 200 are hidden', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => index + 10).join(' ')
  expect(found(many)).toHaveLength(200)
})

test.each(['@', '#1', '1:', '⟦1', 'A ', '1.', 'a@a.', 'https://a.', '[1:'])(
  'thousands of %j come through whole and in proportion',
  async (piece) => {
    const through = (times: number) => {
      const mask = createMask(piece.repeat(times), allKinds)
      return mask.unmaskText(mask.maskText(piece.repeat(times)))
    }
    expect(through(6_000)).toHaveLength(piece.length * 6_000)
    expect(await measureGrowth(through, 6_000)).toBeLessThan(MAX_GROWTH)
  },
)
